import type { Tx } from '../../../database/database.ts'
import type { CardAuthorization } from '../../../payments/card-events.ts'
import {
  findAllowanceForUpdate,
  findAuthorization,
  findLatestOfCardForUpdate,
  putAuthorization,
  sumCaptured,
  type AllowanceRow,
  type AuthorizationRow,
} from './allowances.queries.ts'
import { merchantName } from './merchant-name.ts'
import { effectOn, type PurchaseEffect } from './purchase-effect.ts'
import { settleAllowance } from './settle-allowance.ts'

type Told = { authorization: CardAuthorization; toldAt: Date; at: Date }

/** Follows what became of a purchase: decided without us, reversed, never taken, or over. */
export async function followPurchase(tx: Tx, told: Told): Promise<PurchaseEffect[]> {
  const { authorization, toldAt, at } = told
  const known = await findAuthorization(tx, authorization.authorizationId)
  const allowance = await lockAllowanceOf(tx, authorization.issuerCardId, known?.allowance_id)
  // Asked again under the lock: another event of it may have come in between.
  const before = await findAuthorization(tx, authorization.authorizationId)
  if (!allowance || isOutdated(before, toldAt)) return []
  // Of what was turned down without us there is nothing to know.
  if (!before && !authorization.isApproved) return []
  const state = authorization.isApproved ? authorization.state : 'declined'
  await putAuthorization(tx, {
    id: authorization.authorizationId,
    allowance_id: allowance.id,
    amount_cents: authorization.isApproved ? authorization.amountCents : (before?.amount_cents ?? 0),
    captured_cents: await sumCaptured(tx, allowance.id, authorization.authorizationId),
    state,
    merchant: merchantName(authorization.merchant),
    decided_at: at,
    told_at: toldAt,
  })
  const moved = movedBy(state, { isNew: before === undefined, isBought: allowance.spent_cents > 0 })
  const ends = moved === 'ended_unspent' && allowance.purpose === 'session'
  const settled = await settleAllowance(tx, allowance, { at, ends })
  return moved === undefined ? settled : [effectOn(allowance, moved, { at }), ...settled]
}

function movedBy(
  state: CardAuthorization['state'] | 'declined',
  { isNew, isBought }: { isNew: boolean; isBought: boolean },
): PurchaseEffect['moved'] | undefined {
  if (state === 'declined') return 'declined'
  if (state === 'pending') return isNew ? 'authorized' : undefined
  const wasLetGo = state === 'reversed' || state === 'expired'
  return wasLetGo && !isBought ? 'ended_unspent' : undefined
}

/** The allowance a purchase belongs to; of one that nobody knew, the latest of its card. */
export function lockAllowanceOf(
  tx: Tx,
  issuerCardId: string,
  allowanceId: string | undefined,
): Promise<AllowanceRow | undefined> {
  return allowanceId === undefined
    ? findLatestOfCardForUpdate(tx, issuerCardId)
    : findAllowanceForUpdate(tx, allowanceId)
}

/** What ended stays so, and what was told before what stands here comes too late. */
function isOutdated(before: AuthorizationRow | undefined, toldAt: Date): boolean {
  if (!before) return false
  return before.state !== 'pending' || before.told_at > toldAt
}
