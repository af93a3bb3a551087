import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'
import { readSecondLook } from '../../approvals/approval-of-subject.ts'
import { nobodysHands } from '../../approvals/find-hands.ts'
import type { LetOut } from '../../approvals/judge-act.ts'
import { letOut, whyItWaits } from '../../approvals/let-out.ts'
import { lockApprovals } from '../../approvals/lock-approvals.ts'
import { groundOfReserve } from '../../approvals/ground-of-reserve.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { lockProviderPayment } from '../payments/payments.queries.ts'
import type { RefundEffect } from '../refunds/apply-refund.ts'
import { endAskedBack, holdAskedBack, lockToAskBack } from '../refunds/asked-back.ts'
import { followRefund } from '../refunds/follow-refund.ts'
import { describeOffline } from './describe-offline.ts'
import { offlinePaymentName, offlineReturnName } from './offline-payment.ts'
import { findOfflineForUpdate, type OfflineGift, setOfflineState } from './offline.queries.ts'
import type { DecideOfflineGift } from './receive-offline-gift.ts'

/**
 * The money of a received gift went again: the bank sent its check back, or the charity gave it back by the way it came.
 * To the books it is a refund of the whole gift like any other; only that its money leaves the bank, not the provider.
 * Above the limit of refunds it waits among the approvals, and is held from now on.
 */
export async function returnOfflineGift(
  services: Services,
  { actor, offlineGiftId, reason: given }: DecideOfflineGift & { reason: string },
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const reason = given.trim()
  const waits = await services.database.transaction(async (tx) => {
    // Before the gift, as whoever approves does.
    await lockApprovals(tx)
    const received = await requireReceived(tx, offlineGiftId)
    const wish = { ...received, reason, actor, at }
    const isAsked = (await readSecondLook(tx, returnOf(offlineGiftId)))?.state === 'waiting'
    const refusal = await mayReturn(services, tx, wish)
    if (!refusal) await takeOut(services, tx, { ...wish, by: actor.userId })
    else if (!isAsked) await hold(tx, wish)
    return refusal
  })
  if (waits) throw waits
}

const returnOf = (subjectId: string) => ({ kind: 'offline_return', subjectId }) as const

/**
 * Whoever entered or received it doesn't say alone that its money went again: so gifts that never came could be taken in and
 * sent out. Anybody else does within the limit, added up with all else that they let out.
 */
async function mayReturn(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { reason, ...wish }: Wish & { actor: Actor },
): Promise<Refusal | undefined> {
  const asked = { ...(await wishToReturn(services, tx, wish)), reason, wish: { reason } }
  return letOut({ ...services, ...nobodysHands }, tx, asked)
}

/** Whether it would wait for somebody else. Writes nothing down. */
export async function wouldReturnWait(
  services: Pick<Services, 'config'>,
  tx: Tx,
  wish: WishToReturn,
): Promise<boolean> {
  return (
    (await whyItWaits({ ...services, ...nobodysHands }, tx, await wishToReturn(services, tx, wish))) !==
    undefined
  )
}

type WishToReturn = { gift: OfflineGift; actor: Actor; at: Date }

async function wishToReturn(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { gift, actor, at }: WishToReturn,
): Promise<LetOut> {
  const { STAFF_OF_ONE: isOne, REFUND_SECOND_PERSON_CENTS: limit } = services.config
  const isTheirs =
    !isOne && (await isSamePerson(tx, actor, [gift.entered_by, gift.amount_by, gift.received_by]))
  const isLarge = gift.amount_cents > limit
  const always = isLarge ? 'amount' : isTheirs ? 'word' : await groundOfReserve(services, tx)
  return { act: await describeOffline(tx, 'offline_return', gift), actor, at, always }
}

type Wish = { gift: OfflineGift; paymentId: string; reason: string; at: Date }

async function hold(tx: Tx, { gift, paymentId, at }: Wish): Promise<void> {
  await lockToAskBack(tx, paymentId)
  await holdAskedBack(tx, { paymentId, amountCents: gift.amount_cents, at })
}

/** Books it, in the name of who wanted it; answers what it took. */
export async function takeOut(
  services: Services,
  tx: Tx,
  { gift, paymentId, reason, by, at }: Wish & { by: string },
): Promise<RefundEffect | undefined> {
  await lockProviderPayment(tx, offlinePaymentName(gift.id))
  await lockToAskBack(tx, paymentId)
  await endAskedBack(tx, { paymentId, at })
  const effect = await bookReturn(services, tx, gift, { paymentId, reason, actorId: by, at })
  await setOfflineState(tx, gift.id, { state: 'returned', paymentId, by, at })
  await writeAudit(tx, {
    at,
    actorId: by,
    action: 'giving.return_offline_gift',
    targetKind: 'offline_gift',
    targetId: gift.id,
    details: { payment_id: paymentId, amount_cents: gift.amount_cents, reason },
  })
  return effect
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
): Promise<RefundEffect | undefined> {
  const { at, actorId } = booking
  const { outcome, effect } = await followRefund(services, tx, {
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
  return effect
}
