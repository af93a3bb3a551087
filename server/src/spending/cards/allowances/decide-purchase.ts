import type { Tx } from '../../../database/database.ts'
import type { CardAuthorization } from '../../../payments/card-events.ts'
import {
  findAllowanceForUpdate,
  findAuthorization,
  listBuyers,
  listHeld,
  listOfCardForUpdate,
  putAuthorization,
  type AllowanceRow,
} from './allowances.queries.ts'
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
  const fitting = await findFitting(tx, candidates, authorization)
  const [latest] = candidates
  const allowance = fitting ?? latest
  if (!allowance) return { approved: false }
  const approved = fitting !== undefined
  await putAuthorization(tx, {
    id: authorizationId,
    allowance_id: allowance.id,
    amount_cents: amountCents,
    state: approved ? 'pending' : 'declined',
    merchant: authorization.merchant.name.slice(0, longestMerchant),
    decided_at: at,
    told_at: toldAt,
  })
  return { approved, effect: effectOn(allowance, approved ? 'authorized' : 'declined', { at }) }
}

const longestMerchant = 200

/** What may pay for it: of a purchase that asks for more, only what paid before, and never what a disabled account set aside. */
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
    usable.map(({ teacher_id: teacherId }) => teacherId),
  )
  return usable.filter(({ teacher_id: teacherId }) => buyers.includes(teacherId))
}

async function findFitting(
  tx: Tx,
  candidates: readonly AllowanceRow[],
  { authorizationId, amountCents }: CardAuthorization,
): Promise<AllowanceRow | undefined> {
  if (candidates.length === 0) return undefined
  const before = await findAuthorization(tx, authorizationId)
  const held = await listHeld(
    tx,
    candidates.map(({ id }) => id),
    authorizationId,
  )
  const heldOf = new Map(held.map(({ allowance_id, held_cents }) => [allowance_id, held_cents]))
  const needed = amountCents - (before?.captured_cents ?? 0)
  return candidates.find(({ id, reserved_cents }) => needed <= reserved_cents - (heldOf.get(id) ?? 0))
}
