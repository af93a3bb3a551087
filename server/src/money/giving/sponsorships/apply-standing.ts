import { Id } from '@tower/contract/id.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { findGiversAddress } from '../donors/find-givers-address.ts'
import { findReaderWords } from '../donors/readers.queries.ts'
import type { Standing } from './gather-monthly-facts.ts'
import { readGrounds } from './live-gifts.queries.ts'
import { findAmountInForce, keepAmount, totalOf } from './monthly-amounts.queries.ts'
import {
  findLastAddress,
  findSponsorshipForUpdate,
  getRequestedGift,
  setStanding,
  type SponsorshipRow,
} from './sponsorships.queries.ts'

/** Keeps where the provider says a monthly gift stands. What has ended stays ended; an older answer changes nothing. */
export async function applyStanding(
  tx: Tx,
  { subscription, readAt }: Standing,
): Promise<'applied' | 'repeated' | 'ignored'> {
  const id = Id.safeParse(subscription.checkoutId)
  const gift = id.success ? await findSponsorshipForUpdate(tx, id.data) : undefined
  if (!gift || gift.kind !== 'recurring' || isOfAnother(gift, subscription.subscriptionId)) return 'ignored'
  if (gift.state === 'ended' || (gift.provider_read_at && gift.provider_read_at > readAt)) return 'repeated'
  const { subscriptionId, status, nextChargeAt, amountCents } = subscription
  await setStanding(tx, gift.id, { subscriptionId, state: status, nextChargeAt, readAt })
  if (amountCents !== null) await keepAmount(tx, gift, { amountCents, at: readAt })
  if (status === 'ended') await tellOfEnd(tx, gift)
  return 'applied'
}

/** Whichever way the end came to us: staff are told, and the giver where it was not their own wish. */
async function tellOfEnd(tx: Tx, gift: SponsorshipRow): Promise<void> {
  const { hasConsent, isErased } = await readGrounds(tx, gift.id)
  const why = isErased ? ' Its giver was erased.' : hasConsent ? '' : ' The guardian took the consent back.'
  await notifyStaff(tx, {
    type: 'monthly_gift_ended',
    title: 'Monthly gift ended',
    message: `${formatUsd((await findAmountInForce(tx, gift)).amount_cents)} each month to ${gift.prospect_id === null ? 'classrooms' : 'a youth athlete'}.${why}`,
    dedupeKey: `monthly-gift-ended:${gift.id}`,
  })
  if (hasConsent) return
  const requested = await getRequestedGift(tx, gift.checkout_id)
  const to = await findGiversAddress(tx, requested, { email: (await findLastAddress(tx, gift.id)) ?? null })
  if (to === null) return
  const { name: giverName, language: locale } = await findReaderWords(tx, to, requested)
  await queueMail(tx, {
    dedupeKey: `monthly-gift-ended:${gift.id}`,
    to,
    template: 'monthly_gift_ended',
    locale,
    params: { giverName, amountCents: totalOf(await findAmountInForce(tx, gift)) },
  })
}

function isOfAnother(gift: SponsorshipRow, subscriptionId: string): boolean {
  return gift.provider_subscription_id !== null && gift.provider_subscription_id !== subscriptionId
}
