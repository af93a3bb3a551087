import { nameKey } from '@tower/contract/name-key.ts'
import type { Tx } from '../../../database/database.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { countStandingSlots, listNamesBesideSlots } from './slot-donors.queries.ts'

/** How many slots are looked at for names, so that the work has an end however many there are. */
const mostLookedAt = 2_000

export type Builders = { slots: number; names: string[] }

/**
 * How many slots there are that nobody took back, and who agreed to be named beside one, each name once, the newest first:
 * the names that the pages of those slots show.
 */
export async function readBuilders(tx: Tx, limit: number): Promise<Builders> {
  const names = new Map<string, string>()
  for (const typed of await listNamesBesideSlots(tx, mostLookedAt)) {
    const name = harmlessName(typed)
    if (name && !names.has(nameKey(name))) names.set(nameKey(name), name)
    if (names.size === limit) break
  }
  return { slots: await countStandingSlots(tx), names: [...names.values()] }
}
