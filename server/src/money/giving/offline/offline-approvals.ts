import type { Tx } from '../../../database/database.ts'
import type { AskedAct, CarryOut, OutboundAct, Reached } from '../../../outbound-act.ts'
import { Refusal } from '../../../refusal.ts'
import { letAskedBackStay, lockToAskBack } from '../refunds/asked-back.ts'
import { describeOffline } from './describe-offline.ts'
import { findOfflineForUpdate, findOfflineReached } from './offline.queries.ts'
import { receiveGift, requirePending } from './receive-offline-gift.ts'
import { requireReceived, takeOut } from './return-offline-gift.ts'

/** The receipt of a gift that still waits for its money. */
export async function readReceipt(tx: Tx, { subjectId }: AskedAct): Promise<OutboundAct | undefined> {
  const gift = await findOfflineForUpdate(tx, subjectId)
  return gift?.state === 'pending' ? describeOffline(tx, 'offline_gift', gift) : undefined
}

/** Whom a gift's receipt reaches, and its money where it goes again. */
export function findGiver(tx: Tx, subjectId: string): Promise<Reached> {
  return findOfflineReached(tx, subjectId)
}

/** Books a gift whose receipt was approved, in the name of who asked. */
export async function receiveApproved({ services, tx, at }: CarryOut, asked: AskedAct): Promise<void> {
  const gift = await requirePending(tx, asked.subjectId)
  await receiveGift(services, tx, { gift, by: asked.askedBy, at })
}

/** The return of a gift whose money is there. */
export async function readReturn(tx: Tx, { subjectId }: AskedAct): Promise<OutboundAct | undefined> {
  const gift = await findOfflineForUpdate(tx, subjectId)
  return gift?.state === 'received' ? describeOffline(tx, 'offline_return', gift) : undefined
}

/** Takes a gift out of the books as it was approved, in the name of who asked. */
export async function returnApproved({ services, tx, at }: CarryOut, asked: AskedAct): Promise<void> {
  const received = await requireReceived(tx, asked.subjectId)
  const reason = asked.wish?.reason
  if (typeof reason !== 'string') throw new Error(`the return of ${asked.subjectId} has no reason`)
  await takeOut(services, tx, { ...received, reason, by: asked.askedBy, at })
}

/** It stays in the books: what was held of it is free. */
export async function letGiftStay({ services, tx, at }: CarryOut, { subjectId }: AskedAct): Promise<void> {
  const gift = await findOfflineForUpdate(tx, subjectId)
  if (!gift) throw new Refusal('giving.offline_not_found')
  const { payment_id: paymentId } = gift
  if (paymentId === null) return
  await lockToAskBack(tx, paymentId)
  await letAskedBackStay(services, tx, { paymentId, at })
}
