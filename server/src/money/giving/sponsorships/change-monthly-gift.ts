import type { MonthlyGiftAction } from '@tower/contract/money/sponsorships.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import type { ProviderSubscription } from '../../../payments/subscriptions.ts'
import { applyStanding } from './apply-standing.ts'
import { findByLink } from './find-by-link.ts'
import { tellOfStaffsChange } from './tell-of-staffs-change.ts'
import { describeMonthlyGift, type MonthlyGift } from './read-monthly-gift.ts'
import { getSponsorship, type SponsorshipRow } from './sponsorships.queries.ts'

export type ChangeMonthlyGift = { link: string; action: MonthlyGiftAction }

/**
 * Pauses, resumes or ends a monthly gift for whoever holds a link of its receipts. The provider changes it first,
 * outside any transaction; doing the same again changes nothing.
 */
export async function changeMonthlyGift(
  services: Services,
  { link, action }: ChangeMonthlyGift,
): Promise<MonthlyGift> {
  const { clock, database } = services
  const gift = await database.read((tx) => findByLink(tx, link, clock.now()))
  await changeFoundGift(services, { gift, action })
  return database.read(async (tx) => describeMonthlyGift(tx, await getSponsorship(tx, gift.id)))
}

export type ChangeFoundGift = {
  gift: SponsorshipRow
  action: MonthlyGiftAction
  /** Who of the staff does it for the giver, and why. */
  staff?: { actorId: string; reason: string }
}

/** The same for a gift that is found already. */
export async function changeFoundGift(services: Services, change: ChangeFoundGift): Promise<void> {
  const { gift, action, staff } = change
  if (gift.state === 'ended' && action !== 'cancel') throw new Refusal('sponsorships.ended')
  if (gift.state === 'ended') return
  const subscription = await askProvider(services, gift, action)
  await services.database.transaction(async (tx) => {
    // Told after the act, so that no answer from before it can undo it.
    const at = services.clock.now()
    const outcome = await applyStanding(tx, { subscription, readAt: at })
    if (outcome !== 'applied') return
    await writeChange(tx, { ...change, at })
    if (staff && subscription.status !== gift.state)
      await tellOfStaffsChange(services, tx, { gift, action, at })
  })
}

function writeChange(tx: Tx, { gift, action, staff, at }: ChangeFoundGift & { at: Date }): Promise<void> {
  return writeAudit(tx, {
    at,
    actorId: staff?.actorId ?? null,
    action: `giving.${action}_monthly_gift`,
    targetKind: 'sponsorship',
    targetId: gift.id,
    ...(staff && { details: { reason: staff.reason } }),
  })
}

async function askProvider(
  services: Services,
  gift: SponsorshipRow,
  action: MonthlyGiftAction,
): Promise<ProviderSubscription> {
  const { subscriptions } = services.payments
  const id = gift.provider_subscription_id
  if (id === null) throw new Refusal('sponsorships.change_failed')
  try {
    return await subscriptions[action](id)
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new Refusal('server.unavailable')
    if (!(error instanceof PaymentsRefused)) throw error
  }
  return readEnded(services, id, action)
}

/** A refusal may mean that it ended meanwhile: then that is what there is to keep. */
async function readEnded(
  services: Services,
  subscriptionId: string,
  action: MonthlyGiftAction,
): Promise<ProviderSubscription> {
  try {
    const subscription = await services.payments.subscriptions.read(subscriptionId)
    if (subscription.status === 'ended') return subscription
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new Refusal('server.unavailable')
    if (!(error instanceof PaymentsRefused)) throw error
  }
  services.log.error({ subscriptionId, action }, 'a monthly gift could not be changed')
  throw new Refusal('sponsorships.change_failed')
}
