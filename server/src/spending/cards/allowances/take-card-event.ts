import type { Tx } from '../../../database/database.ts'
import { announceAll } from '../../../realtime/announce.ts'
import type { CardEvent } from '../../../payments/card-events.ts'
import { findAnswer, insertEvent, setAnswer } from './allowances.queries.ts'
import { bookTransaction } from './book-transaction.ts'
import { decidePurchase } from './decide-purchase.ts'
import { followPurchase } from './follow-purchase.ts'
import type { PurchaseEffect } from './purchase-effect.ts'

export type TakenEvent = {
  /** What is answered where it asks. */
  approved?: boolean
  /** What it did; nothing when it was taken before. */
  effects: PurchaseEffect[]
}

/** Applies one event of the card issuer, once, however often it is delivered. */
export async function takeCardEvent(
  tx: Tx,
  { event, at }: { event: CardEvent; at: Date },
): Promise<TakenEvent> {
  const isNew = await insertEvent(tx, { id: event.eventId, kind: event.kind, received_at: at })
  const taken = isNew ? await apply(tx, event, at) : await repeat(tx, event)
  await announceAll(
    tx,
    taken.effects.map(({ teacherId, allowanceId }) => ({
      topic: 'card.changed' as const,
      audience: { userId: teacherId },
      payload: { id: allowanceId },
    })),
  )
  return taken
}

async function apply(tx: Tx, event: CardEvent, at: Date): Promise<TakenEvent> {
  const toldAt = event.createdAt
  switch (event.kind) {
    case 'authorization_requested': {
      const { approved, effect } = await decidePurchase(tx, {
        authorization: event.authorization,
        toldAt,
        at,
      })
      await setAnswer(tx, event.eventId, approved)
      return { approved, effects: effect ? [effect] : [] }
    }
    case 'authorization_changed':
      return { effects: await followPurchase(tx, { authorization: event.authorization, toldAt, at }) }
    case 'transaction':
      return { effects: await bookTransaction(tx, { transaction: event.transaction, at }) }
    case 'other':
      return { effects: [] }
  }
}

async function repeat(tx: Tx, { kind, eventId }: CardEvent): Promise<TakenEvent> {
  if (kind !== 'authorization_requested') return { effects: [] }
  return { approved: await findAnswer(tx, eventId), effects: [] }
}
