import { offlineKinds } from '@tower/contract/money/giving.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { donorAddress, joinDonor } from './pledge-donor.queries.ts'

const kinds = [...offlineKinds, 'online'] as const

const Counted = z.object({
  id: z.string(),
  installment_id: z.string(),
  offline_gift_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  kind: z.enum(kinds),
  reference: z.string().nullable(),
  given_on: z.string(),
  paid_cents: z.number(),
  expected_cents: z.number(),
  counted_by: z.string(),
})
export type CountedRow = z.infer<typeof Counted>

/** The gifts that pay installments of a pledge, or did, as they came. */
export function listCounted(tx: Tx, pledgeId: string): Promise<CountedRow[]> {
  return rows(Counted)`
    select counted.id, counted.installment_id, counted.offline_gift_id, coalesce(counted.payment_id, offline.payment_id) as payment_id,
      coalesce(offline.kind, 'online') as kind, offline.reference,
      to_char(coalesce(offline.given_on, org_day(payment.settled_at)), 'YYYY-MM-DD') as given_on,
      standing.paid_cents, standing.expected_cents, coalesce(staff.full_name, staff.email) as counted_by
    from pledge_installments installment
    join pledge_gifts counted on counted.installment_id = installment.id
    join pledge_gift_standings standing on standing.id = counted.id
    join users staff on staff.id = counted.counted_by
    left join offline_gifts offline on offline.id = counted.offline_gift_id
    left join payments payment on payment.id = counted.payment_id
    where installment.pledge_id = ${pledgeId} order by counted.counted_at, counted.id`.all(tx)
}

const Candidate = z.object({
  gift_id: z.string(),
  is_offline: z.boolean(),
  kind: z.enum(kinds),
  reference: z.string().nullable(),
  given_on: z.string(),
  amount_cents: z.number(),
  is_expected: z.boolean(),
})
export type CandidateRow = z.infer<typeof Candidate>

/**
 * Gifts of a pledge's donor of which something stands, or is expected: those by check and the like under what staff wrote down,
 * all others under their payment.
 */
const giftsOf = (pledgeId: string) => sql`(
  with whose as (select donor.id, ${donorAddress} as address from pledges pledge ${joinDonor} where pledge.id = ${pledgeId})
  select offline.id as gift_id, true as is_offline, offline.kind, offline.reference, offline.given_on, offline.amount_cents,
    offline.state = 'pending' as is_expected
  from whose join offline_gifts offline on offline.state = 'pending'
    and (offline.email = whose.address or donor_heir(offline.donor_id) = whose.id)
  union all
  select coalesce(offline.id, payment.id), offline.id is not null, coalesce(offline.kind, 'online'), offline.reference,
    coalesce(offline.given_on, org_day(payment.settled_at)),
    payment.amount_cents + payment.fee_cover_cents - payment.refunded_cents, false
  from whose join payments payment on payment.donor_id = whose.id
  left join offline_gifts offline on offline.payment_id = payment.id
  where payment.state = 'settled' and payment.destination <> 'credits' and coalesce(offline.state, 'received') = 'received'
    and payment.refunded_cents < payment.amount_cents + payment.fee_cover_cents
)`

const mostCandidates = 20

/** The newest of them that pay no installment yet. */
export function listCandidates(tx: Tx, pledgeId: string): Promise<CandidateRow[]> {
  return rows(Candidate)`
    select gift_id, is_offline, kind, reference, to_char(given_on, 'YYYY-MM-DD') as given_on, amount_cents, is_expected
    from ${giftsOf(pledgeId)} gift
    where not exists (select from pledge_gifts counted
      where case when gift.is_offline then counted.offline_gift_id else counted.payment_id end = gift.gift_id)
    order by gift.given_on desc, gift_id limit ${mostCandidates}`.all(tx)
}

/** What stands of one of them; undefined where it is none. */
export async function findGiftCents(
  tx: Tx,
  pledgeId: string,
  { giftId, isOffline }: { giftId: string; isOffline: boolean },
): Promise<number | undefined> {
  const gift = await rows(z.object({ amount_cents: z.number() }))`
    select amount_cents from ${giftsOf(pledgeId)} gift where gift_id = ${giftId} and is_offline = ${isOffline}`.first(
    tx,
  )
  return gift?.amount_cents
}
