import { slotPriceCents } from '@tower/contract/money.ts'
import { sql } from 'kysely'
import { withBalance, type DonorWithBalance } from '../minting/donor-totals.queries.ts'
import type { Tx } from '../../../database/database.ts'

/** How much of a gift counts for the shared tower. */
export type TowerPart = { paymentId: string; cents: number }

export type Joining = {
  houseId: string
  /**
   * Whose own tower it would have built, and by how much that changes: below zero it gives money up. Null where the
   * gift never counts for an own tower.
   */
  giver: { donorId: string; ownCents: number } | null
  parts: readonly TowerPart[]
  at: Date
}

/**
 * Counts what joins the shared tower, in one statement: for the house, beside the giver's own tower, and at the end of
 * the line. Answers the house with its new sums. The caller holds both donors.
 */
export async function countForTower(
  tx: Tx,
  { houseId, giver, parts, at }: Joining,
): Promise<DonorWithBalance> {
  const sumCents = parts.reduce((sum, { cents }) => sum + cents, 0)
  const { rows } = await sql<DonorWithBalance>`
    with counted as (
      update donors donor set
        program_cents = program_cents + case when id = ${houseId} then ${sumCents}::bigint else ${giver?.ownCents ?? 0}::bigint end,
        shared_cents = shared_cents + case when id = ${houseId} then 0 else ${sumCents}::bigint end
      where id in (${houseId}, ${giver?.donorId ?? houseId}) returning ${withBalance}
    ), lined as (
    insert into tower_gifts as known (payment_id, amount_cents, waiting_cents, joined_at)
    select payment_id, cents, cents, ${at}::timestamptz
    from unnest(${parts.map(({ paymentId }) => paymentId)}::uuid[], ${parts.map(({ cents }) => cents)}::bigint[])
      with ordinality as given (payment_id, cents, place)
    order by place
    on conflict (payment_id) do update set amount_cents = known.amount_cents + excluded.amount_cents,
      waiting_cents = known.waiting_cents + excluded.waiting_cents
    )
    select * from counted where id = ${houseId}`.execute(tx)
  const [house] = rows
  if (!house) throw new Error(`there is no donor ${houseId}`)
  return house
}

/** Writes on gifts how much of them counts for the shared tower now. */
export async function addToSharedOfPayments(tx: Tx, parts: readonly TowerPart[]): Promise<void> {
  await sql`
    update payments set shared_cents = shared_cents + given.cents
    from unnest(${parts.map(({ paymentId }) => paymentId)}::uuid[], ${parts.map(({ cents }) => cents)}::bigint[])
      as given (payment_id, cents)
    where payments.id = given.payment_id`.execute(tx)
}

/** Gives back to a giver's own tower what a refund is about to take from it. The house is counted by the withdrawal. */
export async function countBackFromTower(
  tx: Tx,
  { donorId, paymentId, cents }: TowerPart & { donorId: string },
): Promise<void> {
  await sql`
    with counted as (
      update donors set program_cents = program_cents + ${cents}::bigint, shared_cents = shared_cents - ${cents}::bigint
      where id = ${donorId}
    )
    update payments set shared_cents = shared_cents - ${cents}::bigint where id = ${paymentId}`.execute(tx)
}

/** Fills slots, the first one first, from the front of the line. */
export async function insertShares(tx: Tx, slotIds: string[]): Promise<void> {
  await sql`
    with line as (
      select payment_id, waiting_cents, sum(waiting_cents) over (order by place) - waiting_cents as starts
      from tower_gifts where waiting_cents > 0
    ), seat as (
      select slot_id, ${slotPriceCents}::bigint * (place - 1) as starts
      from unnest(${slotIds}::uuid[]) with ordinality as given (slot_id, place)
    ), taken as (
      insert into slot_shares (slot_id, payment_id, amount_cents)
      select seat.slot_id, line.payment_id,
        least(line.starts + line.waiting_cents, seat.starts + ${slotPriceCents}::bigint) - greatest(line.starts, seat.starts)
      from seat join line
        on line.starts < seat.starts + ${slotPriceCents}::bigint and line.starts + line.waiting_cents > seat.starts
      returning payment_id, amount_cents
    )
    update tower_gifts gift set waiting_cents = gift.waiting_cents - sums.cents
    from (select payment_id, sum_cents(amount_cents) as cents from taken group by payment_id) sums
    where gift.payment_id = sums.payment_id`.execute(tx)
}

