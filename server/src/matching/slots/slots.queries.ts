import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { says } from '../../word-query.ts'

export type NewSlots = {
  donorId: string
  count: number
  paymentId: string | null
  poolId: string
  origin: 'donor' | 'house' | 'matching'
  at: Date
}

export type MadeSlot = { id: string; number: number; ordinal: number }

/** A donor's next slots, the first one first. Their ordinals go on after the last one ever, voided ones included. */
export async function insertSlots(tx: Tx, slots: NewSlots): Promise<MadeSlot[]> {
  const { rows } = await sql<MadeSlot>`
    insert into slots (donor_id, ordinal, payment_id, pool_id, origin, created_at)
    select ${slots.donorId}, taken.last + place, ${slots.paymentId}, ${slots.poolId}, ${slots.origin}, ${slots.at}
    from (select coalesce(max(ordinal), 0) as last from slots where donor_id = ${slots.donorId}) taken,
      generate_series(1, ${slots.count}::int) place
    order by place
    returning id, number, ordinal`.execute(tx)
  return rows.sort((a, b) => a.ordinal - b.ordinal)
}

export type WaitingSlot = { id: string; number: number }

/**
 * The pool's waiting slots, oldest first, locked. One that someone else holds is waited for, and left out only if it
 * is no longer waiting then; with `skipHeld` it is passed over at once.
 */
export async function listWaitingForUpdate(
  tx: Tx,
  { poolId, limit, skipHeld = false }: { poolId: string; limit: number; skipHeld?: boolean },
): Promise<WaitingSlot[]> {
  return tx
    .selectFrom('slots')
    .select(['id', 'number'])
    .where('pool_id', '=', poolId)
    .where('classroom_id', 'is', null)
    .where('voided_at', 'is', null)
    .where('frozen_at', 'is', null)
    .orderBy('created_at')
    .orderBy('number')
    .limit(limit)
    .forUpdate()
    .$if(skipHeld, (query) => query.skipLocked())
    .execute()
}

export type UnassignedSlot = WaitingSlot & { ordinal: number }

/**
 * Slots of donors that no classroom has yet, the newest of each donor first. They are locked oldest first, as a draw locks its
 * pool, so that neither waits for the other in a circle.
 */
export async function listUnassignedForUpdate(tx: Tx, donorIds: string[]): Promise<UnassignedSlot[]> {
  const slots = await tx
    .selectFrom('slots')
    .select(['id', 'number', 'ordinal'])
    .where('donor_id', 'in', donorIds)
    .where('classroom_id', 'is', null)
    .where('voided_at', 'is', null)
    .orderBy('created_at')
    .orderBy('number')
    .forUpdate()
    .execute()
  return slots.sort((a, b) => b.ordinal - a.ordinal)
}

export async function updateVoided(tx: Tx, slotIds: string[], at: Date): Promise<void> {
  await tx.updateTable('slots').set({ voided_at: at, frozen_at: null }).where('id', 'in', slotIds).execute()
}

export async function listPools(tx: Tx) {
  const { rows } = await sql<{ id: string; name: string; available: number; oldest_created_at: Date | null }>`
    select pool.id, pool.name, count(slot.id)::int as available, min(slot.created_at) as oldest_created_at
    from pools pool
    join slots slot on slot.pool_id = pool.id and slot.classroom_id is null
      and slot.voided_at is null and slot.frozen_at is null
    group by pool.id, pool.name
    order by pool.name`.execute(tx)
  return rows
}

const mostRows = 1_000

/** The oldest slots that wait, in any pool. */
export function listWaitingRows(tx: Tx) {
  return tx
    .selectFrom('slots')
    .select(['id', 'pool_id', 'created_at'])
    .where('classroom_id', 'is', null)
    .where('voided_at', 'is', null)
    .where('frozen_at', 'is', null)
    .orderBy('created_at')
    .orderBy('number')
    .limit(mostRows)
    .execute()
}

