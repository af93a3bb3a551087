import { freezeMinutes, weightRules, type DrawState } from '@tower/contract/matching/draws.ts'
import type { BeaconChain } from '@tower/contract/matching/tower-draw-chain.ts'
import type { DrawBeacon } from '@tower/contract/matching/tower-draw.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { SeedAtRest } from './seal-seed.ts'

/** What the public may know of a draw at any time. The sealed seed is not among it. */
export type DrawRow = {
  id: string
  slot_name: string
  slot_starts: Date
  capacity: number
  state: DrawState
  created_at: Date
  seed_hash: string
  frozen_at: Date | null
  entries_count: number | null
  total_weight: number | null
  entries_hash: string | null
  commitment_hash: string | null
  /** How its weights came about; of a list that is not fixed yet, how they will. */
  rules: string
  beacon: DrawBeacon | null
  number_at: Date | null
  /** When the fixed list was seen to be kept, before its number came out. */
  published_at: Date | null
  completed_at: Date | null
  voided_at: Date | null
  void_reason: string | null
  /** The seed, once the draw has run or was voided. */
  opened_seed: string | null
  /** When it was to start before staff moved it first; null where nobody did. */
  first_starts: Date | null
  /** Run by staff before its list had been public for an hour, or before its start. */
  run_early: boolean
  assigned: number
  /** The numbers of slots that it would have given, had they not been held back; null until it ran. */
  skipped_slots: number[] | null
}

/** `DrawRow`, of a draw called `draw`. */
export const publicColumns = sql`
  draw.id, draw.slot_name, draw.slot_starts, draw.capacity, draw.state, draw.created_at, draw.seed_hash,
  draw.frozen_at, draw.entries_count, draw.total_weight, draw.entries_hash, draw.commitment_hash,
  case when draw.frozen_at is null then ${weightRules} else draw.rules end as rules,
  draw.beacon, draw.number_at, draw.published_at, draw.completed_at, draw.voided_at, draw.void_reason,
  case when draw.state in ('completed', 'voided') then draw.server_seed end as opened_seed,
  (draw.completed_at < greatest(draw.slot_starts, draw.frozen_at + ${freezeMinutes}::int * interval '1 minute')) is true
    as run_early,
  (select move.from_starts from draw_moves move where move.draw_id = draw.id order by move.id limit 1) as first_starts,
  coalesce(draw.winners_count, 0) as assigned, draw.skipped_slots`

/** A draw with its sealed seed, held for the transaction that freezes, runs or voids it. */
export type HeldDraw = SeedAtRest & {
  slot_name: string
  slot_starts: Date
  capacity: number
  state: DrawState
  /** How the weights of a fixed list came about; says nothing before. */
  rules: string
  beacon: DrawBeacon | null
  beacon_chain: BeaconChain | null
  /** When the public number comes out that a fixed list waits for. */
  number_at: Date | null
  /** When its list was seen to be kept, before that number. */
  published_at: Date | null
  entries_hash: string | null
  commitment_hash: string | null
}

export type NewDraw = {
  id: string
  slotName: string
  startsAt: Date
  capacity: number
  source: 'staff' | 'schedule'
  createdBy: string | null
  at: Date
  /** The start that the schedule names; null of a draw of staff. */
  plannedFor: Date | null
  sealedSeed: string
  seedHash: string
}

