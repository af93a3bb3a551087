import { slotPriceCents } from '@tower/contract/money.ts'
import type { DrawForecast } from '@tower/contract/matching/draw-desk.contract.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { Tx } from '../../../database/database.ts'
import type { DrawRow } from '../draws.queries.ts'
import { matchChance, type WeightGroup } from '../match-chance.ts'
import { countWaitingSlots, listWeightsOfDraw } from '../odds.queries.ts'
import { listKeptWeights } from '../standings/standings.queries.ts'
import { findInTheWay } from './desk.queries.ts'

/** Who is in, by weight: the fixed list, or until then what it would hold now. */
export function listWeightGroups(tx: Tx, draw: Pick<DrawRow, 'id' | 'frozen_at'>): Promise<WeightGroup[]> {
  return draw.frozen_at === null ? listKeptWeights(tx) : listWeightsOfDraw(tx, draw.id)
}

/** The chance of one classroom of a weight, by the arithmetic that the fairness of draws is published with. */
export function chanceOf(groups: readonly WeightGroup[], weight: number, picks: number): number {
  const others = groups.map((group) =>
    group.weight === weight ? { weight, classrooms: group.classrooms - 1 } : group,
  )
  return matchChance({ weight, others, picks })
}

export const countClassrooms = (groups: readonly WeightGroup[]) =>
  groups.reduce((sum, { classrooms }) => sum + classrooms, 0)

/**
 * What a draw meets at this moment, in counts. It asks neither for the seed nor for the public number, writes nothing and
 * picks nobody: so it can't say who would win, and what it says is the same for any seed.
 */
export async function readForecast(
  tx: Tx,
  draw: Pick<DrawRow, 'id' | 'frozen_at' | 'state' | 'capacity' | 'slot_starts'>,
  now: Date,
): Promise<DrawForecast> {
  const groups = await listWeightGroups(tx, draw)
  const waiting = await countWaitingSlots(tx, classroomPool)
  const { fixed } = await findInTheWay(tx, { drawId: draw.id, starts: draw.slot_starts })
  const classrooms = countClassrooms(groups)
  const picks = Math.min(draw.capacity, waiting, classrooms)
  const weights = groups.map(({ weight }) => weight)
  const oddsOf = (weight: number) =>
    classrooms === 0 ? null : { weight, chance: chanceOf(groups, weight, picks) }
  return {
    classrooms,
    total_weight: groups.reduce((sum, group) => sum + group.classrooms * group.weight, 0),
    waiting_slots: waiting,
    waiting_cents: waiting * slotPriceCents,
    picks,
    lowest: oddsOf(Math.min(...weights)),
    highest: oddsOf(Math.max(...weights)),
    run_now: runNow({ draw, waiting, classrooms, isAnotherFixed: fixed, now }),
  }
}

type Press = {
  draw: Pick<DrawRow, 'state' | 'slot_starts'>
  waiting: number
  classrooms: number
  isAnotherFixed: boolean
  now: Date
}

/** What `startRun` would do with a press at this moment. */
function runNow({ draw, waiting, classrooms, isAnotherFixed, now }: Press): DrawForecast['run_now'] {
  if (draw.state === 'frozen') return 'waits_for_number'
  if (isAnotherFixed) return 'another_waits'
  if (now >= draw.slot_starts) return 'fixes_and_matches'
  if (waiting === 0) return 'nothing_waits'
  return classrooms === 0 ? 'nobody_enters' : 'fixes_and_matches'
}
