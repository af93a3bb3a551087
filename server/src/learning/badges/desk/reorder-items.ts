import type { ItemKind } from '@tower/contract/learning/badges.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { lockCatalog, updatePlaces } from '../items.queries.ts'

export type ReorderItems = { actor: Actor; kind: ItemKind; ids: readonly string[] }

/** Staff put badges or avatars in another order. One that is not there, or named twice, changes nothing. */
export function reorderItems({ database, clock }: Services, wish: ReorderItems): Promise<void> {
  const { actor, kind, ids } = wish
  return database.transaction(async (tx) => {
    const at = clock.now()
    await lockCatalog(tx)
    const changed = await updatePlaces(tx, { kind, ids, at })
    if (changed !== ids.length) throw new Refusal('badges.not_found')
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'badges.reordered',
      details: { kind, count: ids.length },
    })
  })
}
