import { isStaff } from '@tower/contract/access.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'
import { letAlone } from '../../approvals/let-alone.ts'
import { isReserveLow } from '../../ledger/is-reserve-low.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { lockProviderPayment } from '../payments/payments.queries.ts'
import { endAskedBack, holdAskedBack, lockToAskBack } from '../refunds/asked-back.ts'
import { followRefund } from '../refunds/follow-refund.ts'
import { offlinePaymentName, offlineReturnName } from './offline-payment.ts'
import { findWaitingReturn, insertReturnAsk } from './offline-returns.queries.ts'
import { findOfflineForUpdate, type OfflineGift, setOfflineState } from './offline.queries.ts'
import type { DecideOfflineGift } from './receive-offline-gift.ts'

/** Whether the gift is out of the books, or waits for somebody else. */
export type OfflineReturn = 'returned' | 'waiting'

/**
 * The money of a received gift went again: the bank sent its check back, or the charity gave it back by the way it came.
 * To the books it is a refund of the whole gift like any other; only that its money leaves the bank, not the provider.
 * Above the limit of refunds it is asked for here, and somebody else approves it.
 */
export async function returnOfflineGift(
  services: Services,
  { actor, offlineGiftId, reason }: DecideOfflineGift & { reason: string },
): Promise<OfflineReturn> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const received = await requireReceived(tx, offlineGiftId)
    const wish = { ...received, reason: reason.trim(), actor, at }
    if (await mayReturn(services, tx, wish)) {
      await requireNoneAsked(tx, wish)
      await takeOut(services, tx, { ...wish, askedBy: null })
      return 'returned'
    }
    await ask(tx, wish)
    return 'waiting'
  })
}

/** Whether somebody else has to let a gift of this amount go. */
export function needsSecondPerson({ config }: Pick<Services, 'config'>, amountCents: number): boolean {
  return amountCents > config.REFUND_SECOND_PERSON_CENTS
}

/**
 * Whoever entered or received it doesn't say alone that its money went again: so gifts that never came could be taken in and
 * sent out. Anybody else does within the limit, added up with all else that they let out.
 */
async function mayReturn(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { gift, actor, at }: Wish,
): Promise<boolean> {
  if (needsSecondPerson(services, gift.amount_cents) || (await isReserveLow(services, tx))) return false
  const isTheirs = await isSamePerson(tx, actor, [gift.entered_by, gift.received_by])
  const act = {
    ...({ kind: 'offline_return', subjectId: gift.id, amountCents: gift.amount_cents, facts: [] } as const),
    ...{ what: '', payee: gift.email, stamp: '' },
  }
  return letAlone(services, tx, { act, actor, at, always: isTheirs && !services.config.STAFF_OF_ONE })
}

type Wish = { gift: OfflineGift; paymentId: string; reason: string; actor: Actor; at: Date }

async function ask(tx: Tx, wish: Wish): Promise<void> {
  const { gift, paymentId, reason, actor, at } = wish
  const asked = await findWaitingReturn(tx, gift.id)
  // Pressed again after a lost answer it is asked for already.
  if (asked?.asked_by === actor.userId) return
  await requireNoneAsked(tx, wish)
  const id = await insertReturnAsk(tx, { offlineGiftId: gift.id, reason, by: actor.userId, at })
  await lockToAskBack(tx, paymentId)
  await holdAskedBack(tx, { paymentId, amountCents: gift.amount_cents, at })
  await writeAudit(tx, {
    ...{ at, actorId: actor.userId, action: 'giving.ask_for_offline_return' },
    ...{ targetKind: 'offline_gift', targetId: gift.id },
    details: { amount_cents: gift.amount_cents, reason },
  })
  await notifyStaff(tx, {
    type: 'offline_return_waits',
    title: 'An offline gift waits for a second person',
    message: `${formatUsd(gift.amount_cents)}: somebody other than who asked has to take it out of the books.`,
    dedupeKey: `offline-return:${id}`,
  })
}

/** The limit may have been raised since somebody asked: what waits is decided there. */
async function requireNoneAsked(tx: Tx, { gift }: Wish): Promise<void> {
  const asked = await findWaitingReturn(tx, gift.id)
  if (!asked) return
  const sentence = `${asked.asked_by_name} asked for this already, and it waits for a second person.`
  throw new Refusal('giving.offline_return_asked', sentence)
}

/** Books it, in the name of whoever lets it go. */
export async function takeOut(
  services: Services,
  tx: Tx,
  { askedBy, ...wish }: Wish & { askedBy: string | null },
): Promise<void> {
  const { gift, paymentId, reason, actor, at } = wish
  await lockProviderPayment(tx, offlinePaymentName(gift.id))
  await lockToAskBack(tx, paymentId)
  await endAskedBack(tx, { paymentId, at })
  await bookReturn(services, tx, gift, { paymentId, reason, actorId: actor.userId, at })
  await setOfflineState(tx, gift.id, { state: 'returned', paymentId, by: actor.userId, at })
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'giving.return_offline_gift',
    targetKind: 'offline_gift',
    targetId: gift.id,
    details: {
      payment_id: paymentId,
      amount_cents: gift.amount_cents,
      reason,
      ...(askedBy === null ? {} : { asked_by: askedBy }),
    },
  })
}

/** Holds a gift whose money is there. */
export async function requireReceived(tx: Tx, offlineGiftId: string) {
  const gift = await findOfflineForUpdate(tx, offlineGiftId)
  if (!gift) throw new Refusal('giving.offline_not_found')
  const { payment_id: paymentId } = gift
  if (gift.state !== 'received' || paymentId === null) throw new Refusal('giving.offline_not_received')
  return { gift, paymentId }
}

type Booking = { paymentId: string; reason: string; actorId: string; at: Date }

async function bookReturn(
  services: Services,
  tx: Tx,
  gift: OfflineGift,
  { paymentId, ...booking }: Booking,
): Promise<void> {
  const { at, actorId } = booking
  const { outcome } = await followRefund(services, tx, {
    ...booking,
    paymentId,
    refund: {
      refundId: offlineReturnName(gift.id),
      amountCents: gift.amount_cents,
      currency: 'usd',
      status: 'succeeded',
      failureReason: null,
    },
  })
  if (outcome !== 'applied') throw new Error(`the return of an offline gift came out as ${outcome}`)
  await recordNewPosting(tx, {
    kind: 'deposit_returned',
    idempotencyKey: `deposit-returned:${gift.id}`,
    at,
    actorId,
    paymentId,
    postings: transfer({ kind: 'processor' }, { kind: 'bank' }, gift.amount_cents),
  })
}
