import { z } from 'zod'
import { endpoint, type RateLimit } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { languages } from '../language.ts'
import { Email } from '../people/email.contract.ts'
import { name } from '../name.contract.ts'
import { GiftReport } from './gift-report.contract.ts'
import { giftChoices } from './gift-plan.ts'
import {
  checkoutStatuses,
  giftFrequencies,
  giftStandings,
  maxGiverNameLength,
  maxTributeNameLength,
  tributeKinds,
} from './giving.ts'

const hour = 3600
const ReturnAddress = z.string().max(2000)
const short = z.string().max(200)

/** Optional fields arrive as null or an empty string from some forms; both mean "none". */
const noneAsUndefined = (value: unknown) => (value === null || value === '' ? undefined : value)
const OptionalClassroomId = z.preprocess(noneAsUndefined, Id.optional())
const OptionalEmail = z.preprocess(noneAsUndefined, Email.optional())

/**
 * A bound on floods only: a whole school gives from one address. Who tries out stolen cards is slowed by what stays
 * unpaid and by what attempts have in common (oversight/defense). Nothing that anybody can name has a limit here, no
 * classroom, no athlete and no address: whoever reached it would stop everyone else's giving.
 */
export const startsPerNetwork: RateLimit = {
  max: 120,
  windowSeconds: hour,
  per: 'network',
  group: 'giving.checkouts',
}
export const CheckoutStatus = z.enum(checkoutStatuses)
const startErrors = [
  'giving.amount_too_small',
  'giving.amount_too_large',
  'giving.amount_invalid',
  'giving.slot_price',
  'giving.unknown_destination',
  'giving.return_address',
  'giving.checkout_failed',
  'giving.checkout_conflict',
  'giving.slot_would_not_come',
  'giving.monthly_to_towers',
  'giving.too_many_starts',
  'classrooms.not_found',
  'classrooms.not_confirmed',
] as const

