import type { PageQuery } from '@tower/contract/page.contract.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findDraw } from '../draws.queries.ts'
import { countWaitingSlots } from '../odds.queries.ts'
import { listEntered, listWouldEnter, type EntrantRow } from './desk.queries.ts'
import { chanceOf, countClassrooms, listWeightGroups } from './read-forecast.ts'

export type ListedEntrant = EntrantRow & { chance: number }

export type ListEntrants = { drawId: string; page: PageQuery }

/**
 * A page of the classrooms of a draw with their chances. Of a draw that ran the chances are those it had, by how many it
 * matched; one that is over without a list has none.
 */
export function listEntrants(
  services: Services,
  { drawId, page: { page, pageSize } }: ListEntrants,
): Promise<{ rows: ListedEntrant[]; total: number }> {
  return services.database.read(async (tx) => {
    const draw = await findDraw(tx, drawId)
    if (!draw) throw new Refusal('draws.not_found')
    if (draw.state === 'voided' && draw.frozen_at === null) return { rows: [], total: 0 }
    const groups = await listWeightGroups(tx, draw)
    const total = countClassrooms(groups)
    const given = draw.state === 'completed' ? draw.assigned : await countWaitingSlots(tx, classroomPool)
    const picks = Math.min(draw.capacity, given, total)
    const paged = { limit: pageSize, offset: (page - 1) * pageSize }
    const rows =
      draw.frozen_at === null ? await listWouldEnter(tx, paged) : await listEntered(tx, { drawId, ...paged })
    const chances = new Map<number, number>()
    const chance = (weight: number) => {
      const known = chances.get(weight) ?? chanceOf(groups, weight, picks)
      chances.set(weight, known)
      return known
    }
    return { rows: rows.map((row) => ({ ...row, chance: chance(row.weight) })), total }
  })
}
