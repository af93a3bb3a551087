import { sql, type Compilable, type RawBuilder } from 'kysely'
import { columns } from '../../../database/columns.generated.ts'
import type { Tx } from '../../../database/database.ts'
import { withBalance, type DonorWithBalance } from '../minting/donor-totals.queries.ts'
import { savingPayment, type NewPayment, type PaymentRow } from './payments.queries.ts'

/** For whose towers a gift counts; both stand still already ({@link findGiftDonors}). Nothing where it counts for none. */
export type Counting = {
  /** Whose own tower it builds, and by how much. */
  giver: { id: string; ownCents: number } | null
  /** What of it joins the shared tower. */
  house: { id: string; cents: number } | null
}

export type SettledPayment = {
  saved: PaymentRow
  /** The giver and the house with the gift counted, and with what lies in their accounts before it is posted. */
  giver: DonorWithBalance | undefined
  house: DonorWithBalance | undefined
  /** Whether anything of either could be contested or held. */
  mayBeHeld: boolean
}

type Settling = { payment: NewPayment; counting: Counting | undefined; allowing: Compilable | undefined }
type Answer = PaymentRow & {
  counted_giver: DonorWithBalance | null
  counted_house: DonorWithBalance | null
  may_be_held: boolean
}

/**
 * Writes a gift's payment down ({@link savingPayment}) and, in the same statement, counts it: for its giver's own tower, for
 * the shared one and at the end of its line. Says, too, how both stand and whether anything of theirs may be held.
 */
export async function settlePayment(
  tx: Tx,
  { payment, counting, allowing }: Settling,
): Promise<SettledPayment> {
  const { giverId, ownCents, houseId, sharedCents } = partsOf(counting)
  const ids = [giverId, houseId].filter((id) => id !== null)
  const { rows } = await sql<Answer>`
    with ${savingPayment(tx, payment, allowing)},
    counted as (
      update donors donor set
        program_cents = program_cents + case when id = ${houseId}::uuid then ${sharedCents}::bigint else ${ownCents}::bigint end,
        shared_cents = shared_cents + case when id = ${houseId}::uuid then 0 else ${sharedCents}::bigint end
      where id = any(${ids}::uuid[]) returning ${withBalance}
    ),
    lined as (
      insert into tower_gifts (payment_id, amount_cents, waiting_cents, joined_at)
      select id, ${sharedCents}::bigint, ${sharedCents}::bigint, ${payment.at}::timestamptz from saved
      where ${sharedCents}::bigint > 0
    )
    select ${sql.join(columns.payments.map((column) => sql.ref(`saved.${column}`)))},
      (select to_jsonb(counted) from counted where id = ${giverId}::uuid) as counted_giver,
      (select to_jsonb(counted) from counted where id = ${houseId}::uuid) as counted_house,
      ${mayBeHeld(ids, houseId !== null)} as may_be_held
    from saved`.execute(tx)
  const [answer] = rows
  if (!answer) throw new Error(`the payment ${payment.providerPaymentId} is settled already`)
  const { counted_giver: countedGiver, counted_house: countedHouse, may_be_held: held, ...saved } = answer
  return { saved, giver: countedGiver ?? undefined, house: countedHouse ?? undefined, mayBeHeld: held }
}

function partsOf({ giver, house }: Counting = { giver: null, house: null }) {
  return {
    ...(giver ? { giverId: giver.id, ownCents: giver.ownCents } : { giverId: null, ownCents: 0 }),
    ...(house ? { houseId: house.id, sharedCents: house.cents } : { houseId: null, sharedCents: 0 }),
  }
}

/**
 * Wider than what `readContested` counts, and read without looking at a single gift where nothing is open, nor at any slot but
 * those that are kept back, which all wait.
 */
function mayBeHeld(ids: readonly string[], isForHouse: boolean): RawBuilder<boolean> {
  return sql`exists (
      select from (
        select payment_id from disputes where state = 'open'
        union all select payment_id from refunds where state in ('requires_action', 'pending')
        union all select payment_id from asked_back where held_at is not null
      ) open join payments payment on payment.id = open.payment_id
      where payment.donor_id = any(${ids}::uuid[])
        or (${isForHouse}::boolean and (payment.shared_cents > 0 or payment.destination = 'project'))
    ) or exists (select from slots where donor_id = any(${ids}::uuid[]) and held_cents > 0)
    or exists (select from slots where donor_id = any(${ids}::uuid[])
      and frozen_at is not null and classroom_id is null and voided_at is null)`
}
