import type { Call } from '@tower/contract/client.ts'
import { ContactBody, inquiryEndpoints, PartnerBody } from '@tower/contract/outreach/inquiries.contract.ts'
import type { z } from 'zod'
import { isCallError } from '../../api/call-error.ts'
import type { Texts } from '../../texts/texts.ts'

type Words = Texts['inquiries']['errors']
type Fields = Readonly<Record<string, string>>

/** What became of a form: nothing typed is lost, and each fault stands at its field. */
export type InquiryAnswer = {
  outcome: 'done' | 'refused'
  values: Fields
  faults: Fields
  /** What is wrong with the sending rather than with a field. */
  failure?: string
}

/** Sends the contact form for a page's action. */
export function sendContact(call: Call, form: FormData, words: Words): Promise<InquiryAnswer> {
  const sentences = {
    name: words.name,
    email: words.email,
    program_interest: words.topic,
    message: words.message,
  }
  return send(form, ContactBody, { words, sentences }, (body) => call(inquiryEndpoints.contact, { body }))
}

/** Sends the partners' inquiry for a page's action. */
export function sendPartnerInquiry(call: Call, form: FormData, words: Words): Promise<InquiryAnswer> {
  const sentences = {
    organization: words.organization,
    contact_name: words.name,
    email: words.email,
    message: words.message,
  }
  return send(form, PartnerBody, { words, sentences }, (body) => call(inquiryEndpoints.partner, { body }))
}

async function send<Body extends z.ZodObject>(
  form: FormData,
  schema: Body,
  { words, sentences }: { words: Words; sentences: Fields },
  deliver: (body: z.output<Body>) => Promise<unknown>,
): Promise<InquiryAnswer> {
  const values = readFields(form, Object.keys(schema.shape))
  const parsed = schema.safeParse(values)
  if (!parsed.success) {
    return { outcome: 'refused', values, faults: faultsOf(parsed.error.issues, sentences, words) }
  }
  try {
    await deliver(parsed.data)
    return { outcome: 'done', values: {}, faults: {} }
  } catch (error) {
    if (!isCallError(error)) throw error
    const failure = error.status === 429 ? words.limited : words.failed
    return { outcome: 'refused', values, faults: {}, failure }
  }
}

function readFields(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = form.get(name)
      // Browsers send line breaks as CRLF; what was typed has one character there.
      return [name, typeof value === 'string' ? value.replace(/\r\n/g, '\n') : '']
    }),
  )
}

function faultsOf(
  issues: readonly { code: string; path: readonly PropertyKey[] }[],
  sentences: Fields,
  words: Words,
): Fields {
  const faults: Record<string, string> = {}
  for (const { code, path } of issues) {
    const field = String(path[0])
    faults[field] ??= code === 'too_big' ? words.tooLong : (sentences[field] ?? words.failed)
  }
  return faults
}
