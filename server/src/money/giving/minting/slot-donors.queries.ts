import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { SlotDonor } from '../../../matching/slots/matches.ts'

/** Who stands behind each slot, read without the mint lock: matching changes nothing of the donors'. */
export async function listDonorsOfSlots(tx: Tx, slotIds: string[]): Promise<Map<string, SlotDonor>> {
  const rows = await tx
    .selectFrom('slots')
    .innerJoin('donors', 'donors.id', 'slots.donor_id')
    .leftJoin('payments', 'payments.id', 'slots.payment_id')
    .leftJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .select(['slots.id as slot_id', 'donors.id', 'donors.user_id', 'donors.email'])
    .select(['donors.display_name as name', 'checkouts.language'])
    .select((eb) => eb.fn.coalesce('payments.payer_signed_in', eb.lit(false)).as('payer_signed_in'))
    .where('slots.id', 'in', slotIds)
    .execute()
  return new Map(rows.map(({ slot_id: slotId, ...donor }) => [slotId, donor]))
}

/**
 * The name given with the checkout whose payment made a slot of one giver, unless they stay anonymous, have it all back, or
 * their bank has taken it or wants to.
 */
export async function findNameBesideSlot(tx: Tx, number: number): Promise<string | undefined> {
  const row = await namesBesideSlots(tx).where('slots.number', '=', number).executeTakeFirst()
  return row?.name ?? undefined
}

/** The names beside the newest slots that have one, the newest first. */
export async function listNamesBesideSlots(tx: Tx, limit: number): Promise<string[]> {
  const rows = await namesBesideSlots(tx)
    .where('checkouts.display_name', 'is not', null)
    .orderBy('slots.number', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ name }) => name ?? [])
}

/** The names beside the slots of a classroom that have one, the newest first. */
export async function listNamesBesideSlotsOf(
  tx: Tx,
  { classroomId, limit }: { classroomId: string; limit: number },
): Promise<string[]> {
  const rows = await namesBesideSlots(tx)
    .where('slots.classroom_id', '=', classroomId)
    .where('checkouts.display_name', 'is not', null)
    .orderBy('slots.number', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ name }) => name ?? [])
}

/** How many slots there are that nobody took back. */
export async function countStandingSlots(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('slots')
    .select((slot) => slot.fn.countAll<number>().as('count'))
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

function namesBesideSlots(tx: Tx) {
  return tx
    .selectFrom('slots')
    .innerJoin('payments', 'payments.id', 'slots.payment_id')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .select('checkouts.display_name as name')
    .where('slots.origin', '=', 'donor')
    .where('slots.voided_at', 'is', null)
    .where('checkouts.anonymous', '=', false)
    .whereRef('payments.refunded_cents', '<', 'payments.amount_cents')
    .where(sql<boolean>`(payments.dispute_state is null or payments.dispute_state = 'won')`)
}
