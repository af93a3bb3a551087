import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { enterGift, type EnterOfflineGift } from '../giving/offline/enter-offline-gift.ts'
import { holdOpenInstallment, type OpenInstallment } from './hold-pledge.ts'
import { findGiftCents } from './pledge-gifts.queries.ts'
import { deleteCounted, findPledgeForUpdate, findPledgeOfCounted, insertCounted } from './pledges.queries.ts'

type CountGift = { actor: Actor; installmentId: string; giftId: string; isOffline: boolean }

/**
 * Staff say that a gift of this donor pays an installment: as much of it as the installment needs. A gift pays one, whatever is
 * left of it is a gift all the same, and nothing of it moves.
 */
export async function countGift(services: Services, { actor, ...wish }: CountGift): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  await services.database.transaction(async (tx) => {
    const open = await holdOpenInstallment(tx, wish.installmentId)
    await count(tx, open, { ...wish, by: actor.userId, at: services.clock.now() })
  })
}

type Counting = { giftId: string; isOffline: boolean; by: string; at: Date }

async function count(tx: Tx, open: OpenInstallment, { by, at, ...gift }: Counting): Promise<void> {
  const stands = await findGiftCents(tx, open.pledge.id, gift)
  if (stands === undefined) throw new Refusal('pledges.gift_unfit')
  const cents = Math.min(stands, open.openCents)
  const installmentId = open.installment.id
  if (!(await insertCounted(tx, { ...gift, installmentId, cents, by, at })))
    throw new Refusal('pledges.gift_counted')
  await writeAudit(tx, {
    at,
    actorId: by,
    action: 'pledges.gift_counted',
    targetKind: 'pledge',
    targetId: open.pledge.id,
    details: {
      ...{ due_on: open.installment.due_on, counted_cents: cents },
      [gift.isOffline ? 'offline_gift_id' : 'payment_id']: gift.giftId,
    },
  })
}

export type EnterInstallmentGift = {
  actor: Actor
  installmentId: string
  gift: Omit<EnterOfflineGift, 'actor'>
}

/**
 * Staff write down a check or the like for an installment. It is entered as any such gift and waits for its money as they do; here
 * it is said for what it comes. Without an address it is the pledge's donor's; one that is somebody else's is refused.
 */
export async function enterInstallmentGift(
  services: Services,
  { actor, installmentId, gift }: EnterInstallmentGift,
): Promise<string> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const open = await holdOpenInstallment(tx, installmentId)
    const hasAddress = Boolean(gift.email?.trim())
    const donorId = gift.donorId ?? (hasAddress ? undefined : open.pledge.donor_id)
    const giftId = await enterGift(tx, { ...gift, donorId, actor }, at)
    await count(tx, open, { giftId, isOffline: true, by: actor.userId, at })
    return giftId
  })
}

/** A gift was taken for an installment by mistake: it pays it no more, and stays the gift that it is. */
export async function releaseGift(
  services: Services,
  { actor, pledgeGiftId }: { actor: Actor; pledgeGiftId: string },
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  await services.database.transaction(async (tx) => {
    const pledgeId = await findPledgeOfCounted(tx, pledgeGiftId)
    if (pledgeId !== undefined) await findPledgeForUpdate(tx, pledgeId)
    const cents = await deleteCounted(tx, pledgeGiftId)
    if (pledgeId === undefined || cents === undefined) throw new Refusal('pledges.gift_not_found')
    await writeAudit(tx, {
      at: services.clock.now(),
      actorId: actor.userId,
      action: 'pledges.gift_released',
      targetKind: 'pledge',
      targetId: pledgeId,
      details: { counted_cents: cents },
    })
  })
}