/** Empties slots: what they held is back in the line, at its old place. */
export async function deleteShares(tx: Tx, slotIds: string[]): Promise<void> {
  await sql`
    with gone as (
      delete from slot_shares where slot_id = any(${slotIds}::uuid[]) returning payment_id, amount_cents
    )
    update tower_gifts gift set waiting_cents = gift.waiting_cents + sums.cents
    from (select payment_id, sum_cents(amount_cents) as cents from gone group by payment_id) sums
    where gift.payment_id = sums.payment_id`.execute(tx)
}

export type TowerGift = {
  payment_id: string
  amount_cents: number
  waiting_cents: number
  covered_cents: number
}

const towerGiftColumns = ['payment_id', 'amount_cents', 'waiting_cents', 'covered_cents'] as const

/** A gift as it lies on the shared tower. */
export function getTowerGift(tx: Tx, paymentId: string): Promise<TowerGift> {
  return tx
    .selectFrom('tower_gifts')
    .select(towerGiftColumns)
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
}

/** Gifts whose givers have their money back while classrooms keep it, the oldest first. */
export function listCovered(tx: Tx): Promise<TowerGift[]> {
  return tx
    .selectFrom('tower_gifts')
    .select(towerGiftColumns)
    .where('covered_cents', '>', 0)
    .orderBy('place')
    .execute()
}

/** Writes what is left of a gift on the tower, before others took its place in slots ({@link replaceShares}). */
export async function updateTowerGift(tx: Tx, gift: TowerGift): Promise<void> {
  const { payment_id: paymentId, ...amounts } = gift
  await tx.updateTable('tower_gifts').set(amounts).where('payment_id', '=', paymentId).execute()
}

/** A slot that holds a part of another gift now. */
export type MovedShare = { slot_id: string; payment_id: string }

/** Lets the front of the line take the place of a gift in slots, in the newest first. Answers who moved where. */
export async function replaceShares(tx: Tx, { paymentId, cents }: TowerPart): Promise<MovedShare[]> {
  const { rows } = await sql<MovedShare>`
    with seat as (
      select share.slot_id, share.amount_cents,
        sum(share.amount_cents) over (order by slot.ordinal desc) - share.amount_cents as starts
      from slot_shares share join slots slot on slot.id = share.slot_id where share.payment_id = ${paymentId}
    ), left_seat as (
      select slot_id, starts, amount_cents, least(amount_cents, ${cents}::bigint - starts) as cents
      from seat where starts < ${cents}::bigint
    ), line as (
      select payment_id, waiting_cents, sum(waiting_cents) over (order by place) - waiting_cents as starts
      from tower_gifts where waiting_cents > 0 and payment_id <> ${paymentId}
    ), moved as (
      select seat.slot_id, line.payment_id,
        (least(line.starts + line.waiting_cents, seat.starts + seat.cents) - greatest(line.starts, seat.starts))::bigint as cents
      from left_seat seat join line
        on line.starts < seat.starts + seat.cents and line.starts + line.waiting_cents > seat.starts
    ), gone as (
      delete from slot_shares share using left_seat seat
      where share.slot_id = seat.slot_id and share.payment_id = ${paymentId} and seat.cents = seat.amount_cents
    ), smaller as (
      update slot_shares share set amount_cents = share.amount_cents - seat.cents from left_seat seat
      where share.slot_id = seat.slot_id and share.payment_id = ${paymentId} and seat.cents < seat.amount_cents
    ), added as (
      insert into slot_shares as share (slot_id, payment_id, amount_cents) select slot_id, payment_id, cents from moved
      on conflict (slot_id, payment_id) do update set amount_cents = share.amount_cents + excluded.amount_cents
    ), lined as (
      update tower_gifts gift set waiting_cents = gift.waiting_cents - sums.cents
      from (select payment_id, sum_cents(cents) as cents from moved group by payment_id) sums
      where gift.payment_id = sums.payment_id
    )
    select slot_id, payment_id from moved`.execute(tx)
  return rows
}
