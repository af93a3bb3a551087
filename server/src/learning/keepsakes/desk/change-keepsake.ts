import type { DeskKeepsake } from '@tower/contract/learning/keepsake-desk.contract.ts'
import type { KeepsakeKey } from '@tower/contract/learning/keepsakes.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { selectKeepsakeForUpdate, updateOffer, type Offer } from '../keepsakes.queries.ts'
import { listDeskKeepsakes } from './list-desk-keepsakes.ts'

export type ChangeKeepsake = { actor: Actor; key: KeepsakeKey; offer: Offer; seen: Offer }

/**
 * Staff change what a keepsake costs, or switch it on or off. Whoever is buying it at this moment is served at the price
 * that was seen, or told of the new one. Of two members of staff the second learns what the first did.
 */
export async function changeKeepsake(
  services: Services,
  { actor, key, offer, seen }: ChangeKeepsake,
): Promise<DeskKeepsake> {
  return services.database.transaction(async (tx) => {
    const before = await selectKeepsakeForUpdate(tx, key)
    if (before.price_cents !== seen.price_cents || before.active !== seen.active)
      throw new Refusal('keepsakes.changed_meanwhile', undefined, {
        price_credits: String(before.price_cents / creditCents),
      })
    await updateOffer(tx, { key, ...offer })
    await writeAudit(tx, {
      at: services.clock.now(),
      actorId: actor.userId,
      action: 'keepsakes.changed',
      targetKind: 'keepsake',
      targetId: key,
      details: { ...offer, before_price_cents: before.price_cents, before_active: before.active },
    })
    const changed = (await listDeskKeepsakes(tx)).find(({ keepsake }) => keepsake === key)
    if (!changed) throw new Error('a keepsake that was changed is not there')
    return changed
  })
}