/** Writes a new draw; false when the schedule already has one at that instant. */
export async function insertDraw(tx: Tx, draw: NewDraw): Promise<boolean> {
  const row = await tx
    .insertInto('assignment_slots')
    .values({
      id: draw.id,
      slot_name: draw.slotName,
      slot_starts: draw.startsAt,
      capacity: draw.capacity,
      source: draw.source,
      created_by: draw.createdBy,
      created_at: draw.at,
      sealed_seed: draw.sealedSeed,
      seed_hash: draw.seedHash,
      planned_for: draw.plannedFor,
    })
    // Two keys hold that: one draw of the schedule is meant for a start, wherever it was moved, and one stands there.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes hold of a draw. With `skipBusy` one that another transaction holds is as good as absent. */
export async function findDrawForUpdate(
  tx: Tx,
  drawId: string,
  { skipBusy = false }: { skipBusy?: boolean } = {},
): Promise<HeldDraw | undefined> {
  const row = await tx
    .selectFrom('assignment_slots')
    .select(['id', 'slot_name', 'slot_starts', 'capacity', 'state', 'rules', 'seed_hash', 'server_seed'])
    .select(['sealed_seed', 'beacon', 'beacon_chain', 'number_at', 'published_at'])
    .select(['entries_hash', 'commitment_hash'])
    .where('id', '=', drawId)
    .forUpdate()
    .$if(skipBusy, (query) => query.skipLocked())
    .executeTakeFirst()
  return row as unknown as HeldDraw | undefined
}

/**
 * Draws over one pool take turns, so that each sees whom the one before has matched.
 * Minting into the pool goes on: it only needs the pool to stay.
 */
export async function holdPool(tx: Tx, poolId: string): Promise<void> {
  await tx
    .selectFrom('pools')
    .select('id')
    .where('id', '=', poolId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Draws whose list is not fixed and that start at `until` at the latest, the earliest first. */
export async function listUnfrozenDraws(tx: Tx, until: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('assignment_slots')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('slot_starts', '<=', until)
    .orderBy('slot_starts')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Draws whose public number is out, the earliest first. Those that wait for none, from before there were any, are due at
 * their start and when their list has been public for its hour.
 */
export async function listDueDraws(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('assignment_slots')
    .select('id')
    .where('state', '=', 'frozen')
    .where(
      sql<boolean>`coalesce(number_at, greatest(slot_starts, frozen_at + ${freezeMinutes}::int * interval '1 minute')) <= ${now}`,
    )
    .orderBy('slot_starts')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Coming draws whose seed lies open, as all did before seeds were sealed; those that someone holds wait for next time. */
export async function listPlainSeedsForUpdate(tx: Tx): Promise<{ id: string; server_seed: string }[]> {
  const rows = await tx
    .selectFrom('assignment_slots')
    .select(['id', 'server_seed'])
    .where('state', 'in', ['scheduled', 'frozen'])
    .where('server_seed', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  return rows as { id: string; server_seed: string }[]
}

/** Puts an open seed under its seal. */
export async function updateToSealed(
  tx: Tx,
  { drawId, sealedSeed }: { drawId: string; sealedSeed: string },
): Promise<void> {
  await tx
    .updateTable('assignment_slots')
    .set({ sealed_seed: sealedSeed, server_seed: null })
    .where('id', '=', drawId)
    .execute()
}

export async function findDraw(tx: Tx, drawId: string): Promise<DrawRow | undefined> {
  const { rows } = await sql<DrawRow>`
    select ${publicColumns} from assignment_slots draw where draw.id = ${drawId}`.execute(tx)
  return rows[0]
}

/** The next draw to be run. */
export async function findNextDraw(tx: Tx): Promise<DrawRow | undefined> {
  const { rows } = await sql<DrawRow>`
    select ${publicColumns} from assignment_slots draw
    where draw.state in ('scheduled', 'frozen') order by draw.slot_starts, draw.id limit 1`.execute(tx)
  return rows[0]
}

/** The latest draw that gave something. */
export async function findLastGivingDraw(tx: Tx): Promise<DrawRow | undefined> {
  const { rows } = await sql<DrawRow>`
    select ${publicColumns} from assignment_slots draw
    where draw.winners_count > 0 order by draw.completed_at desc, draw.id limit 1`.execute(tx)
  return rows[0]
}

/** Whether there is any classroom yet. */
export async function isThereAClassroom(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('classrooms').select('id').limit(1).executeTakeFirst()) !== undefined
}
