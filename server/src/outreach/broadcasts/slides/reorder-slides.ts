import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { listSlideIds, lockSlides, updatePositions } from './slides.queries.ts'

/**
 * Puts all slides into an order. Whoever did not see every slide, because one came or went meanwhile, looks again first; of
 * two who saw the same, the later order stands, which open lists show.
 */
export async function reorderSlides(
  { clock, database }: Services,
  { actor, ids }: { actor: Actor; ids: readonly string[] },
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockSlides(tx)
    const before = await listSlideIds(tx)
    const isWhole = ids.length === before.length && new Set([...ids, ...before]).size === before.length
    if (!isWhole) throw new Refusal('broadcasts.list_changed')
    if (ids.every((id, place) => id === before[place])) return
    await updatePositions(tx, ids)
    await writeAudit(tx, {
      ...{ at: clock.now(), actorId: actor.userId, action: 'broadcasts.reordered' },
      ...{ targetKind: 'broadcasts', targetId: 'all', details: { slides: ids.length } },
    })
  })
}
