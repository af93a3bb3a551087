import { isStaff } from '@tower/contract/access.ts'
import { asLanguage, type Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { isQueued, queueMail } from '../../../mail/queue-mail.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { keepThanks } from '../donors/keep-thanks.ts'
import { findPayment } from '../payments/payments.queries.ts'
import { findHolder } from './giver.queries.ts'
import { issueGiverLink } from './issue-giver-link.ts'
import { findReceiptFacts, type ReceiptFacts } from './own-gifts.queries.ts'
import { findPurchase, type PurchaseFacts } from './purchases.queries.ts'
import { copyKey, copyParams } from './receipt-copy.ts'
import { isNobodys } from '@tower/contract/people/nobody.ts'

export type EmailReceipt = {
  actor: Actor
  paymentId: string
  /** Another address than the one on record; null is that one. */
  email: string | null
  /** What they want to say to the donor beside it. A purchase has none. */
  note?: string | null | undefined
}

/**
 * Staff mail the valid receipt of a payment again, under the number that it has: to the address its giver has today, or to
 * another one, which asks for a recent proof and stands in the audit log. The copy opens nothing for whoever reads another
 * address. With a note of their own it is a thank-you as well.
 * Once an hour is enough for an address: asking more often mails nothing, and is told so.
 */
export async function emailReceiptForStaff(
  services: Services,
  { actor, paymentId, email, note }: EmailReceipt,
): Promise<{ to: string; mailed: boolean }> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const copy = await findCopy(tx, paymentId)
    const to = email?.trim().toLowerCase() || copy.onRecord[0]
    if (to === undefined) throw new Refusal('giving.receipt_without_address')
    const isOther = !copy.onRecord.includes(to)
    if (isOther) requireRecentProof(actor, at)
    const dedupeKey = copyKey({ number: copy.number, address: to, at })
    if (await isQueued(tx, dedupeKey)) return { to, mailed: false }
    const isPersonal = 'gift' in copy && Boolean(note?.trim())
    await queueCopy(services, tx, copy, {
      ...{ dedupeKey, to, isOther, at },
      ...(isPersonal && { note: note?.trim() }),
    })
    if (isPersonal) await keepThanks(tx, { paymentIds: [paymentId], how: 'email', by: actor.userId, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.email_receipt',
      targetKind: 'payment',
      targetId: paymentId,
      details: { number: copy.number, other_address: isOther, ...(isOther && { note: to }) },
    })
    return { to, mailed: true }
  })
}

type Copy = {
  number: number
  donorId: string
  name: string | null
  locale: Language
  /** The addresses of its giver, today's first. */
  onRecord: string[]
} & ({ gift: ReceiptFacts } | { purchase: PurchaseFacts })

async function findCopy(tx: Tx, paymentId: string): Promise<Copy> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) throw new Refusal('giving.payment_not_found')
  const { donor_id: donorId } = payment
  if (donorId === null) throw new Refusal('giving.no_receipt')
  const holder = await findHolder(tx, donorId)
  const of = { donorId, name: holder?.name ?? null }
  const addressesOf = (told: string | null) => [holder?.address, told].filter(isMailed)
  if (payment.destination === 'credits') {
    const purchase = requireValid(await findPurchase(tx, paymentId))
    const locale = asLanguage(holder?.locale ?? 'en')
    return { ...of, purchase, number: purchase.number, locale, onRecord: addressesOf(purchase.email) }
  }
  const gift = requireValid(await findReceiptFacts(tx, { donorId, giftId: paymentId }))
  const locale = asLanguage(holder?.locale ?? gift.language ?? 'en')
  return { ...of, gift, number: gift.number, locale, onRecord: addressesOf(gift.email) }
}

/** What stands in place of the address of whoever was erased is none. */
const isMailed = (address: string | null | undefined): address is string =>
  typeof address === 'string' && !isNobodys(address)

function requireValid<Facts extends { number: number | null; voided_at: Date | null }>(
  facts: Facts | undefined,
): Facts & { number: number } {
  if (!facts || facts.number === null || facts.voided_at !== null) throw new Refusal('giving.no_receipt')
  return { ...facts, number: facts.number }
}

type Mailing = { dedupeKey: string; to: string; isOther: boolean; at: Date; note?: string | undefined }

async function queueCopy(
  services: Services,
  tx: Tx,
  copy: Copy,
  { dedupeKey, to, isOther, at, note }: Mailing,
): Promise<void> {
  const { number, donorId, name, locale } = copy
  if ('purchase' in copy) {
    const { paid_cents, refunded_cents, pack_name, kept_credit_cents, settled_at, replaces_number } =
      copy.purchase
    const params = {
      ...{ number, amountCents: paid_cents - refunded_cents, packName: pack_name },
      ...{
        creditCents: kept_credit_cents,
        paidAt: settled_at.toISOString(),
        replacesNumber: replaces_number,
      },
    }
    return queueMail(tx, { dedupeKey, to, template: 'purchase_receipt', params, locale })
  }
  const { followKey, ...said } = copyParams(copy.gift, number)
  const givingPath = isOther ? undefined : await issueGiverLink(tx, { donorId, address: to, at })
  return queueSealedMail(services, tx, {
    ...{ dedupeKey, to, template: 'receipt', locale },
    params: {
      ...said,
      ...(!isOther && followKey && { followKey, givingPath }),
      ...(note !== undefined && { note }),
      giverName: name,
      givenBy: copy.gift.display_name ?? name,
    },
  })
}
