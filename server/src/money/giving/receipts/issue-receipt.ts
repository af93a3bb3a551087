import type { RawBuilder } from 'kysely'
import { readUnusedDays } from '../../disbursements/rule/read-unused-days.ts'
import type { Tx } from '../../../database/database.ts'
import { queueingMail } from '../../../mail/queue-mail.ts'
import { queueingSealedMail } from '../../../mail/queue-sealed.ts'
import { SecretText } from '../../../mail/secret-text.ts'
import type { Services } from '../../../services.ts'
import { offlineGiftOf } from '../offline/offline-payment.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { getPurchase } from '../packs/packs.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import type { GivingDonor } from '../donors/donors.queries.ts'
import { giverLink } from '../own/giver-link.ts'
import { issueGiverLink } from '../own/issue-giver-link.ts'
import { monthlyGiftLink } from '../sponsorships/monthly-link.ts'
import { getSponsorship, type SponsorshipRow } from '../sponsorships/sponsorships.queries.ts'
import type { VoidedBecause } from './receipt-voided-mail.ts'
import { tellOfVoid } from './tell-of-void.ts'
import {
  findLastReceipt,
  getReceiptAddress,
  insertReceipt,
  voidValidReceipt,
  writtenReceipt,
} from './receipts.queries.ts'

type Sealing = Pick<Services, 'config' | 'random'>

type Brought = {
  slotsMinted: number
  progressCents: number
  /** After how many days without a gift what lies on an own tower joins the shared one. */
  joinsAfterDays?: number
}

/** Why a receipt is written anew, where it is not a refund. */
type Return = {
  because?: 'refund_failed' | 'dispute_won'
  slotsMinted?: number
  /** What took the money, where nothing is left to write another receipt for. */
  gone?: VoidedBecause
  /** Another address than the receipt before it had, as staff say. */
  to?: string
  at: Date
}

type First = Brought & {
  at: Date
  /** Whose gift it is, as far as the caller has read it. */
  donor?: GivingDonor | undefined
  /** What is sent in the same statement (`insertReceipt`). */
  alongside?: RawBuilder<unknown> | undefined
}

/** Writes the receipt of a payment and queues its mail. Take the number late: the counter makes writers take turns. */
export async function issueReceipt(
  services: Sealing,
  tx: Tx,
  payment: PaymentRow,
  { at, donor, alongside, ...brought }: First,
): Promise<number> {
  return writeReceipt(services, tx, payment, { brought, replacesNumber: null, at, donor, alongside })
}

/**
 * After a refund the receipt no longer says what was given: it is voided, and what is left gets the next number. So
 * does a gift that came back; the number it had before stays void.
 */
export async function reissueReceipt(
  services: Sealing,
  tx: Tx,
  payment: PaymentRow,
  change: Return,
): Promise<number | null> {
  const { at, because, slotsMinted = 0 } = change
  const voided = await voidValidReceipt(tx, payment.id, at)
  // Refunded before it was heard of: the payment arrives in this transaction and gets its first receipt at the end.
  if (voided === undefined && because === undefined) return null
  const { giftCents, feeCoverCents } = splitRemainder(payment)
  if (giftCents + feeCoverCents === 0) {
    if (voided !== undefined)
      await tellOfVoid(tx, { payment, number: voided, because: change.gone ?? 'refunded' })
    return null
  }
  const replacesNumber = voided ?? (await findLastReceipt(tx, payment.id)) ?? null
  const before = replacesNumber === null ? payment : await getReceiptAddress(tx, replacesNumber)
  const email = change.to ?? before.email
  return writeReceipt(
    services,
    tx,
    { ...payment, email },
    {
      brought: { slotsMinted, progressCents: 0 },
      replacesNumber,
      because,
      at,
    },
  )
}

type Writing = Pick<First, 'donor' | 'alongside' | 'at'> & {
  brought: Brought
  replacesNumber: number | null
  because?: Return['because']
}

async function writeReceipt(
  services: Sealing,
  tx: Tx,
  payment: PaymentRow,
  { brought, replacesNumber, because, at, donor, alongside }: Writing,
): Promise<number> {
  const { giftCents, feeCoverCents } = splitRemainder(payment)
  const { email } = payment
  // Read before the number is taken: nobody else waits for it.
  const monthly = email === null ? undefined : await findMonthly(tx, payment.sponsorship_id)
  const writing = { payment, monthly, brought, at, replacesNumber, because, donor }
  return insertReceipt(tx, {
    paymentId: payment.id,
    checkoutId: payment.checkout_id,
    offlineGiftId: offlineGiftOf(payment.provider_payment_id),
    kind: payment.destination === 'credits' ? 'purchase' : 'donation',
    amountCents: giftCents + feeCoverCents,
    giftCents: payment.amount_cents,
    begunById: monthly?.checkout_id ?? null,
    email,
    replacesNumber,
    at,
    mail: email === null ? undefined : await writeMail(services, tx, { ...writing, email }),
    alongside,
  })
}

type MailOfReceipt = Writing & { payment: PaymentRow; monthly: SponsorshipRow | undefined; email: string }

/** The statement that queues the mail, once the receipt has its number. What was bought is no gift, and its mail another one. */
async function writeMail(
  services: Sealing,
  tx: Tx,
  { payment, monthly, email, brought, at, replacesNumber, because, donor }: MailOfReceipt,
) {
  const { giftCents, feeCoverCents } = splitRemainder(payment)
  const paidAt = payment.settled_at.toISOString()
  if (payment.destination === 'credits') {
    const { pack_name: packName, ...purchase } = await getPurchase(tx, payment.id)
    const creditCents = purchase.credit_cents - purchase.returned_cents - purchase.spent_cents
    const params = { amountCents: giftCents, packName, creditCents, paidAt, replacesNumber, because }
    return queueingMail(writtenReceipt, { to: email, template: 'purchase_receipt', params })
  }
  const monthlyPath = monthly && monthlyGiftLink(monthly, at)
  const givingPath = await findGivingPath(tx, payment, donor, at)
  const isToAthlete = payment.destination === 'prospects' && payment.sponsorship_id !== null
  const params = {
    amountCents: giftCents,
    feeCoverCents,
    destination: payment.destination ?? '',
    isToAthlete,
    ...(isToAthlete && { unusedDays: await readUnusedDays(tx) }),
    sharedCents: payment.shared_cents,
    paidAt,
    ...brought,
    replacesNumber,
    because,
    monthlyPath,
    followKey: new SecretText(payment.follow_key),
    givingPath,
  }
  return queueingSealedMail(services, writtenReceipt, { to: email, template: 'receipt', params })
}

async function findMonthly(tx: Tx, sponsorshipId: string | null): Promise<SponsorshipRow | undefined> {
  const gift = sponsorshipId === null ? undefined : await getSponsorship(tx, sponsorshipId)
  return gift?.kind === 'recurring' ? gift : undefined
}

async function findGivingPath(
  tx: Tx,
  { donor_id: donorId, email }: PaymentRow,
  donor: GivingDonor | undefined,
  at: Date,
): Promise<SecretText | undefined> {
  if (donorId === null || email === null) return undefined
  // Of whoever has no account the gift's own look at the donor has said all there is.
  if (donor?.link_key !== undefined && isAddressOf(donor, email))
    return giverLink({ donorId, linkKey: donor.link_key, address: email }, at)
  return issueGiverLink(tx, { donorId, address: email, at })
}

const isAddressOf = (donor: GivingDonor, email: string): boolean =>
  donor.kind === 'person' && donor.user_id === null && donor.merged_into_id === null && donor.email === email
