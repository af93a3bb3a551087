import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { OfflineEntry } from './desk-offline.contract.ts'
import { offlineKinds } from './giving.ts'

const cents = z.number().int()
const ByInstallment = z.object({ installmentId: Id })
const Done = z.object({ ok: z.literal(true) })
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const

/** A gift of the donor that could pay an installment. */
const Candidate = z.object({
  gift_id: Id,
  /** Whether it is named by what staff wrote down, or else by its payment. */
  is_offline: z.boolean(),
  kind: z.enum([...offlineKinds, 'online']),
  reference: z.string().nullable(),
  given_on: z.string(),
  amount_cents: cents,
  is_expected: z.boolean(),
})
export type PledgeCandidate = z.infer<typeof Candidate>

const unfit = [
  'pledges.installment_not_found',
  'pledges.ended',
  'pledges.installment_paid',
  'pledges.gift_counted',
] as const

/** Which gifts pay which installments. No gift moves by any of these calls. */
export const pledgeGiftEndpoints = {
  candidates: endpoint({
    name: 'pledges.list-candidates',
    method: 'GET',
    path: '/api/admin/pledge-installments/:installmentId/candidates',
    summary: 'The newest gifts of this donor that pay no installment yet, those still expected among them.',
    access: 'admin',
    duty: 'money',
    params: ByInstallment,
    output: z.object({ items: z.array(Candidate) }),
    errors: ['pledges.installment_not_found'],
    rateLimit: peoplePages,
  }),
  count: endpoint({
    name: 'pledges.count-gift',
    method: 'POST',
    path: '/api/admin/pledge-installments/:installmentId/gifts',
    summary: 'Says that a gift of this donor pays an installment, wholly or in part. A gift pays one.',
    access: 'admin',
    duty: 'money',
    params: ByInstallment,
    body: z.object({ gift_id: Id, is_offline: z.boolean() }),
    output: Done,
    errors: [...unfit, 'pledges.gift_unfit'],
    rateLimit: perStaff,
  }),
  enterGift: endpoint({
    name: 'pledges.enter-gift',
    method: 'POST',
    path: '/api/admin/pledge-installments/:installmentId/offline-gifts',
    summary:
      'Writes down a gift by check and the like that pays an installment: the gift is entered as any, and its money is asked for there.',
    access: 'admin',
    duty: 'money',
    params: ByInstallment,
    body: OfflineEntry,
    output: z.object({ id: Id }),
    errors: [
      'identity.proof_needed',
      ...unfit,
      'pledges.gift_unfit',
      'giving.amount_invalid',
      'giving.offline_in_future',
      'giving.offline_looks_entered',
      'files.not_found',
      'giving.picture_used',
      'giving.donor_not_found',
      'giving.offline_donor_differs',
    ],
    rateLimit: perStaff,
  }),
  release: endpoint({
    name: 'pledges.release-gift',
    method: 'POST',
    path: '/api/admin/pledge-gifts/:pledgeGiftId/release',
    summary:
      'A gift was taken for an installment by mistake: it pays it no more. The gift itself stays as it is.',
    access: 'admin',
    duty: 'money',
    params: z.object({ pledgeGiftId: Id }),
    output: Done,
    errors: ['pledges.gift_not_found'],
    rateLimit: perStaff,
  }),
}
