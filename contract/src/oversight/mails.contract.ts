import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { day, text } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import { mailStates, suppressionReasons } from './mails.ts'

/** An email of the charity, as staff see it: to whom, what about and what came of it; never what it says. */
export const DeskMail = z.object({
  id: Id,
  to_email: z.string(),
  /** The name of its template. */
  kind: z.string(),
  /** Null until it was written out. */
  subject: z.string().nullable(),
  state: z.enum(mailStates),
  /** What the server said that did not take it. */
  said: z.string().nullable(),
  attempts: z.number().int(),
  /** How often staff sent it again. */
  sent_again: z.number().int(),
  created_at: Instant,
  sent_at: Instant.nullable(),
  /** Whether it can be sent again: what it is written from is still kept, and it is not on its way. */
  may_send_again: z.boolean(),
})
export type DeskMail = z.infer<typeof DeskMail>

/** An address that is written to no more. */
export const SuppressedAddress = z.object({
  id: Id,
  email: z.string(),
  reason: z.enum(suppressionReasons),
  said: z.string().nullable(),
  since: Instant,
})
export type SuppressedAddress = z.infer<typeof SuppressedAddress>

const duty = 'people'
const perStaff = { max: 300, windowSeconds: 600, per: 'account' } as const
const ok = z.object({ ok: z.literal(true) })

export const mailList = listOf(DeskMail, {
  access: 'admin',
  duty,
  // `q` is the beginning of the address.
  filters: { q: text(254), state: mailStates, from: day, to: day },
  sorts: ['-date', 'date'],
  page: {
    name: 'mail.list-mails',
    path: '/api/admin/mails',
    summary: 'Emails of the charity, the newest first: to whom, what about, and what came of them.',
  },
  file: {
    name: 'mail.list-mails-csv',
    path: '/api/admin/mails.csv',
    summary: 'All emails that the filters show, as a file for spreadsheets.',
  },
})

export const suppressionList = listOf(SuppressedAddress, {
  access: 'admin',
  duty,
  // `q` is the beginning of the address.
  filters: { q: text(254), reason: suppressionReasons, from: day, to: day },
  sorts: ['-since', 'since'],
  page: {
    name: 'mail.list-suppressed-addresses',
    path: '/api/admin/suppressed-addresses',
    summary:
      'Addresses that nobody reads and that are written to no more, the newest first, each with its reason.',
  },
  file: {
    name: 'mail.list-suppressed-addresses-csv',
    path: '/api/admin/suppressed-addresses.csv',
    summary: 'All of them that the filters show, as a file for spreadsheets.',
  },
})

export const mailEndpoints = {
  list: mailList.page,
  listCsv: mailList.file,
  listSuppressed: suppressionList.page,
  listSuppressedCsv: suppressionList.file,
  sendAgain: endpoint({
    name: 'mail.send-again',
    method: 'POST',
    path: '/api/admin/mails/:mailId/again',
    summary:
      'Sends an email once more to the same address. Not where nobody reads there, or its words are gone.',
    access: 'admin',
    duty,
    params: z.object({ mailId: Id }),
    output: ok,
    errors: ['mail.not_found', 'mail.not_kept', 'mail.still_waiting', 'mail.held', 'mail.suppressed'],
    rateLimit: perStaff,
  }),
  writeAgain: endpoint({
    name: 'mail.lift-suppression',
    method: 'POST',
    path: '/api/admin/suppressed-addresses/:suppressionId/lift',
    summary: 'Writes to an address again from now on. What was not sent meanwhile can be sent again.',
    access: 'admin',
    duty,
    params: z.object({ suppressionId: Id }),
    output: ok,
    errors: ['mail.not_suppressed'],
    rateLimit: perStaff,
  }),
}
