import { z } from 'zod'
import { Day } from '../day.contract.ts'
import { endpoint, type RateLimit } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
import { Id } from '../id.contract.ts'
import { languages } from '../language.ts'
import { listFilter, PageQuery, pageOf, withPage } from '../page.contract.ts'
import { Email } from '../people/email.contract.ts'
import { GiftPart } from './gift-part.contract.ts'
import { giftStandings } from './giving.ts'
import { ownGiftDestinations, ownGiftSorts } from './own-giving.ts'
import { MonthlyGift } from './sponsorships.contract.ts'

const hour = 3600
const cents = z.number().int()
const Link = z.string().max(300).catch('')
/** A day that receipts and calendars know, and the database as well. */

/** A gift as its giver sees it. */
export const OwnGift = z.object({
  id: Id,
  created_at: z.string(),
  /** Null is the general fund. */
  program_id: z.string().nullable(),
  amount_cents: cents,
  /** What was added for the card fee; no part of the amount. */
  fee_cover_cents: cents,
  refunded_cents: cents,
  destination: z.string(),
  /** Where each dollar was asked to go, as the button said it (`nameDestination`). */
  plan: z.array(GiftPart),
  /** Of a gift that names a classroom: null where its name may not be said any more. */
  classroom_name: z.string().nullable(),
  is_monthly: z.boolean(),
  standing: z.enum(giftStandings).nullable(),
  /** The receipt in force; null where all of it went back. */
  receipt_number: cents.nullable(),
})
export type OwnGift = z.infer<typeof OwnGift>

const OwnGifts = pageOf(OwnGift).extend({
  /** What is left of all that the filters show, with covered fees. */
  kept_cents: cents,
  /** The first and the last year with a gift, whatever the filters. */
  years: z.object({ first: cents, last: cents }).nullable(),
})

/** A pack of credits that its buyer paid for: no gift. */
export const OwnPurchase = z.object({
  id: Id,
  created_at: z.string(),
  pack_name: z.string(),
  /** 100 are one credit. */
  credit_cents: cents,
  paid_cents: cents,
  refunded_cents: cents,
  /** The receipt in force; null where all of it went back. */
  receipt_number: cents.nullable(),
})
export type OwnPurchase = z.infer<typeof OwnPurchase>

/** A monthly gift, and the page where its giver pauses, resumes or ends it. */
const OwnMonthlyGift = MonthlyGift.extend({ id: Id, manage_path: z.string() })
const OwnMonthlyGifts = z.object({ items: z.array(OwnMonthlyGift) })

const filters = {
  year: listFilter(z.coerce.number().int().min(2000).max(2199)),
  destination: listFilter(z.enum(ownGiftDestinations)),
}
const language = z.enum(languages).optional()
const done = z.object({ ok: z.literal(true) })
const ByGift = z.object({ giftId: Id })
type Door<Allowed extends 'sponsor' | 'public', Key extends z.ZodRawShape> = {
  /** Tells the calls of two doors apart. */
  name: string
  path: string
  access: Allowed
  /** What shows who is asking, where no session does. */
  key: Key
  errors: readonly ErrorCode[]
  per: RateLimit['per']
}

/** How the calls of a door are named, found and counted. */
function frameOf<const Allowed extends 'sponsor' | 'public', Key extends z.ZodRawShape>(
  door: Door<Allowed, Key>,
) {
  return {
    ...door,
    at: (name: string, rest: string) => ({
      name: `giving.${door.name}-${name}`,
      path: `${door.path}${rest}`,
      access: door.access,
    }),
    /** Of a call for a role it goes without saying. */
    unkept: door.access === 'public' ? { cache: 'none' as const } : {},
    upTo: (max: number) => ({ max, windowSeconds: hour, per: door.per }),
  }
}

/** Their gifts. */
function listCalls<const Allowed extends 'sponsor' | 'public', Key extends z.ZodRawShape>(
  door: Door<Allowed, Key>,
) {
  const { key, errors, at, unkept, upTo } = frameOf(door)
  return {
    list: endpoint({
      ...at('gifts', '/gifts'),
      method: 'GET',
      summary: 'Their gifts, the newest first or as `sort` says, with what became of each.',
      ...unkept,
      query: PageQuery.in
        .extend({ ...filters, sort: listFilter(z.enum(ownGiftSorts)), ...key })
        .transform(withPage),
      output: OwnGifts,
      errors,
      rateLimit: upTo(1_200),
    }),
    monthly: endpoint({
      ...at('monthly-gifts', '/monthly'),
      method: 'GET',
      summary: 'Their monthly gifts: what each gives, when it is charged next, and where it is changed.',
      ...unkept,
      query: z.object({ ...key }),
      output: OwnMonthlyGifts,
      errors,
      rateLimit: upTo(1_200),
    }),
    listCsv: endpoint({
      ...at('gifts-csv', '/gifts.csv'),
      method: 'GET',
      summary: 'What the filters show of their gifts, all pages, as a file for spreadsheets.',
      ...unkept,
      query: z.object({ ...filters, language, ...key }),
      output: z.string(),
      answer: 'file',
      fileType: 'text/csv',
      errors,
      rateLimit: upTo(60),
    }),
  }
}

