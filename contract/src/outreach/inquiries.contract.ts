import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email, PageLanguage } from '../people/email.contract.ts'
import { maxLineLength } from '../text-limits.ts'
import { name } from '../name.contract.ts'
import { contactTopics, maxMessageLength } from './inquiries.ts'

const hour = 3600
/** Stands in a subject and a heading. */
const Name = name(maxLineLength).min(1)
const Message = z.string().trim().min(1).max(maxMessageLength)
/** A field people don't see. Whoever fills it in is a program: the answer is the same, and nothing is kept. */
const Honeypot = z.string().max(2_000).optional()
const Accepted = z.object({ ok: z.literal(true) })

/** What the contact form sends. */
export const ContactBody = z.object({
  name: Name,
  email: Email,
  program_interest: z.enum(contactTopics),
  message: Message,
  locale: PageLanguage,
  'bot-field': Honeypot,
})

/** What a possible partner's form sends. */
export const PartnerBody = z.object({
  organization: Name,
  contact_name: Name,
  email: Email,
  message: Message,
  locale: PageLanguage,
  'bot-field': Honeypot,
})

/** What visitors write to the charity. */
export const inquiryEndpoints = {
  contact: endpoint({
    name: 'inquiries.contact',
    method: 'POST',
    path: '/api/contact',
    summary: 'Keeps a message for staff and mails the writer that it arrived.',
    access: 'public',
    body: ContactBody,
    output: Accepted,
    errors: [],
    rateLimit: { max: 10, windowSeconds: hour, per: 'network' },
  }),
  partner: endpoint({
    name: 'inquiries.partner',
    method: 'POST',
    path: '/api/partners/apply',
    summary: 'Keeps an inquiry of a possible partner for staff and mails its writer that it arrived.',
    access: 'public',
    body: PartnerBody,
    output: Accepted,
    errors: [],
    rateLimit: { max: 10, windowSeconds: hour, per: 'network' },
  }),
}
