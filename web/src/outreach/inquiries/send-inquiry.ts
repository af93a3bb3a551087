import type { Call } from '@tower/contract/client.ts'
import { ContactBody, inquiryEndpoints, PartnerBody } from '@tower/contract/outreach/inquiries.contract.ts'
import { sendForm } from '../../api/send-form.ts'
import type { TextsOf } from '../../texts/texts.ts'
import type { FormAnswer } from '../../ui/form-answer.ts'

type Words = TextsOf<'inquiries' | 'refusals'>

/** Sends the contact form for a page's action. */
export function sendContact(call: Call, form: FormData, words: Words): Promise<FormAnswer> {
  return sendForm({ form, schema: ContactBody }, wordsOf(words), (body) =>
    call(inquiryEndpoints.contact, { body }),
  )
}

/** Sends the partners' inquiry for a page's action. */
export function sendPartnerInquiry(call: Call, form: FormData, words: Words): Promise<FormAnswer> {
  return sendForm({ form, schema: PartnerBody }, wordsOf(words), (body) =>
    call(inquiryEndpoints.partner, { body }),
  )
}

function wordsOf({ inquiries: { errors }, refusals }: Words) {
  const { name, topic, tooLong, failed, ...rest } = errors
  const faults = { ...rest, name, contact_name: name, program_interest: topic }
  return { faults, tooLong, failed, refused: refusals }
}
