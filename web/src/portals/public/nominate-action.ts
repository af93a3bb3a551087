import type { Call } from '@tower/contract/client.ts'
import type { PageContext } from '../../api/load-context.ts'
import { isClassroomId } from '../../matching/classrooms/classroom-reference.ts'
import { findClassroom } from '../../matching/classrooms/find-classroom.ts'
import { type NominationAnswer, sendNomination } from '../../matching/nominations/send-nomination.ts'
import {
  type RequestAnswer,
  sendConfirmationRequest,
} from '../../matching/nominations/send-confirmation-request.ts'
import type { Language } from '@tower/contract/language.ts'
import type { TextsOf } from '../../texts/texts.ts'

type Words = TextsOf<'classrooms' | 'nominations' | 'refusals'>

/** Nominates the classroom that a form names by id or share code. */
export async function nominate(
  call: Call,
  form: FormData,
  texts: Words,
  language: Language,
): Promise<NominationAnswer> {
  return sendNomination(call, form, { ...texts, language }, (typed) => findClassroomId(call, typed, texts))
}

/** Asks for a confirmation link for the classroom that a form names by id or share code. */
export async function requestConfirmation(
  page: Pick<PageContext, 'call' | 'site'>,
  form: FormData,
  texts: Words,
  language: Language,
): Promise<RequestAnswer> {
  return sendConfirmationRequest(page, form, { ...texts, language }, (typed) =>
    findClassroomId(page.call, typed, texts),
  )
}

async function findClassroomId(call: Call, typed: string, { classrooms, nominations }: Words) {
  if (isClassroomId(typed)) return { id: typed.toLowerCase() }
  if (!/^pt-/i.test(typed)) return { problem: nominations.classroomWrong }
  const { classroom, problem } = await findClassroom(call, typed, classrooms)
  return classroom ? { id: classroom.id } : { problem }
}
