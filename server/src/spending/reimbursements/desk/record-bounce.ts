import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { reserveReturned } from '../../../money/budgets/reserve-returned.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { updateStatusOfShown } from '../receipts/receipts.queries.ts'
import { readShown, type ShownRequest } from '../requests/read-request.ts'
import {
  findRequestForUpdate,
  insertEvents,
  type LockedRequest,
  updateStatus,
} from '../requests/requests.queries.ts'
import { tellScreens, tellTeacher } from '../requests/tell.ts'
import { requireDecidable } from './get-decidable.ts'
import { movePayoutToReturned } from './payments.queries.ts'

export type RecordBounce = {
  actor: Actor
  requestId: string
  /** What the bank said; the teacher reads it. */
  reason: string
  revision: number | undefined
}

/**
 * Staff write down that the bank sent a payment back: the request is approved again, its money set aside, and the next
 * payment file may pay it. The payment that stood no longer does, so there is never more than one.
 */
export function recordBounce(services: Services, input: RecordBounce): Promise<ShownRequest> {
  const { actor, requestId } = input
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const request = await requireDecidable(tx, await findRequestForUpdate(tx, { id: requestId }), input)
    if (request.status !== 'paid') throw new Refusal('reimbursements.not_paid')
    await giveBack(tx, { ...input, request, at })
    return readShown(tx, requestId, { forStaff: true })
  })
}

async function giveBack(
  tx: Tx,
  { request, actor, reason, at }: RecordBounce & { request: LockedRequest; at: Date },
): Promise<void> {
  const { id: requestId, total_cents: totalCents } = request
  const isMoved = await movePayoutToReturned(tx, { requestId, by: actor.userId, at })
  if (!isMoved) throw new Error(`the request ${requestId} is paid without a payment`)
  const decision = { by: actor.userId, reason: null }
  const revision = await updateStatus(tx, { id: requestId, status: 'approved', decision, at })
  await reserveReturned(tx, {
    budgetId: request.budget_id,
    spending: { kind: 'reimbursement', id: requestId },
    amountCents: totalCents,
    actorId: actor.userId,
    at,
    idempotencyKey: `reimbursement:${requestId}:bounced:${revision}`,
    reference: nameReimbursement(request.number),
  })
  await updateStatusOfShown(tx, { requestIds: [requestId], status: 'approved' })
  await insertEvents(tx, [{ requestId, kind: 'bounced', actorId: actor.userId, reason, totalCents, at }])
  await tellTeacher(tx, request, { outcome: 'bounced', reason, revision })
  await tellScreens(tx, [request])
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'reimbursements.bounced',
    targetKind: 'reimbursement',
    targetId: requestId,
    details: { number: request.number, total_cents: totalCents },
  })
}
