import type { Call } from '@tower/contract/client.ts'
import { nominationEndpoints, TeacherNominationBody } from '@tower/contract/matching/nominations.contract.ts'
import { sendForm } from '../../api/send-form.ts'
import type { TextsOf } from '../../texts/texts.ts'
import type { FormAnswer } from '../../ui/form/form-answer.ts'

/** Sends the form that names a teacher, for a page's action. */
export function sendTeacherNomination(
  call: Call,
  form: FormData,
  { teacherNomination, refusals }: TextsOf<'teacherNomination' | 'refusals'>,
): Promise<FormAnswer> {
  const { errors, tooLong, failed } = teacherNomination
  const words = { faults: errors, tooLong, failed, refused: refusals }
  return sendForm({ form, schema: TeacherNominationBody }, words, (body) =>
    call(nominationEndpoints.nominateTeacher, { body }),
  )
}
