import type { About, AboutPersonSubject } from '../../about.ts'
import { getPersonFor, type ListedPerson } from '../../people/directory/get-person.ts'
import type { Reader } from '../../reader.ts'
import type { Services } from '../../services.ts'
import { readSections, type Section } from './read-sections.ts'

type Asked = { userId: string; declared: readonly About<AboutPersonSubject>[]; reader: Reader }

/** A person and what concerns them; refused when there is none. */
export async function readAboutPerson(
  { database }: Pick<Services, 'database'>,
  { userId, declared, reader }: Asked,
): Promise<{ person: ListedPerson; sections: Section[] }> {
  return database.read(async (tx) => {
    const person = await getPersonFor(tx, reader, userId)
    return { person, sections: await readSections(tx, { declared, subject: person, reader }) }
  })
}
