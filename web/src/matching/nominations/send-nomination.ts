import type { Call } from '@tower/contract/client.ts'
import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { isCallError } from '../../api/call-error.ts'
import { explainRefusal } from '../../api/explain-error.ts'
import { Email } from '@tower/contract/people/email.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import { takeGiver } from '../../session/take-giver.ts'
import type { TextsOf } from '../../texts/texts.ts'
import { textOf } from '../../ui/form/form-text.ts'
import type { ClassroomLookup } from './classroom-lookup.ts'

/** What became of a nomination. `classroom` is what is wrong with the named classroom. */
export type NominationAnswer = {
  kind: 'nomination'
  outcome: 'done' | 'failed' | 'no-hash'
  classroomProblem?: string | undefined
  /** What is wrong with the address for the link. */
  emailProblem?: string | undefined
  /** What is wrong with the sending, where more can be said than that it failed. */
  failure?: string | undefined
  /** A link was mailed that makes it count in full. */
  linkSent?: boolean
  /** The session it was sent with is over: it was taken as any visitor's. */
  isSessionOver?: boolean
  values: { classroom: string; email: string; reason: string }
}

/** Sends a nomination for a page's action. Of the nominator's contact the form holds only the hash. */
export async function sendNomination(
  call: Call,
  form: FormData,
  { nominations, refusals, language }: TextsOf<'nominations' | 'refusals'> & { language: Language },
  findClassroomId: ClassroomLookup,
): Promise<NominationAnswer> {
  const account = takeGiver(form)
  const email = textOf(form, 'confirm_email')
  const values = { classroom: textOf(form, 'classroom'), email, reason: textOf(form, 'reason') }
  const hash = textOf(form, 'nominator_hash')
  const failed = (why: Partial<NominationAnswer>): NominationAnswer => ({
    kind: 'nomination',
    outcome: 'failed',
    ...why,
    values,
  })
  if (values.classroom === '') return failed({ classroomProblem: nominations.classroomRequired })
  if (email !== '' && !Email.safeParse(email).success)
    return failed({ emailProblem: nominations.nominate.emailWrong })
  if (hash === '') return { kind: 'nomination', outcome: 'no-hash', values }
  const found = await findClassroomId(values.classroom)
  if ('problem' in found) return failed({ classroomProblem: found.problem })
  try {
    const body = {
      ...{ classroom_id: found.id, nominator_hash: hash, reason: values.reason || null },
      ...(email !== '' && { confirm_email: email, locale: language }),
    }
    const isSessionOver = !(await callAs(account, (options) =>
      call(nominationEndpoints.nominate, { body }, options),
    ))
    return { kind: 'nomination', outcome: 'done', linkSent: email !== '', isSessionOver, values }
  } catch (error) {
    if (!isCallError(error)) throw error
    const classroomProblem = explainRefusal(error, nominations.refused)
    return failed({ classroomProblem, failure: explainRefusal(error, refusals) })
  }
}

/** Calls for the account; where its session is over, as any visitor, so that no nomination is lost. Answers whether the account held. */
async function callAs(
  account: ReturnType<typeof takeGiver>,
  nominate: (options: ReturnType<typeof takeGiver>) => Promise<unknown>,
): Promise<boolean> {
  try {
    await nominate(account)
    return true
  } catch (error) {
    if (account.bearer === undefined || !isCallError(error) || error.status !== 401) throw error
    await nominate({})
    return false
  }
}
