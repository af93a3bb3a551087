import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { letOut } from '../../../money/approvals/let-out.ts'
import { lockApprovals } from '../../../money/approvals/lock-approvals.ts'
import { reserveReturned } from '../../../money/budgets/reserve-returned.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import type { AskedAct, CarryOut, Hands } from '../../../outbound-act.ts'
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
import { bounceOf, type BounceWish, readBounce, wishOf } from './bounces.queries.ts'
import { requireDecidable } from './get-decidable.ts'
import { movePayoutToReturned } from './payments.queries.ts'

export type RecordBounce = {
  actor: Actor
  requestId: string
  /** What the bank said; the teacher reads it. */
  reason: string
  /** What the bank calls the payment that came back. */
  reference: string
  revision: number | undefined
}

/**
 * Staff write down that the bank sent a payment back. Once a second person saw it, the request is approved again, its money
 * set aside, and the next payment file may pay it. The payment that stood no longer does, so there is never more than one.
 */
export async function recordBounce(services: Services & Hands, input: RecordBounce): Promise<ShownRequest> {
  const { actor, requestId, reason, reference } = input
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const done = await services.database.transaction(async (tx) => {
    // Before the request, as whoever agrees does.
    await lockApprovals(tx)
    const request = await requireDecidable(tx, await findRequestForUpdate(tx, { id: requestId }), input)
    const wish = { reason, reference }
    const act = await readBounce(tx, requestId, wish)
    if (request.status !== 'paid' || !act) throw new Refusal('reimbursements.not_paid')
    const always = services.config.STAFF_OF_ONE ? undefined : 'kind'
    const waits = await letOut(services, tx, { actor, act, at, always, reason, wish: wishOf(wish) })
    if (waits) return waits
    await giveBack(tx, { ...wish, request, actorId: actor.userId, at })
    return readShown(tx, requestId, { forStaff: true })
  })
  if (done instanceof Refusal) throw done
  return done
}

/** Writes it down once a second person agreed, in the name of who asked. */
export async function recordApprovedBounce({ tx, at }: CarryOut, asked: AskedAct): Promise<void> {
  const request = await findRequestForUpdate(tx, { id: asked.subjectId })
  if (request?.status !== 'paid') throw new Refusal('reimbursements.not_paid')
  await giveBack(tx, { ...bounceOf(asked), request, actorId: asked.askedBy, at })
}

type Given = BounceWish & { request: LockedRequest; actorId: string; at: Date }

async function giveBack(tx: Tx, { request, actorId, reason, reference, at }: Given): Promise<void> {
  const { id: requestId, total_cents: totalCents } = request
  const isMoved = await movePayoutToReturned(tx, { requestId, by: actorId, bankReference: reference, at })
  if (!isMoved) throw new Error(`the request ${requestId} is paid without a payment`)
  const decision = { by: actorId, reason: null }
  const revision = await updateStatus(tx, { id: requestId, status: 'approved', decision, at })
  await reserveReturned(tx, {
    budgetId: request.budget_id,
    spending: { kind: 'reimbursement', id: requestId },
    amountCents: totalCents,
    actorId,
    at,
    idempotencyKey: `reimbursement:${requestId}:bounced:${revision}`,
    reference: nameReimbursement(request.number),
  })
  await updateStatusOfShown(tx, { requestIds: [requestId], status: 'approved' })
  await insertEvents(tx, [{ requestId, kind: 'bounced', actorId, reason, totalCents, at }])
  await tellTeacher(tx, request, { outcome: 'bounced', reason, revision })
  await tellScreens(tx, [request])
  await writeAudit(tx, {
    at,
    actorId,
    action: 'reimbursements.bounced',
    targetKind: 'reimbursement',
    targetId: requestId,
    details: { number: request.number, total_cents: totalCents },
  })
}
