import { dayOf } from '@tower/contract/org-days.ts'
import { nameKey } from '@tower/contract/name-key.ts'
import { isStaff } from '@tower/contract/access.ts'
import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import type { Destination, OfflineKind } from '@tower/contract/money/giving.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { insertOffline } from './offline.queries.ts'

export type EnterOfflineGift = {
  actor: Actor
  kind: OfflineKind
  amountCents: number
  /** The number of the check, transfer or grant, or the shares. */
  reference: string
  email: string | null
  donorName: string | null
  destination: Destination
  /** The day of the gift, as on the postmark. */
  givenOn: string
  note: string | null
  /** It is another one of the same number, giver and amount. */
  isAnother: boolean
}

/**
 * Staff write down a gift that comes by check, bank transfer, donor-advised fund or stock. It counts nowhere until its
 * money is there. One that looks entered already is refused, unless they say that it is another.
 */
export async function enterOfflineGift(services: Services, input: EnterOfflineGift): Promise<string> {
  const { actor, amountCents, kind } = input
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(actor, at)
  if (!Number.isSafeInteger(amountCents) || amountCents < minGiftCents || amountCents > maxGiftCents)
    throw new Refusal('giving.amount_invalid')
  // A gift of a year to come would be receipted in it.
  if (input.givenOn > dayOf(at)) throw new Refusal('giving.offline_in_future')
  const gift = {
    ...input,
    reference: nameKey(input.reference),
    email: input.email?.trim().toLowerCase() || null,
    donorName: input.donorName?.trim() || null,
    note: input.note?.trim() || null,
    enteredBy: actor.userId,
    at,
  }
  return services.database.transaction(async (tx) => {
    const id = await insertOffline(tx, gift)
    if (id === undefined) throw new Refusal('giving.offline_looks_entered')
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.enter_offline_gift',
      targetKind: 'offline_gift',
      targetId: id,
      details: { kind, amount_cents: amountCents, reference: gift.reference },
    })
    return id
  })
}