export const givingEndpoints = {
  createCheckoutSession: endpoint({
    name: 'giving.create-checkout-session',
    method: 'POST',
    path: '/.netlify/functions/create-checkout-session',
    summary:
      'Starts a gift, once or each month, or with `metadata.program` a Sponsor Slot of exactly $800, and answers where to pay.',
    access: 'public',
    body: z.object({
      amount_cents: z.unknown(),
      destination: short.default('classrooms'),
      classroom_id: OptionalClassroomId,
      success_url: ReturnAddress.optional(),
      cancel_url: ReturnAddress.optional(),
      email: OptionalEmail,
      /** Where less than a slot goes; left out, it is the giver's own tower. `classroom` needs a `classroom_id`. */
      goes_to: z.enum(giftChoices).optional(),
      /** Left out, it is once. Each month a gift to classrooms goes to a tower: it names no classroom. */
      frequency: z.enum(giftFrequencies).optional(),
      /** In which the giver reads. */
      language: z.enum(languages).optional(),
      cover_fee: z.boolean().optional(),
      /** The giver is named nowhere in public. */
      anonymous: z.boolean().optional(),
      /** Whom the gift honors or remembers; stands on the receipt. */
      tribute: z
        .object({
          kind: z.enum(tributeKinds),
          name: name(maxTributeNameLength).min(1),
        })
        .nullish(),
      idempotency_key: z.string().min(8).max(100).optional(),
      metadata: z
        .object({
          program: short.optional(),
          user_id: z.string().max(100).nullish(),
          sponsor_display_name: name(maxGiverNameLength).nullish(),
          sponsor_email: OptionalEmail.nullish(),
        })
        .optional(),
    }),
    output: z.object({ url: z.string() }),
    errors: startErrors,
    failure: 'text',
    rateLimit: startsPerNetwork,
  }),
  donationsCreate: endpoint({
    name: 'giving.donations-create',
    method: 'POST',
    path: '/api/donations-create',
    summary: 'Starts a gift to a program; `amount` is in US dollars.',
    access: 'public',
    body: z.object({
      amount: z.unknown(),
      programId: short.nullish(),
      programKey: short.nullish(),
      programName: short.nullish(),
      /** Where less than a slot of a gift to classrooms goes; left out, it is the giver's own tower. */
      goes_to: z.enum(giftChoices).optional(),
      /** In which the giver reads. */
      language: z.enum(languages).optional(),
      successPath: ReturnAddress.nullish(),
      cancelPath: ReturnAddress.nullish(),
      /** The same key with the same wish is the same checkout. */
      idempotency_key: z.string().min(8).max(100).optional(),
    }),
    output: z.object({ url: z.string() }),
    errors: [...startErrors, 'giving.unknown_program'],
    rateLimit: startsPerNetwork,
  }),
  checkoutStatus: endpoint({
    name: 'giving.checkout-status',
    method: 'GET',
    path: '/api/checkouts/:sessionId',
    summary:
      'What became of a checkout: asked by the page the giver returns to. Completes it when the provider says paid.',
    access: 'public',
    cache: 'none',
    params: z.object({ sessionId: z.string().min(8).max(200) }),
    output: GiftReport.extend({
      status: CheckoutStatus,
      receipt_number: z.number().int().nullable(),
      /** The page by which its giver follows it; null before it has arrived. */
      follow: z.string().nullable(),
      /** Who gave, as the page says on the day the money came: later the address may be open to others. */
      giver: z
        .object({
          name: z.string().nullable(),
          /** Where the receipt went. */
          email: z.string().nullable(),
          tribute: z.object({ kind: z.enum(tributeKinds), name: z.string() }).nullable(),
        })
        .nullable(),
    }),
    errors: ['request.not_found'],
    // While it is open, each look asks the payment provider, who counts our questions.
    rateLimit: { max: 240, windowSeconds: 600, per: 'network' },
  }),
  follow: endpoint({
    name: 'giving.follow',
    method: 'GET',
    path: '/api/gifts/:followKey',
    summary: 'Where the money of one gift is now, for whoever has its link. It names nobody who gave.',
    access: 'public',
    cache: 'none',
    params: z.object({ followKey: Id }),
    output: GiftReport,
    errors: ['request.not_found'],
    rateLimit: { max: 240, windowSeconds: 600, per: 'network' },
  }),
  webhook: endpoint({
    name: 'giving.webhook',
    method: 'POST',
    path: '/webhooks/stripe',
    summary: "The payment provider's signed events. Answered only after their effect is committed.",
    access: 'public',
    bodyFormat: 'raw',
    output: z.object({ received: z.literal(true) }),
    errors: ['giving.wrong_signature'],
  }),
}

/** Fields of a sponsor's own giving, as the dashboard shows them. */
export const RecentDonation = z.object({
  created_at: z.string(),
  kind: z.string(),
  amount_cents: z.number().int(),
  note: z.string().nullable(),
  /** What became of it, where anything did; `note` says the same in English. */
  standing: z.enum(giftStandings).nullable(),
})

export const sponsorEndpoints = {
  summary: endpoint({
    name: 'giving.sponsor-summary',
    method: 'GET',
    path: '/api/sponsor/dashboard/summary',
    summary: "A sponsor's totals, progress to the next slot, latest gifts and latest movements of credits.",
    access: 'sponsor',
    output: z.object({
      sponsor_id: z.string(),
      /** As whom they gave, where they said: for the greeting, and to begin a profile with. */
      given_name: z.string().nullable(),
      program_cents_total: z.number().int(),
      next_slot_progress: z.number().int(),
      next_slot_target: z.number().int(),
      credits_balance: z.number(),
      slots_minted: z.number().int(),
      profile: z
        .object({
          handle: z.string().nullable(),
          display_name: z.string().nullable(),
          tagline: z.string().nullable(),
          website_url: z.string().nullable(),
          logo_url: z.string().nullable(),
          show_totals: z.boolean(),
          show_recent_gifts: z.boolean(),
          show_milestones: z.boolean(),
        })
        .nullable(),
      recent_donations: z.array(RecentDonation),
      recent_credit_activity: z.array(
        z.object({
          created_at: z.string(),
          type: z.string(),
          delta_credits: z.number(),
          note: z.string().nullable(),
        }),
      ),
    }),
    errors: [],
  }),
}
