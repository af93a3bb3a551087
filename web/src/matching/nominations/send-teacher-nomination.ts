import type { Call } from '@tower/contract/client.ts'
import { nominationEndpoints, TeacherNominationBody } from '@tower/contract/matching/nominations.contract.ts'
import { isCallError } from '../../api/call-error.ts'
import type { Texts } from '../../texts/texts.ts'

type Fields = Readonly<Record<string, string>>

/** What became of a teacher's nomination; nothing typed is lost. */
export type TeacherNominationAnswer = {
  outcome: 'done' | 'refused'
  values: Fields
  faults: Fields
  failure?: string
}

/** Sends the form for a page's action. */
export async function sendTeacherNomination(
  call: Call,
  form: FormData,
  words: Texts['teacherNomination'],
): Promise<TeacherNominationAnswer> {
  const values = Object.fromEntries(
    Object.keys(TeacherNominationBody.shape).map((name) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value : '']
    }),
  )
  const parsed = TeacherNominationBody.safeParse(values)
  if (!parsed.success) {
    const sentences: Fields = words.errors
    const faults = parsed.error.issues.map(({ path }) => [
      String(path[0]),
      sentences[String(path[0])] ?? words.failed,
    ])
    return { outcome: 'refused', values, faults: Object.fromEntries(faults) as Fields }
  }
  try {
    await call(nominationEndpoints.nominateTeacher, { body: parsed.data })
    return { outcome: 'done', values: {}, faults: {} }
  } catch (error) {
    if (!isCallError(error)) throw error
    // This call refuses in plain text, which is for people.
    return { outcome: 'refused', values, faults: {}, failure: error.message || words.failed }
  }
}
