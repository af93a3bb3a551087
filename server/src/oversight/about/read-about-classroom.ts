import type { About, AboutClassroomSubject } from '../../about.ts'
import { type ClassroomFileRow, readClassroomFile } from '../../matching/classrooms/read-classroom-file.ts'
import type { Reader } from '../../reader.ts'
import type { Services } from '../../services.ts'
import { readSections, type Section } from './read-sections.ts'

type Asked = { classroomId: string; declared: readonly About<AboutClassroomSubject>[]; reader: Reader }

/** A classroom and what concerns it; refused when there is none. */
export async function readAboutClassroom(
  { database }: Pick<Services, 'database'>,
  { classroomId, declared, reader }: Asked,
): Promise<{ classroom: ClassroomFileRow; sections: Section[] }> {
  return database.read(async (tx) => {
    const classroom = await readClassroomFile(tx, classroomId)
    return { classroom, sections: await readSections(tx, { declared, subject: classroom, reader }) }
  })
}
