import { mostDrawsCompared } from '@tower/contract/matching/fairness.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { fairnessEndpoints } from '@tower/contract/matching/fairness.contract.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { matchChance, type WeightGroup } from '../match-chance.ts'
import { compareGroups, type Compared } from './compare-groups.ts'
import {
  type ComparedDraw,
  listAlikeEntries,
  listComparedDraws,
  listWeightGroups,
} from './fairness.queries.ts'

type Fairness = CallOutput<typeof fairnessEndpoints.read>

/**
 * Compares expected with actual matches of the latest draws. A completed draw never changes, so each is worked out once
 * and remembered.
 */
export function keepFairness({ database }: Pick<Services, 'database'>): () => Promise<Fairness> {
  const known = new Map<string, Compared[]>()
  return () =>
    database.read(async (tx) => {
      const latest = await listComparedDraws(tx, mostDrawsCompared + 1)
      const draws = latest.slice(0, mostDrawsCompared)
      const entries: Compared[] = []
      for (const draw of draws) {
        const compared = known.get(draw.id) ?? (await compareDraw(tx, draw))
        known.set(draw.id, compared)
        entries.push(...compared)
      }
      for (const id of known.keys()) if (!draws.some((draw) => draw.id === id)) known.delete(id)
      return {
        draws: draws.length,
        has_more: latest.length > draws.length,
        dimensions: draws.length === 0 ? [] : compareGroups(entries),
      }
    })
}

async function compareDraw(tx: Tx, { id, picks }: ComparedDraw): Promise<Compared[]> {
  const groups = await listWeightGroups(tx, id)
  const chances = new Map<number, number>()
  for (const { weight } of groups) {
    chances.set(weight, matchChance({ weight, others: withoutOne(groups, weight), picks }))
    // Each takes some milliseconds of arithmetic; requests of others come in between.
    await new Promise(setImmediate)
  }
  const entries = await listAlikeEntries(tx, id)
  return entries.map((alike) => ({ ...alike, chance: chances.get(alike.weight) ?? 0 }))
}

/** The classrooms beside one of this weight. */
function withoutOne(groups: readonly WeightGroup[], weight: number): WeightGroup[] {
  return groups.map((group) =>
    group.weight === weight ? { ...group, classrooms: group.classrooms - 1 } : group,
  )
}
