import { CheckoutId } from '@tower/contract/ids.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Standing } from './gather-monthly-facts.ts'
import { findSponsorshipForUpdate, setStanding, type SponsorshipRow } from './sponsorships.queries.ts'

/** Keeps where the provider says a monthly gift stands. What has ended stays ended; an older answer changes nothing. */
export async function applyStanding(
  tx: Tx,
  { subscription, readAt }: Standing,
): Promise<'applied' | 'repeated' | 'ignored'> {
  const id = CheckoutId.safeParse(subscription.checkoutId)
  const gift = id.success ? await findSponsorshipForUpdate(tx, id.data) : undefined
  if (!gift || gift.kind !== 'recurring' || isOfAnother(gift, subscription.subscriptionId)) return 'ignored'
  if (gift.state === 'ended' || (gift.provider_read_at && gift.provider_read_at > readAt)) return 'repeated'
  const { subscriptionId, status, nextChargeAt } = subscription
  await setStanding(tx, gift.id, { subscriptionId, state: status, nextChargeAt, readAt })
  if (status === 'ended') {
    await notifyStaff(tx, {
      type: 'monthly_gift_ended',
      title: 'Monthly gift ended',
      message: `${formatUsd(gift.amount_cents)} each month to a youth athlete.`,
      dedupeKey: `monthly-gift-ended:${gift.id}`,
    })
  }
  return 'applied'
}

function isOfAnother(gift: SponsorshipRow, subscriptionId: string): boolean {
  return gift.provider_subscription_id !== null && gift.provider_subscription_id !== subscriptionId
}
