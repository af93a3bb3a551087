import { slotPriceCents } from '@tower/contract/money.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { joinPublicClassroom, publicClassroomName } from '../payments/public-classroom.queries.ts'

export type SharedTowerRow = {
  ordinal: number
  cents: number
  gifts: number
  /** The matching fund holds at least the price of one slot. */
  match_funded: boolean
}

/** The house's slot in progress. No more gifts wait than one slot takes. */
export async function readSharedTower(tx: Tx): Promise<SharedTowerRow> {
  const { rows } = await sql<SharedTowerRow>`
    select coalesce(sum(gift.waiting_cents), 0)::bigint as cents, count(gift.payment_id)::int as gifts,
      1 + coalesce((select max(slot.ordinal) from slots slot join donors house on house.id = slot.donor_id
        where house.kind = 'house'), 0) as ordinal,
      exists (select from ledger_accounts where kind = 'fund_matching' and balance_cents >= ${slotPriceCents}) as match_funded
    from tower_gifts gift where gift.waiting_cents > 0`.execute(tx)
  return rows[0] ?? { ordinal: 1, cents: 0, gifts: 0, match_funded: false }
}

/** A slot that a gift is a part of, as anybody may see it. */
export type SharedSlot = {
  number: number
  cents: number
  is_matched: boolean
  classroom_name: string | null
}

/** The shared slots that hold a part of a gift, the oldest first. */
export async function listSlotsOfGift(tx: Tx, paymentId: string): Promise<SharedSlot[]> {
  const { rows } = await sql<SharedSlot>`
    select slot.number, share.amount_cents as cents, slot.assigned_at is not null as is_matched,
      ${publicClassroomName} as classroom_name
    from slot_shares share join slots slot on slot.id = share.slot_id
    ${joinPublicClassroom(sql`slot.classroom_id`)}
    where share.payment_id = ${paymentId}
    order by slot.ordinal`.execute(tx)
  return rows
}

/** How much of a gift waits on the shared tower for its slot to fill; undefined where nothing of it counts for that tower. */
export async function findWaitingOfGift(tx: Tx, paymentId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('tower_gifts')
    .select('waiting_cents')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row?.waiting_cents
}
