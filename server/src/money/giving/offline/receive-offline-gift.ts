import { noonBy } from '@tower/contract/org-days.ts'
import { isStaff } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../../config.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { OutboundAct } from '../../../outbound-act.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { readSecondLook } from '../../approvals/approval-of-subject.ts'
import { nobodysHands } from '../../approvals/find-hands.ts'
import { letOut, whyItWaits } from '../../approvals/let-out.ts'
import { lockApprovals } from '../../approvals/lock-approvals.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { insertCheckout } from '../checkouts/checkouts.queries.ts'
import { findHolder } from '../own/giver.queries.ts'
import { digestOfRequest, type GiftRequest } from '../checkouts/gift-request.ts'
import { programOf } from '../checkouts/read-gift-request.ts'
import { completeCheckout } from '../payments/complete-checkout.ts'
import { findByProviderId } from '../payments/payments.queries.ts'
import { takesRealMoney } from '../payments/provider-payment.ts'
import { describeOffline } from './describe-offline.ts'
import { offlinePaymentName } from './offline-payment.ts'
import { findOfflineForUpdate, type OfflineGift, setOfflineState } from './offline.queries.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'

export type DecideOfflineGift = { actor: Actor; offlineGiftId: string }

/** With the amount that was seen: whoever corrected it meanwhile said another. */
export type ReceiveOfflineGift = DecideOfflineGift & { wasCents?: number | undefined }

/**
 * The money of an offline gift is there. From here on it is a payment like any other: the one way money becomes a gift
 * finds its giver, mints by the one rule and writes the receipt; only that its money lies at the bank, not with the
 * provider. Of two who say so at once, one is second. Above a limit, or with all else that the same person let in and out
 * lately, what whoever entered it, or put its amount right, says waits among the approvals; somebody else may say it at any amount.
 */
export async function receiveOfflineGift(
  services: Services,
  { actor, offlineGiftId, wasCents }: ReceiveOfflineGift,
): Promise<string> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const received = await services.database.transaction(async (tx) => {
    // Before the gift, as whoever approves does.
    await lockApprovals(tx)
    return receiveOrAsk(services, tx, { offlineGiftId, wasCents, actor, at })
  })
  if (received instanceof Refusal) throw received
  return received
}

/** The payment that a gift is now, or why it waits for a second person. Whoever calls it holds the approvals. */
export async function receiveOrAsk(
  services: Services,
  tx: Tx,
  { offlineGiftId, wasCents, actor, at }: ReceiveOfflineGift & { at: Date },
): Promise<string | Refusal> {
  const gift = await requirePending(tx, offlineGiftId)
  if (wasCents !== undefined && wasCents !== gift.amount_cents)
    throw new Refusal(
      'giving.offline_changed',
      'Somebody else changed this gift. Look again before you say that its money is there.',
    )
  const waits = await mayReceive(services, tx, { gift, actor, at })
  return waits ?? receiveGift(services, tx, { gift, by: actor.userId, at })
}

/** Books a gift whose money is there; answers its payment. */
export async function receiveGift(
  services: Services,
  tx: Tx,
  { gift, by, at }: { gift: OfflineGift; by: string; at: Date },
): Promise<string> {
  const paymentId = await bookGift(services, tx, gift, at)
  await recordNewPosting(tx, {
    kind: 'deposit',
    idempotencyKey: `deposit:${gift.id}`,
    at,
    actorId: by,
    paymentId,
    postings: transfer({ kind: 'bank' }, { kind: 'processor' }, gift.amount_cents),
  })
  await setOfflineState(tx, gift.id, { state: 'received', paymentId, by, at })
  await writeAudit(tx, {
    at,
    actorId: by,
    action: 'giving.receive_offline_gift',
    targetKind: 'offline_gift',
    targetId: gift.id,
    details: { payment_id: paymentId, amount_cents: gift.amount_cents },
  })
  return paymentId
}

/** Whoever entered a gift, said what it is or gave it asks; anybody else is the second person already, unless it was asked for and waits. */
async function mayReceive(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { gift, actor, at }: { gift: OfflineGift; actor: Actor; at: Date },
): Promise<Refusal | undefined> {
  const act = await describeOffline(tx, 'offline_gift', gift)
  if (await mustAsk(tx, actor, gift, act))
    return letOut({ ...services, ...nobodysHands }, tx, { act, actor, at })
  const asked = await readSecondLook(tx, act)
  return asked?.state === 'waiting' ? new Refusal('approvals.waits') : undefined
}

/** Whether somebody entered a gift, put its amount right, or gave it. */
function mustAsk(tx: Tx, actor: Actor, gift: OfflineGift, { reaches }: OutboundAct): Promise<boolean> {
  const said = [gift.entered_by, gift.amount_by, ...(reaches?.userIds ?? [])]
  return isSamePerson(tx, actor, said, reaches?.addresses)
}

/** Whether what somebody says of its money would wait for somebody else. Writes nothing down. */
export async function wouldReceiveWait(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { gift, actor, at }: { gift: OfflineGift; actor: Actor; at: Date },
): Promise<boolean> {
  const act = await describeOffline(tx, 'offline_gift', gift)
  if (await mustAsk(tx, actor, gift, act))
    return (await whyItWaits({ ...services, ...nobodysHands }, tx, { act, actor, at })) !== undefined
  return (await readSecondLook(tx, act))?.state === 'waiting'
}

/** Holds a gift that still waits for its money. */
export async function requirePending(tx: Tx, offlineGiftId: string): Promise<OfflineGift> {
  const gift = await findOfflineForUpdate(tx, offlineGiftId)
  if (!gift) throw new Refusal('giving.offline_not_found')
  if (gift.state !== 'pending') throw new Refusal('giving.offline_settled')
  return gift
}

async function bookGift(services: Services, tx: Tx, gift: OfflineGift, at: Date): Promise<string> {
  // Whoever has an address by now is told, although their check named none, or one that staff have corrected since: there nothing goes.
  const email = gift.donor_id === null ? gift.email : ((await findHolder(tx, gift.donor_id))?.address ?? null)
  const request = requestOf(services, { ...gift, email })
  const checkoutId = await insertCheckout(tx, {
    request,
    idempotencyKey: `offline:${gift.id}`,
    digest: digestOfRequest(request),
    at,
  })
  if (checkoutId === undefined) throw new Error('an offline gift was received twice')
  const providerPaymentId = offlinePaymentName(gift.id)
  const completion = await completeCheckout(services, tx, {
    providerPaymentId,
    checkoutId,
    sessionId: null,
    amountCents: gift.amount_cents,
    currency: 'usd',
    email,
    livemode: takesRealMoney(services.config),
    chargedAt: noonBy(gift.given_on, at),
    isGuess: true,
    ...(gift.donor_id !== null && { donorId: gift.donor_id }),
  })
  const payment = await findByProviderId(tx, providerPaymentId)
  if (completion !== 'applied' || !payment) throw new Error(`an offline gift came out as ${completion}`)
  return payment.id
}

function requestOf({ config }: Services, gift: OfflineGift): GiftRequest {
  const origin = siteOrigin(config)
  return {
    purpose: 'donation',
    destination: gift.destination,
    programKey: programOf[gift.destination],
    amountCents: gift.amount_cents,
    feeCoverCents: 0,
    classroomId: null,
    userId: null,
    email: gift.email,
    displayName: gift.donor_name,
    // Nobody asked whoever wrote a check whether their name may be read beside a slot.
    ...(gift.donor_id !== null && { anonymous: true }),
    successUrl: origin + paths.donateSuccess,
    cancelUrl: origin + paths.donateCancel,
  }
}
