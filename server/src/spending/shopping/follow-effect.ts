import type { SessionStatus } from '@tower/contract/spending/shopping.ts'
import type { Tx } from '../../database/database.ts'
import { announce } from '../../realtime/announce.ts'
import type { PurchaseEffect } from '../cards/allowances/purchase-effect.ts'
import { endAllowanceOf } from '../cards/allowances/end-allowance-of.ts'
import { addToOrder, moveSession } from './shopping.queries.ts'

type Move = { from: readonly SessionStatus[]; to: SessionStatus }

const moves: Partial<Record<PurchaseEffect['moved'], Move>> = {
  authorized: { from: ['started'], to: 'authorized' },
  captured: { from: ['started', 'authorized'], to: 'captured' },
  declined: { from: ['started', 'authorized'], to: 'failed' },
  ended_unspent: { from: ['started', 'authorized'], to: 'canceled' },
}

/** A session follows what its card's purchases do. One that is over stays as it ended. */
export async function followEffect(
  tx: Tx,
  { allowanceId: id, teacherId: userId, moved, amountCents = 0, at }: PurchaseEffect,
): Promise<void> {
  await announce(tx, { topic: 'session.changed', audience: { userId }, payload: { id } })
  const move = moves[moved]
  if (!move) return
  const isMoved = await moveSession(tx, { id, ...move, at })
  if (moved === 'captured') await addToOrder(tx, { sessionId: id, amountCents, at })
  if (moved === 'declined' && isMoved) await endAllowanceOf(tx, { allowanceId: id, at })
}
