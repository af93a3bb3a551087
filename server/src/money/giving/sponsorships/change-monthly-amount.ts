import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { readGiftCents } from '../checkouts/gift-amount.ts'
import { readCoveredFee } from '../checkouts/read-gift-request.ts'
import { findGiversAddress } from '../donors/find-givers-address.ts'
import { findReaderWords } from '../donors/readers.queries.ts'
import { applyStanding } from './apply-standing.ts'
import { findByLink } from './find-by-link.ts'
import {
  findAmountInForce,
  hasOpenWish,
  keepWish,
  type MonthlyAmount,
  totalOf,
} from './monthly-amounts.queries.ts'
import { monthlyGiftLink } from './monthly-link.ts'
import { describeMonthlyGift, type MonthlyGift } from './read-monthly-gift.ts'
import {
  findLastAddress,
  findSponsorshipForUpdate,
  getRequestedGift,
  getSponsorship,
  type SponsorshipRow,
} from './sponsorships.queries.ts'

export type ChangeMonthlyAmount = { link: string; amount: unknown }

/**
 * Changes what a monthly gift charges from its next month on, for whoever holds a link of its receipts. The wish is
 * written down first, the provider changes it outside any transaction, and only what it then charges is in force: money of
 * either amount is known, whatever is lost on the way. The same amount again changes nothing.
 */
export function changeMonthlyAmount(
  services: Services,
  { link, amount }: ChangeMonthlyAmount,
): Promise<MonthlyGift> {
  const find = (tx: Tx) => findByLink(tx, link, services.clock.now())
  return changeFoundAmount(services, { find, amount })
}

export type ChangeFoundAmount = {
  find: (tx: Tx) => Promise<SponsorshipRow>
  amount: unknown
  /** Who of the staff does it for the giver, why, and what they looked at before. */
  staff?: { actorId: string; reason: string; wasCents: number }
}

/** The same for a gift however it is found. */
export async function changeFoundAmount(
  services: Services,
  { find, amount, staff }: ChangeFoundAmount,
): Promise<MonthlyGift> {
  const { database, config, clock } = services
  const amountCents = readGiftCents(amount)
  const wish = await database.transaction(async (tx) => {
    const { checkout_id: checkoutId } = await find(tx)
    // Held, so that a form pressed twice at once is one wish: the second finds the first.
    const gift = await findSponsorshipForUpdate(tx, checkoutId)
    if (!gift) throw new Refusal('sponsorships.link_invalid')
    if (gift.state === 'ended') throw new Refusal('sponsorships.ended')
    if (gift.provider_subscription_id === null) throw new Refusal('sponsorships.change_failed')
    const before = await findAmountInForce(tx, gift)
    const fee = before.fee_cover_cents > 0 ? readCoveredFee(config, amountCents) : 0
    const wanted = { amount_cents: amountCents, fee_cover_cents: fee }
    // After a lost answer the provider may charge another amount than the one in force here.
    const isSame = totalOf(wanted) === totalOf(before) && !(await hasOpenWish(tx, gift.id))
    if (staff && !isSame && staff.wasCents !== before.amount_cents)
      throw new Refusal('sponsorships.amount_changed')
    const number = isSame ? 0 : await keepWish(tx, { ...wanted, sponsorshipId: gift.id, at: clock.now() })
    return { gift, before, wanted, number, isSame }
  })
  if (wish.isSame) return database.read((tx) => describeMonthlyGift(tx, wish.gift))
  const subscription = await askProvider(services, wish.gift, wish.wanted)
  return database.transaction(async (tx) => {
    const at = clock.now()
    await applyStanding(tx, { subscription, readAt: at })
    if (totalOf(wish.wanted) !== totalOf(wish.before))
      await tellOfChange(services, tx, { ...wish, staff, at })
    return describeMonthlyGift(tx, await getSponsorship(tx, wish.gift.id))
  })
}

async function askProvider(services: Services, gift: SponsorshipRow, wish: MonthlyAmount) {
  const id = gift.provider_subscription_id ?? ''
  try {
    return await services.payments.subscriptions.changeAmount(id, totalOf(wish))
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new Refusal('server.unavailable')
    if (!(error instanceof PaymentsRefused)) throw error
    services.log.error(
      { subscriptionId: id, reason: error.reason },
      'the amount of a monthly gift was not changed',
    )
    throw new Refusal('sponsorships.change_failed')
  }
}

type Change = {
  gift: SponsorshipRow
  before: MonthlyAmount
  wanted: MonthlyAmount
  /** The number that the wish was written down under. */
  number: number
  staff: ChangeFoundAmount['staff']
  at: Date
}

/** The giver hears of it even if somebody else has their link. */
async function tellOfChange(
  services: Services,
  tx: Tx,
  { gift, before, wanted, number, staff, at }: Change,
): Promise<void> {
  await writeAudit(tx, {
    at,
    actorId: staff?.actorId ?? null,
    action: 'giving.change_monthly_amount',
    targetKind: 'sponsorship',
    targetId: gift.id,
    details: {
      from_cents: totalOf(before),
      to_cents: totalOf(wanted),
      ...(staff && { reason: staff.reason }),
    },
  })
  const requested = await getRequestedGift(tx, gift.checkout_id)
  const to = await findGiversAddress(tx, requested, { email: (await findLastAddress(tx, gift.id)) ?? null })
  if (to === null) return
  const { name: giverName, language: locale } = await findReaderWords(tx, to, requested)
  await queueSealedMail(services, tx, {
    dedupeKey: `monthly-amount:${number}`,
    to,
    template: 'monthly_amount_changed',
    locale,
    params: {
      giverName,
      amountCents: totalOf(wanted),
      beforeCents: totalOf(before),
      monthlyPath: monthlyGiftLink(gift, at),
    },
  })
}
