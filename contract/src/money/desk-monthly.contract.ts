import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { DeskMonthlyGift } from './desk-givers.contract.ts'
import { maxDeskReasonLength } from './desk.ts'
import { monthlyGiftActions, monthlyPlaces } from './sponsorships.ts'

const cents = z.number().int()

/** A monthly gift with what it is for, what pays it, and its latest months. */
export const DeskMonthlyStory = DeskMonthlyGift.extend({
  fee_cover_cents: cents,
  goes_to: z.enum(monthlyPlaces),
  /** Null of a gift to classrooms, and where nothing is kept of the athlete any more. */
  athlete: z.string().nullable(),
  /** Null for general support. */
  goal: z.string().nullable(),
  /** The card that its giver changed to; null while it is the one it began with. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  donor_id: Id.nullable(),
  /** The latest first. */
  months: z.array(z.object({ payment_id: Id, paid_cents: cents, refunded_cents: cents, at: z.string() })),
})
export type DeskMonthlyStory = z.infer<typeof DeskMonthlyStory>

const ByGift = z.object({ giftId: Id })
const Reason = z.string().trim().min(1).max(maxDeskReasonLength)
const perStaff = { max: 60, windowSeconds: 600, per: 'account' } as const

/** Staff look at a gift that repeats each month, and change it for a giver who asked them to. */
export const deskMonthlyEndpoints = {
  read: endpoint({
    name: 'desk.read-monthly-gift',
    method: 'GET',
    path: '/api/admin/monthly-gifts/:giftId',
    summary: 'One gift that repeats each month: what it is for, what pays it, and its latest months.',
    access: 'admin',
    duty: 'money',
    params: ByGift,
    output: DeskMonthlyStory,
    errors: ['sponsorships.not_found'],
  }),
  change: endpoint({
    name: 'desk.change-monthly-gift',
    method: 'POST',
    path: '/api/admin/monthly-gifts/:giftId/change',
    summary: 'Pauses, resumes or ends a monthly gift for a giver who asked for it, who is told by mail.',
    access: 'admin',
    duty: 'money',
    params: ByGift,
    body: z.object({ action: z.enum(monthlyGiftActions), reason: Reason }),
    output: DeskMonthlyStory,
    errors: [
      'identity.proof_needed',
      'sponsorships.not_found',
      'sponsorships.ended',
      'sponsorships.change_failed',
    ],
    rateLimit: perStaff,
  }),
  amount: endpoint({
    name: 'desk.change-monthly-amount',
    method: 'POST',
    path: '/api/admin/monthly-gifts/:giftId/amount',
    summary:
      'Changes what a monthly gift charges from its next month on for a giver who asked for it, who is told by mail; a covered fee is covered for the new amount, too.',
    access: 'admin',
    duty: 'money',
    params: ByGift,
    body: z.object({
      amount_cents: z.unknown(),
      /** What the form showed before: where it is another by now, nothing is changed. */
      was_cents: cents,
      reason: Reason,
    }),
    output: DeskMonthlyStory,
    errors: [
      'identity.proof_needed',
      'sponsorships.not_found',
      'sponsorships.ended',
      'sponsorships.change_failed',
      'sponsorships.amount_changed',
      'giving.amount_too_small',
      'giving.amount_too_large',
      'giving.amount_invalid',
    ],
    rateLimit: perStaff,
  }),
}
