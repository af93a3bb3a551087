import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../language.ts'
import { SponsorshipType } from '../people/prospects.contract.ts'
import { Email } from '../people/email.contract.ts'
import { startsPerNetwork } from './giving.contract.ts'
import { monthlyGiftActions, monthlyGiftStates, monthlyPlaces } from './sponsorships.ts'

const hour = 3600
const noneAsUndefined = (value: unknown) => (value === null || value === '' ? undefined : value)
const someId = z.string().max(100)
const Link = z.string().max(300)

export const MonthlyGiftState = z.enum(monthlyGiftStates)

/** A monthly gift as its giver sees it. */
export const MonthlyGift = z.object({
  state: MonthlyGiftState,
  amount_cents: z.number().int(),
  fee_cover_cents: z.number().int(),
  /** What it came to so far without covered fees, less what went back, and in how many months. */
  given_cents: z.number().int(),
  months: z.number().int(),
  goes_to: z.enum(monthlyPlaces),
  /** Null while the profile is not public, and of a gift to classrooms. */
  prospect: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
  started_at: z.string(),
  next_charge_at: z.string().nullable(),
  /** The card that its giver changed to; null while it is the one it began with. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** The page by which its latest month is followed; null before the first one. */
  follow: z.string().nullable(),
})

const linkErrors = ['sponsorships.link_invalid', 'sponsorships.link_expired'] as const

export const sponsorshipEndpoints = {
  donate: endpoint({
    name: 'giving.prospect-donate',
    method: 'POST',
    path: '/.netlify/functions/prospect-donate',
    summary: 'Starts a gift to a prospect, once or each month, and answers where to pay.',
    access: 'public',
    body: z.object({
      prospect_id: someId,
      goal_id: z.preprocess(noneAsUndefined, someId.optional()),
      type: SponsorshipType,
      amount_cents: z.unknown(),
      email: z.preprocess(noneAsUndefined, Email.optional()),
      cover_fee: z.boolean().optional(),
      /** In which the giver reads, this month and later. */
      language: z.enum(languages).optional(),
      idempotency_key: z.string().min(8).max(100).optional(),
    }),
    output: z.object({ checkout_url: z.string() }),
    errors: [
      'giving.amount_too_small',
      'giving.amount_too_large',
      'giving.amount_invalid',
      'giving.checkout_failed',
      'giving.checkout_conflict',
      'giving.too_many_starts',
      'prospects.not_found',
      'prospects.goal_closed',
    ],
    // Counted together with the other forms that start a payment: whoever tries out cards tries them all.
    rateLimit: startsPerNetwork,
  }),
  monthlyGift: endpoint({
    name: 'giving.monthly-gift',
    method: 'GET',
    path: '/api/monthly-gift',
    summary:
      'Where a monthly gift stands, for whoever holds the link of one of its receipts. Changes nothing.',
    access: 'public',
    cache: 'none',
    query: z.object({ link: Link.catch('') }),
    output: MonthlyGift,
    errors: linkErrors,
    rateLimit: { max: 120, windowSeconds: hour, per: 'network' },
  }),
  changeMonthlyGift: endpoint({
    name: 'giving.change-monthly-gift',
    method: 'POST',
    path: '/api/monthly-gift',
    summary: 'Pauses, resumes or ends a monthly gift by the link of one of its receipts.',
    access: 'public',
    body: z.object({ link: Link, action: z.enum(monthlyGiftActions) }),
    output: MonthlyGift,
    errors: [...linkErrors, 'sponsorships.ended', 'sponsorships.change_failed'],
    rateLimit: { max: 60, windowSeconds: hour, per: 'network' },
  }),
  changeAmount: endpoint({
    name: 'giving.change-monthly-amount',
    method: 'POST',
    path: '/api/monthly-gift/amount',
    summary:
      'Changes what a monthly gift charges from its next month on, by the link of one of its receipts; a covered fee is covered for the new amount, too.',
    access: 'public',
    body: z.object({ link: Link, amount_cents: z.unknown() }),
    output: MonthlyGift,
    errors: [
      ...linkErrors,
      'sponsorships.ended',
      'sponsorships.change_failed',
      'giving.amount_too_small',
      'giving.amount_too_large',
      'giving.amount_invalid',
    ],
    rateLimit: { max: 30, windowSeconds: hour, per: 'network' },
  }),
  changeCard: endpoint({
    name: 'giving.change-monthly-card',
    method: 'POST',
    path: '/api/monthly-gift/card',
    summary:
      'Where the holder of a link of a receipt gives another card for their monthly gift; nothing is charged there.',
    access: 'public',
    body: z.object({ link: Link }),
    output: z.object({ url: z.string() }),
    errors: [
      ...linkErrors,
      'sponsorships.ended',
      'sponsorships.change_failed',
      'sponsorships.too_many_cards',
    ],
    rateLimit: { max: 20, windowSeconds: hour, per: 'network' },
  }),
}
