import type { DrawPick } from '@tower/contract/matching/tower-draw-pick.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** A pick and the slot it brought. */
export type Winner = DrawPick & { slotId: string }

/** Writes the picks in order, with the point that fell for each. */
export async function insertWinners(tx: Tx, drawId: string, winners: Winner[]): Promise<void> {
  const column = <Value>(value: (winner: Winner) => Value) => winners.map(value)
  await sql`
    insert into draw_winners
      (draw_id, position, classroom_id, slot_id, r, remaining_weight, from_point, to_point)
    select ${drawId}::uuid, pick.* from unnest(
      ${winners.map((_, index) => index + 1)}::int[],
      ${column(({ id }) => id)}::uuid[],
      ${column(({ slotId }) => slotId)}::uuid[],
      ${column(({ r }) => r)}::bigint[],
      ${column(({ remainingWeight }) => remainingWeight)}::bigint[],
      ${column(({ from }) => from)}::bigint[],
      ${column(({ to }) => to)}::bigint[]
    ) as pick`.execute(tx)
}

export type PickRow = {
  position: number
  classroom_id: string
  name: string
  school: string | null
  city: string | null
  state: string | null
  nominators: number
  confirmed: number | null
  waited: number
  weight: number
  slot_id: string
  slot_number: number
  r: number
  remaining_weight: number
  from_point: number
  to_point: number
}

/** The first picks of a draw in order, with the classrooms' public faces. */
export async function listPicks(
  tx: Tx,
  { drawId, limit }: { drawId: string; limit: number },
): Promise<PickRow[]> {
  return tx
    .selectFrom('draw_winners as winner')
    .innerJoin('draw_entries as entry', (join) =>
      join
        .onRef('entry.draw_id', '=', 'winner.draw_id')
        .onRef('entry.classroom_id', '=', 'winner.classroom_id'),
    )
    .innerJoin('classrooms as classroom', 'classroom.id', 'winner.classroom_id')
    .innerJoin('slots as slot', 'slot.id', 'winner.slot_id')
    .select([
      'winner.position',
      'winner.classroom_id',
      'classroom.name',
      'classroom.school',
      'classroom.city',
      'classroom.state',
    ])
    .select([
      'entry.nominators',
      'entry.confirmed',
      'entry.waited',
      'entry.weight',
      'winner.slot_id',
      'slot.number as slot_number',
    ])
    .select(['winner.r', 'winner.remaining_weight', 'winner.from_point', 'winner.to_point'])
    .where('winner.draw_id', '=', drawId)
    .orderBy('winner.position')
    .limit(limit)
    .execute()
}

/** What a completed draw opened, the seed with it; nothing before completion. */
export async function findOpenedDraw(tx: Tx, drawId: string) {
  return tx
    .selectFrom('assignment_slots')
    .select(['id', 'slot_starts', 'capacity', 'algorithm', 'rules', 'beacon', 'seed_hash', 'server_seed'])
    .select(['entries_count', 'total_weight', 'entries_hash', 'commitment_hash', 'public_value', 'draw_seed'])
    .select(['beacon_chain', 'beacon_signature'])
    .where('id', '=', drawId)
    .where('state', '=', 'completed')
    .executeTakeFirst()
}

/** What a voided draw opened; nothing for any other. */
export async function findVoidedDraw(tx: Tx, drawId: string) {
  return tx
    .selectFrom('assignment_slots')
    .select(['id', 'slot_starts', 'capacity', 'algorithm', 'rules', 'beacon', 'seed_hash', 'server_seed'])
    .select(['entries_count', 'total_weight', 'entries_hash', 'commitment_hash', 'created_at'])
    .select(['voided_at', 'void_reason'])
    .where('id', '=', drawId)
    .where('state', '=', 'voided')
    .executeTakeFirst()
}

export async function listWinnersAndSlots(tx: Tx, drawId: string) {
  return tx
    .selectFrom('draw_winners')
    .select(['classroom_id', 'slot_id'])
    .where('draw_id', '=', drawId)
    .orderBy('position')
    .execute()
}
