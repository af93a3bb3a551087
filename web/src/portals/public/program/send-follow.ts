import type { Call } from '@tower/contract/client.ts'
import { programKeys } from '@tower/contract/money/giving.ts'
import { FollowBody, programEndpoints } from '@tower/contract/outreach/programs.contract.ts'
import { sendForm } from '../../../api/send-form.ts'
import type { Language } from '@tower/contract/language.ts'
import type { TextsOf } from '../../../texts/texts.ts'
import type { FormAnswer } from '../../../ui/form/form-answer.ts'

export type SentFollow = {
  programId: string
  form: FormData
  texts: TextsOf<'programs' | 'refusals'>
  language: Language
}

/** Keeps the address of somebody who wants to hear when a program opens, for a page's action. */
export function sendFollow(
  call: Call,
  { programId, form, texts, language }: SentFollow,
): Promise<FormAnswer> {
  const { emailRequired, failed } = texts.programs.coming.follow
  const words = { faults: { email: emailRequired }, refused: texts.refusals, failed }
  const params = { programId: programKeys.find((key) => key === programId) ?? '' }
  return sendForm({ form, schema: FollowBody, fixed: { locale: language } }, words, (body) =>
    call(programEndpoints.follow, { params, body }),
  )
}
