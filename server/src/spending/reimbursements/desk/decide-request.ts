import {
  nameReimbursement,
  type ReceiptStatus,
  type ReimbursementDecision,
  type ReimbursementStatus,
} from '@tower/contract/spending/reimbursements.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { releaseReserved } from '../../../money/budgets/release-reserved.ts'
import { spendReserved } from '../../../money/budgets/spend-reserved.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { updateStatusOfShown } from '../receipts/receipts.queries.ts'
import { publishRequest } from '../requests/publish-request.ts'
import { readShown, type ShownRequest } from '../requests/read-request.ts'
import {
  findLastEvent,
  findRequestForUpdate,
  insertEvents,
  type LockedRequest,
  updateStatus,
} from '../requests/requests.queries.ts'
import { tellScreens, tellTeacher } from '../requests/tell.ts'
import { raisedItAlone } from './raised-it-alone.ts'
import { refusalOf, requireDecidable } from './get-decidable.ts'
import { insertPayouts } from './payments.queries.ts'

export type DecideRequest = {
  actor: Actor
  requestId: string
  status: ReimbursementDecision
  reason: string | null
  reference: string | null
  revision: number | undefined
}

/** Where a request may go from where it stands; paid and rejected are for good. */
const moves: Record<ReimbursementStatus, readonly ReimbursementDecision[]> = {
  draft: [],
  submitted: ['approved', 'rejected', 'paid'],
  approved: ['paid', 'rejected'],
  paid: [],
  rejected: [],
}

const receiptStatusOf = {
  approved: 'approved',
  rejected: 'rejected',
  paid: 'reimbursed',
} as const satisfies Record<ReimbursementDecision, ReceiptStatus>

/** Staff approve, reject or pay. To decide what is decided so already changes nothing; of two at once the second reads who was first. */
export function decideRequest(services: Services, input: DecideRequest): Promise<ShownRequest> {
  const { actor, requestId, status } = input
  const at = services.clock.now()
  if (status === 'paid') requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const request = await requireDecidable(tx, await findRequestForUpdate(tx, { id: requestId }), input)
    if (status !== 'rejected' && (await raisedItAlone(services, tx, { request, actor })))
      throw new Refusal('reimbursements.second_person')
    if (request.status !== status) await decide(tx, { ...input, request, at })
    return readShown(tx, requestId, { forStaff: true })
  })
}

type Decision = DecideRequest & { request: LockedRequest; at: Date }

async function decide(tx: Tx, decision: Decision): Promise<void> {
  const { request, status, actor, reason, at } = decision
  if (!moves[request.status].includes(status)) {
    const last = await findLastEvent(tx, request.id)
    throw last ? refusalOf(last, request) : new Refusal('reimbursements.decided')
  }
  const revision = await updateStatus(tx, {
    id: request.id,
    status,
    decision: { by: actor.userId, reason },
    at,
  })
  await updateStatusOfShown(tx, { requestIds: [request.id], status: receiptStatusOf[status] })
  await moveMoney(tx, { ...decision, revision })
  const event = { requestId: request.id, kind: status, actorId: actor.userId, reason, at }
  await insertEvents(tx, [{ ...event, totalCents: request.total_cents }])
  await tellTeacher(tx, request, { outcome: status, reason, revision })
  await tellScreens(tx, [request])
  const totalCents = request.total_cents
  await publishRequest(tx, request, { what: status, totalCents, revision, at })
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: `reimbursements.${status}`,
    targetKind: 'reimbursement',
    targetId: request.id,
    details: {
      number: request.number,
      total_cents: request.total_cents,
    },
  })
}

/** What is paid is spent, and stands as paid once; what is rejected is free again. */
async function moveMoney(tx: Tx, decision: Decision & { revision: number }): Promise<void> {
  const { request, status, actor, reference, revision, at } = decision
  const move = {
    budgetId: request.budget_id,
    spending: { kind: 'reimbursement', id: request.id } as const,
    amountCents: request.total_cents,
    actorId: actor.userId,
    at,
  }
  if (status === 'rejected')
    return releaseReserved(tx, { ...move, idempotencyKey: `reimbursement:${request.id}:release:${revision}` })
  if (status !== 'paid') return
  await insertPayouts(tx, [
    {
      requestId: request.id,
      amountCents: request.total_cents,
      reference: reference ?? nameReimbursement(request.number),
      paymentFileId: null,
      paidBy: actor.userId,
      at,
    },
  ])
  await spendReserved(tx, { ...move, idempotencyKey: `reimbursement:${request.id}:pay:${revision}` })
}
