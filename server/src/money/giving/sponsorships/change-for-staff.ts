import { isStaff } from '@tower/contract/access.ts'
import type { MonthlyGiftAction } from '@tower/contract/money/sponsorships.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { changeFoundAmount } from './change-monthly-amount.ts'
import { changeFoundGift } from './change-monthly-gift.ts'
import { findSponsorship, type SponsorshipRow } from './sponsorships.queries.ts'

type ForStaff = { actor: Actor; giftId: string; reason: string }

/** Staff pause, resume or end a monthly gift for a giver who asked them to; the giver is told. */
export async function changeGiftForStaff(
  services: Services,
  { actor, giftId, reason, action }: ForStaff & { action: MonthlyGiftAction },
): Promise<void> {
  requireStaff(services, actor)
  const gift = await services.database.read((tx) => findMonthly(tx, giftId))
  await changeFoundGift(services, { gift, action, staff: { actorId: actor.userId, reason: reason.trim() } })
}

/**
 * Staff change what a monthly gift charges for a giver who asked them to; the giver is told. Refused:
 * `sponsorships.amount_changed` (it was changed since the form was opened).
 */
export async function changeAmountForStaff(
  services: Services,
  { actor, giftId, reason, amount, wasCents }: ForStaff & { amount: unknown; wasCents: number },
): Promise<void> {
  requireStaff(services, actor)
  const staff = { actorId: actor.userId, reason: reason.trim(), wasCents }
  await changeFoundAmount(services, { find: (tx) => findMonthly(tx, giftId), amount, staff })
}

function requireStaff({ clock }: Services, actor: Actor): void {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, clock.now())
}

async function findMonthly(tx: Tx, giftId: string): Promise<SponsorshipRow> {
  const gift = await findSponsorship(tx, giftId)
  if (gift?.kind !== 'recurring') throw new Refusal('sponsorships.not_found')
  return gift
}
