import type { Tx } from '../../../database/database.ts'
import type { CardAuthorization } from '../../../payments/card-events.ts'
import {
  findAllowanceForUpdate,
  findAuthorization,
  listHeld,
  listOfCardForUpdate,
  putAuthorization,
  type AllowanceRow,
  type AuthorizationRow,
} from './allowances.queries.ts'
import { listBuyers } from './buyers.queries.ts'
import { merchantName } from './merchant-name.ts'
import { effectOn, type PurchaseEffect } from './purchase-effect.ts'
import { vendorOfMerchant } from './vendor-of-merchant.ts'

export type Decision = { approved: boolean; effect?: PurchaseEffect }

type Asked = { authorization: CardAuthorization; toldAt: Date; at: Date }

/**
 * Decides on a purchase while somebody waits at the till: yes, where what is set aside for its vendor and held by no other
 * purchase is enough. The budget itself isn't asked: its money was set aside when the card was issued.
 */
export async function decidePurchase(tx: Tx, { authorization, toldAt, at }: Asked): Promise<Decision> {
  const { authorizationId, amountCents } = authorization
  const candidates = await listCandidates(tx, authorization)
  // Asked under their locks: another event of it may have come in between.
  const before = await findAuthorization(tx, authorizationId)
  const fitting = await findFitting(tx, candidates, { authorization, before })
  const [latest] = candidates
  const allowance = fitting ?? latest
  // One that asks for more and is refused the more holds what it was approved for.
  if (!allowance || (before && !fitting)) return { approved: false }
  const approved = fitting !== undefined
  await putAuthorization(tx, {
    id: authorizationId,
    allowance_id: allowance.id,
    amount_cents: amountCents,
    state: approved ? 'pending' : 'declined',
    merchant: merchantName(authorization.merchant),
    decided_at: at,
    told_at: toldAt,
  })
  return { approved, effect: effectOn(allowance, approved ? 'authorized' : 'declined', { at }) }
}

/** What may pay for it: of a purchase that asks for more, only what paid before, and never what a disabled account set aside, or with a card that staff deactivated. */
async function listCandidates(
  tx: Tx,
  { authorizationId, issuerCardId, merchant, currency }: CardAuthorization,
): Promise<AllowanceRow[]> {
  const before = await findAuthorization(tx, authorizationId)
  const rows = before
    ? [await findAllowanceForUpdate(tx, before.allowance_id)]
    : await listOfCardForUpdate(tx, issuerCardId)
  const vendor = vendorOfMerchant(merchant)
  const isUsable = (row: AllowanceRow | undefined): row is AllowanceRow =>
    row?.state === 'open' && row.vendor === vendor && currency === 'usd'
  const usable = rows.filter(isUsable)
  const buyers = await listBuyers(
    tx,
    issuerCardId,
    usable.map(({ teacher_id: teacherId }) => teacherId),
  )
  return usable.filter(({ teacher_id: teacherId }) => buyers.includes(teacherId))
}

async function findFitting(
  tx: Tx,
  candidates: readonly AllowanceRow[],
  { authorization, before }: { authorization: CardAuthorization; before: AuthorizationRow | undefined },
): Promise<AllowanceRow | undefined> {
  if (candidates.length === 0) return undefined
  const { authorizationId, amountCents } = authorization
  const held = await listHeld(
    tx,
    candidates.map(({ id }) => id),
    authorizationId,
  )
  const heldOf = new Map(held.map(({ allowance_id, held_cents }) => [allowance_id, held_cents]))
  const needed = amountCents - (before?.captured_cents ?? 0)
  return candidates.find(({ id, reserved_cents }) => needed <= reserved_cents - (heldOf.get(id) ?? 0))
}
