import { isStaff } from '@tower/contract/access.ts'
import { brokenConstraint } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findPackForUpdate, insertPack, updatePack, type PackFields, type PackRow } from './packs.queries.ts'

export type SavePack = {
  actor: Actor
  /** The pack that changes; a new one without. */
  packId: string | null
  fields: PackFields
}

/** Staff add a pack, change it or switch it off. What was sold or is being paid for keeps its price and credits. */
export async function savePack(services: Services, { actor, packId, fields }: SavePack): Promise<PackRow> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  try {
    return await services.database.transaction(async (tx) => {
      const before = packId === null ? undefined : await findPackForUpdate(tx, packId)
      if (packId !== null && !before) throw new Refusal('credits.pack_not_found')
      const pack = before
        ? await updatePack(tx, { packId: before.id, ...fields, at })
        : await insertPack(tx, { ...fields, at })
      await writeAudit(tx, {
        at,
        actorId: actor.userId,
        action: before ? 'credits.change_pack' : 'credits.add_pack',
        targetKind: 'credit_pack',
        targetId: pack.id,
        details: {
          ...tellOf(pack),
          ...(before && { before_price_cents: before.price_cents, before_credit_cents: before.credit_cents }),
        },
      })
      return pack
    })
  } catch (error) {
    if (brokenConstraint(error) === 'credit_packs__one_per_name') throw new Refusal('credits.pack_name_taken')
    throw error
  }
}

function tellOf({ name, price_cents, credit_cents, active }: PackRow) {
  return { name, price_cents, credit_cents, active }
}
