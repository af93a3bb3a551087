import type { Call } from '@tower/contract/client.ts'
import { ContactBody, inquiryEndpoints, PartnerBody } from '@tower/contract/outreach/inquiries.contract.ts'
import { sendForm } from '../../api/send-form.ts'
import type { Language } from '@tower/contract/language.ts'
import type { TextsOf } from '../../texts/texts.ts'
import type { FormAnswer } from '../../ui/form/form-answer.ts'

type Words = TextsOf<'inquiries' | 'refusals'>
type PageWords = { texts: Words; language: Language }

/** Sends the contact form for a page's action; it is answered in the language of the page. */
export function sendContact(call: Call, form: FormData, { texts, language }: PageWords): Promise<FormAnswer> {
  const sent = { form, schema: ContactBody, fixed: { locale: language } }
  return sendForm(sent, wordsOf(texts), (body) => call(inquiryEndpoints.contact, { body }))
}

/** Sends the partners' inquiry for a page's action; it is answered in the language of the page. */
export function sendPartnerInquiry(
  call: Call,
  form: FormData,
  { texts, language }: PageWords,
): Promise<FormAnswer> {
  const sent = { form, schema: PartnerBody, fixed: { locale: language } }
  return sendForm(sent, wordsOf(texts), (body) => call(inquiryEndpoints.partner, { body }))
}

function wordsOf({ inquiries: { errors }, refusals }: Words) {
  const { name, topic, tooLong, failed, ...rest } = errors
  const faults = { ...rest, name, contact_name: name, program_interest: topic }
  return { faults, tooLong, failed, refused: refusals }
}
