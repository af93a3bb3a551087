import { z } from 'zod'
import { languages } from '../language.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { maxLineLength } from '../text-limits.ts'
import { name, oneLine } from '../name.contract.ts'
import { Email, PageLanguage } from './email.contract.ts'

const text = z.string().nullable()

/** What a word allows. Pictures, city and school are parts of the profile: without it they count as no. */
export const ConsentWord = z.object({
  profile: z.boolean(),
  photos: z.boolean(),
  /** City and state. */
  location: z.boolean(),
  school: z.boolean(),
})
export type ConsentWord = z.infer<typeof ConsentWord>

/** What whoever is asked for consent sees of an athlete: what would be public, and nothing else. */
export const ConsentSubject = z.object({
  first_name: z.string(),
  /** The initial alone, as `R.`. */
  last_name: z.string(),
  headline: text,
  sport: text,
  position: text,
  bio: text,
  city: text,
  state: text,
  school: text,
  /** How many pictures and videos there are. */
  pictures: z.number().int(),
  goals: z.array(z.string()),
})
export type ConsentSubject = z.infer<typeof ConsentSubject>

/** One athlete as whoever may speak for them sees the matter. */
export const ConsentCase = z.object({
  subject: ConsentSubject,
  /** What they said last; null when nothing yet. */
  said: ConsentWord.extend({ at: z.string() }).nullable(),
  /** What all who have a say agree on now. */
  in_force: ConsentWord,
  /** Whether the public sees the profile at this moment. */
  is_public: z.boolean(),
  /** From 18 on a guardian can only take back. */
  may_grant: z.boolean(),
  /** Whether a birthday is on record; where none is, a guardian may give it. */
  has_birthday: z.boolean(),
})
export type ConsentCase = z.infer<typeof ConsentCase>

/** What a link opens. One that is used or too old shows nothing of a child. */
export const ConsentLink = z.object({
  state: z.enum(['open', 'used', 'expired']),
  case: ConsentCase.nullable(),
})
export type ConsentLink = z.infer<typeof ConsentLink>

/** Who says nothing of the school does not allow it. */
const SpokenWord = ConsentWord.extend({ school: z.boolean().default(false) })

const Said = SpokenWord.extend({
  /** Typed by whoever signs; needed to allow, not to take back. */
  signed_name: name(maxLineLength).default(''),
  /** The language in which the text was read. */
  locale: z.enum(languages).default('en'),
  /** The athlete’s birthday, where a guardian gives it; it is never shown. */
  born_on: z.iso.date().nullish(),
})

const Answer = z.object({ ok: z.literal(true), said: ConsentWord, in_force: ConsentWord })
const refusals = [
  'prospects.not_found',
  'prospects.name_required',
  'prospects.of_age',
  'prospects.birthday_impossible',
] as const
const Token = z.string().max(200)

/** Guardians allow and take back, by a mailed link or from an account. */
export const prospectConsentEndpoints = {
  readLink: endpoint({
    name: 'prospects.read-consent-link',
    method: 'GET',
    path: '/api/prospect/consent',
    summary: 'What a mailed link asks. Mail scanners open links: reading changes nothing.',
    access: 'public',
    cache: 'none',
    query: z.object({ token: Token.catch('') }),
    output: ConsentLink,
    errors: ['prospects.link_unknown'],
  }),
  sayByLink: endpoint({
    name: 'prospects.consent-by-link',
    method: 'POST',
    path: '/api/prospect/consent',
    summary: 'Allows or takes back by a mailed link, which is used up by it.',
    access: 'public',
    body: Said.extend({ token: Token }),
    output: Answer,
    errors: [
      ...refusals,
      'prospects.link_unknown',
      'prospects.link_used',
      'prospects.link_expired',
      'prospects.guardian_is_keeper',
    ],
    rateLimit: { max: 60, windowSeconds: 600, per: 'network' },
  }),
  requestLink: endpoint({
    name: 'prospects.request-consent-link',
    method: 'POST',
    path: '/api/prospect/consent-link',
    summary:
      'Mails a guardian of record a fresh link for each of their children. The answer is the same for every address.',
    access: 'public',
    body: z.object({ email: Email, locale: PageLanguage }),
    output: z.object({ ok: z.literal(true) }),
    errors: [],
    rateLimit: [
      { max: 20, windowSeconds: 600, per: 'network' },
      { max: 5, windowSeconds: 3_600, per: 'body.email', refusal: 'request.mail_limited' },
    ],
  }),
  listOwn: endpoint({
    name: 'prospects.list-consents',
    method: 'GET',
    path: '/api/prospect/consents',
    summary: 'The athletes for whom the signed-in account may speak, and what was said.',
    access: 'session',
    duty: 'children',
    output: z.object({ items: z.array(ConsentCase.extend({ prospect_id: z.string() })) }),
    errors: [],
  }),
  say: endpoint({
    name: 'prospects.consent',
    method: 'POST',
    path: '/api/prospect/consents',
    summary:
      'Allows or takes back from an account: a guardian for their child, an athlete of age for themself.',
    access: 'session',
    duty: 'children',
    body: Said.extend({ prospect_id: z.string().max(100) }),
    output: Answer,
    errors: [
      ...refusals,
      'identity.role_not_allowed',
      'prospects.not_of_age',
      'prospects.guardian_is_keeper',
    ],
  }),
  invite: endpoint({
    name: 'prospects.invite-guardian',
    method: 'POST',
    path: '/api/prospect/invite-guardian',
    summary:
      'Names a guardian, who is mailed a link to consent; one who was named before is mailed a fresh one. For whoever may edit the profile.',
    access: 'session',
    duty: 'children',
    body: z.object({ prospect_id: z.string().max(100), email: Email, locale: PageLanguage }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['identity.role_not_allowed', 'prospects.not_found', 'prospects.guardian_is_keeper'],
    rateLimit: { max: 20, windowSeconds: 3_600, per: 'account', refusal: 'request.mail_limited' },
  }),
  recordPaper: endpoint({
    name: 'prospects.record-paper',
    method: 'POST',
    path: '/api/admin/prospects/:prospectId/paper',
    summary:
      'Staff record what a guardian said on a signed paper they hold. One that allows is not for whoever wrote the profile or named its guardian.',
    access: 'admin',
    duty: 'children',
    params: z.object({ prospectId: Id }),
    body: SpokenWord.extend({ paper: oneLine(maxLineLength).default('') }),
    output: Answer,
    errors: ['prospects.not_found', 'prospects.own_work', 'prospects.evidence_required', 'prospects.of_age'],
  }),
}