/** Takes hold of a pool as a draw does, so that neither counts what the other gives; answers whether there is one. */
export async function holdPool(tx: Tx, poolId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pools')
    .select('id')
    .where('id', '=', poolId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Whether more slots wait in a pool than so many. */
export async function hasMoreWaiting(
  tx: Tx,
  { poolId, than }: { poolId: string; than: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('slots')
    .select('id')
    .where('pool_id', '=', poolId)
    .where('classroom_id', 'is', null)
    .where('voided_at', 'is', null)
    .where('frozen_at', 'is', null)
    .orderBy('created_at')
    .orderBy('number')
    .offset(than)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const receiver = sql`concat_ws(' ', teacher.email, teacher.full_name, classroom.name, classroom.school, classroom.city)`

/** The confirmed classrooms a slot can be given to, each on a line of its own, and how many there are in all. */
export async function listReceivers(tx: Tx, { q, limit }: { q: string | undefined; limit: number }) {
  const typed = q?.trim()
  const found = tx
    .selectFrom('users as teacher')
    .innerJoin('classrooms as classroom', 'classroom.teacher_id', 'teacher.id')
    .where('teacher.role', '=', 'teacher')
    .where('classroom.confirmed_at', 'is not', null)
    .$if(Boolean(typed), (query) => query.where(says(receiver, typed ?? '')))
  const items = await found
    .select(['teacher.id', 'teacher.full_name', 'teacher.email', 'classroom.id as classroom_id'])
    .select(['classroom.name as classroom_name', 'classroom.school'])
    .select((eb) =>
      eb
        .selectFrom('classroom_nominations as ballot')
        .whereRef('ballot.classroom_id', '=', 'classroom.id')
        .select(({ fn }) => fn.countAll<number>().as('nominators'))
        .$asScalar()
        .$notNull()
        .as('nominators'),
    )
    .orderBy(sql`fold_letters(teacher.full_name)`)
    .orderBy('teacher.id')
    .orderBy('classroom.confirmed_at')
    .orderBy('classroom.id')
    .limit(limit)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}

/** The classrooms of a teacher; one line without a classroom when there are none, no line when there is no such teacher. */
export async function listClassroomsOfTeacher(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('users as teacher')
    .leftJoin('classrooms as classroom', 'classroom.teacher_id', 'teacher.id')
    .select(['classroom.id', 'classroom.confirmed_at'])
    .where('teacher.id', '=', teacherId)
    .where('teacher.role', '=', 'teacher')
    .execute()
}

/** Hands slots to another donor; they continue that donor's ordinals. */
export async function updateDonorOfSlots(
  tx: Tx,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  await sql`
    update slots set donor_id = ${intoId}, ordinal = slots.ordinal + taken.last
    from (select coalesce(max(ordinal), 0) as last from slots where donor_id = ${intoId}) taken
    where slots.donor_id = ${fromId}`.execute(tx)
}

/** Takes newest slots out of the pool and puts the others back: `frozenIds` are all that stay out. */
export async function updateFrozen(
  tx: Tx,
  { donorId, frozenIds, at }: { donorId: string; frozenIds: string[]; at: Date },
): Promise<void> {
  await sql`
    update slots set frozen_at = case when id = any(${frozenIds}::uuid[]) then ${at}::timestamptz end
    where donor_id = ${donorId} and classroom_id is null and voided_at is null
      and (frozen_at is not null) <> (id = any(${frozenIds}::uuid[]))`.execute(tx)
}

/** Writes how much of each slot is held. */
export async function updateHeld(tx: Tx, held: { slotId: string; heldCents: number }[]): Promise<void> {
  await sql`
    update slots set held_cents = given.cents
    from unnest(${held.map(({ slotId }) => slotId)}::uuid[], ${held.map(({ heldCents }) => heldCents)}::bigint[])
      as given (slot_id, cents)
    where slots.id = given.slot_id`.execute(tx)
}
