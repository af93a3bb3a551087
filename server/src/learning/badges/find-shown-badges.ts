import type { ShownBadge } from '@tower/contract/learning/badges.contract.ts'
import { mostShownBadges } from '@tower/contract/learning/badges.ts'
import type { Tx } from '../../database/database.ts'
import { addressOf } from './address-of.ts'
import { selectShownBadges } from './owned.queries.ts'

/** The badges that teachers want to be seen, by teacher: of each those of the highest tier. */
export async function findShownBadges(
  tx: Tx,
  teacherIds: readonly string[],
): Promise<ReadonlyMap<string, ShownBadge[]>> {
  const shown = new Map<string, ShownBadge[]>()
  if (teacherIds.length === 0) return shown
  for (const { teacherId, ...item } of await selectShownBadges(tx, teacherIds)) {
    const { name, name_es, tier } = item
    const own = shown.get(teacherId) ?? []
    if (own.length < mostShownBadges) own.push({ name, name_es, tier, image_url: addressOf(item) })
    shown.set(teacherId, own)
  }
  return shown
}