/** The papers of their gifts. */
function paperCalls<const Allowed extends 'sponsor' | 'public', Key extends z.ZodRawShape>(
  door: Door<Allowed, Key>,
) {
  const { key, errors, at, unkept, upTo } = frameOf(door)
  return {
    receipt: endpoint({
      ...at('receipt', '/gifts/:giftId/receipt.pdf'),
      method: 'GET',
      summary:
        'The receipt of a gift as a tagged PDF; where all of it went back, the void one, which says so.',
      ...unkept,
      params: ByGift,
      query: z.object({ language, ...key }),
      output: z.string(),
      answer: 'file',
      fileType: 'application/pdf',
      errors: [...errors, 'own_giving.gift_not_found', 'own_giving.no_receipt'],
      rateLimit: upTo(240),
    }),
    statement: endpoint({
      ...at('statement', '/statement.pdf'),
      method: 'GET',
      summary: 'Every gift of a time, first and last day included, as a tagged PDF.',
      ...unkept,
      query: z.object({ from: Day, to: Day, language, ...key }),
      output: z.string(),
      answer: 'file',
      fileType: 'application/pdf',
      errors: [...errors, 'own_giving.period', 'own_giving.too_many_gifts'],
      rateLimit: upTo(60),
    }),
    resend: endpoint({
      ...at('resend-receipt', '/gifts/:giftId/resend'),
      method: 'POST',
      summary: 'Mails the receipt of a gift again, to the address of whoever gave; at most once an hour.',
      params: ByGift,
      body: z.object({ ...key }),
      output: z.object({
        ok: z.literal(true),
        /** False where this receipt was mailed to the same address within the hour: nothing more is sent. */
        mailed: z.boolean(),
      }),
      errors: [...errors, 'own_giving.gift_not_found', 'own_giving.no_receipt'],
      rateLimit: upTo(60),
    }),
  }
}

/** What they bought, with its papers: apart from their gifts. */
function purchaseCalls<const Allowed extends 'sponsor' | 'public', Key extends z.ZodRawShape>(
  door: Door<Allowed, Key>,
) {
  const { key, errors, at, unkept, upTo } = frameOf(door)
  return {
    purchases: endpoint({
      ...at('purchases', '/purchases'),
      method: 'GET',
      summary: 'The packs of credits they bought, the newest first.',
      ...unkept,
      query: z.object({ ...key }),
      output: z.object({ items: z.array(OwnPurchase) }),
      errors,
      rateLimit: upTo(1_200),
    }),
    purchaseReceipt: endpoint({
      ...at('purchase-receipt', '/purchases/:purchaseId/receipt.pdf'),
      method: 'GET',
      summary: 'The receipt of a pack of credits as a tagged PDF: of a purchase, never of a gift.',
      ...unkept,
      params: z.object({ purchaseId: Id }),
      query: z.object({ language, ...key }),
      output: z.string(),
      answer: 'file',
      fileType: 'application/pdf',
      errors: [...errors, 'own_giving.purchase_not_found'],
      rateLimit: upTo(240),
    }),
  }
}

/** The links that open all this. */
function linkCalls<const Allowed extends 'sponsor' | 'public', Key extends z.ZodRawShape>(
  door: Door<Allowed, Key>,
) {
  const { key, errors, at, upTo } = frameOf(door)
  return {
    revokeLinks: endpoint({
      ...at('revoke-links', '/links/revoke'),
      method: 'POST',
      summary: 'From now on no link mailed before opens their gifts.',
      body: z.object({ ...key }),
      output: done,
      errors,
      rateLimit: upTo(30),
    }),
  }
}

/** Everything a giver may see and do of their own, through one door: the same for who is signed in and who holds a link. */
const doorToGiving = <const Allowed extends 'sponsor' | 'public', Key extends z.ZodRawShape>(
  door: Door<Allowed, Key>,
) => ({ ...listCalls(door), ...paperCalls(door), ...purchaseCalls(door), ...linkCalls(door) })

/** A sponsor's own gifts, by their session. */
export const ownGivingEndpoints = doorToGiving({
  name: 'own',
  path: '/api/sponsor/giving',
  access: 'sponsor',
  key: {},
  errors: [],
  per: 'account',
})

/** The gifts of whoever holds the link of a receipt, without an account. */
export const linkedGivingEndpoints = doorToGiving({
  name: 'linked',
  path: '/api/giving',
  access: 'public',
  key: { link: Link },
  errors: ['own_giving.link_invalid', 'own_giving.link_expired'],
  per: 'network',
})

/** How a link is come by again. */
export const giverLinkEndpoints = {
  request: endpoint({
    name: 'giving.request-link',
    method: 'POST',
    path: '/api/giving/links',
    summary:
      'Mails a fresh link to an address that gave. Every other address gets the same answer in the same time, and no mail.',
    access: 'public',
    body: z.object({ email: Email, language }),
    output: done,
    errors: [],
    rateLimit: { max: 20, windowSeconds: hour, per: 'network' },
  }),
  renew: endpoint({
    name: 'giving.renew-link',
    method: 'POST',
    path: '/api/giving/links/renew',
    summary: 'Mails a fresh link in place of one that has expired, to the address of whoever gave.',
    access: 'public',
    body: z.object({ link: Link }),
    output: done,
    errors: ['own_giving.link_invalid'],
    rateLimit: { max: 30, windowSeconds: hour, per: 'network' },
  }),
}
