import {
  nameReimbursement,
  type ReceiptStatus,
  type ReimbursementDecision,
  type ReimbursementStatus,
} from '@tower/contract/spending/reimbursements.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { letOut, takeBackAct } from '../../../money/approvals/let-out.ts'
import { releaseReserved } from '../../../money/budgets/release-reserved.ts'
import { spendReserved } from '../../../money/budgets/spend-reserved.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import type { Hands } from '../../../outbound-act.ts'
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
import { findReturner } from './bounces.queries.ts'
import { findReceiptFault } from './find-receipt-fault.ts'
import { refusalOf, requireDecidable } from './get-decidable.ts'
import { readPaying } from './paying.queries.ts'
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

/**
 * Staff approve, reject or pay. To decide what is decided so already changes nothing; of two at once the second reads who
 * was first. What takes two people is asked for, and stays as it is until somebody else let it go.
 */
export async function decideRequest(services: Services & Hands, input: DecideRequest): Promise<ShownRequest> {
  const { actor, requestId, status } = input
  const at = services.clock.now()
  if (status === 'paid') requireRecentProof(actor, at)
  const done = await services.database.transaction(async (tx) => {
    const request = await requireDecidable(tx, await findRequestForUpdate(tx, { id: requestId }), input)
    if (request.status !== status) {
      const fault = status === 'rejected' ? undefined : await findReceiptFault(services, tx, requestId)
      if (fault) throw fault
      const waits = await decide(services, tx, { ...input, request, at })
      if (waits) return waits
    }
    return readShown(tx, requestId, { forStaff: true })
  })
  if (done instanceof Refusal) throw done
  return done
}

type Decision = DecideRequest & { request: LockedRequest; at: Date }

/** Decides, or answers what it waits for. */
async function decide(services: Services & Hands, tx: Tx, decision: Decision): Promise<Refusal | undefined> {
  const { request, status } = decision
  if (!moves[request.status].includes(status)) {
    const last = await findLastEvent(tx, request.id)
    throw last ? refusalOf(last, request) : new Refusal('reimbursements.decided')
  }
  if (status === 'rejected') await takeBackAct(tx, { kind: 'reimbursement', subjectId: request.id }, 'gone')
  else {
    const waits = await mayBePaid(services, tx, decision)
    if (waits) return waits
  }
  await writeDecision(tx, decision)
  return undefined
}

/** Whether the money may leave; else the refusal that says what it waits for, with what was asked for to be kept. */
export async function mayBePaid(
  services: Services & Hands,
  tx: Tx,
  { request, actor, at }: Pick<Decision, 'actor' | 'at'> & { request: LockedRequest },
): Promise<Refusal | undefined> {
  // Whoever said that the bank sent it back doesn't pay it again.
  const returner = services.config.STAFF_OF_ONE ? undefined : await findReturner(tx, request.id)
  if (returner !== undefined && (await isSamePerson(tx, actor, [returner])))
    return new Refusal('reimbursements.bounce_yours')
  const act = await readPaying(tx, request.id)
  return act && letOut(services, tx, { actor, act, at })
}

async function writeDecision(tx: Tx, decision: Decision): Promise<void> {
  const { request, status, actor, reason, at } = decision
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
      ...(status === 'paid' && { reference: referenceOf(decision) }),
    },
  })
}

/** What the bank calls a payment: as whoever pays says, or the number of the request. */
const referenceOf = ({ reference, request }: Decision): string =>
  reference ?? nameReimbursement(request.number)

/** What is paid is spent, and stands as paid once; what is rejected is free again. */
async function moveMoney(tx: Tx, decision: Decision & { revision: number }): Promise<void> {
  const { request, status, actor, revision, at } = decision
  const move = {
    budgetId: request.budget_id,
    spending: { kind: 'reimbursement', id: request.id } as const,
    amountCents: request.total_cents,
    actorId: actor.userId,
    at,
    reference: nameReimbursement(request.number),
  }
  if (status === 'rejected')
    return releaseReserved(tx, { ...move, idempotencyKey: `reimbursement:${request.id}:release:${revision}` })
  if (status !== 'paid') return
  await insertPayouts(tx, [
    {
      requestId: request.id,
      amountCents: request.total_cents,
      reference: referenceOf(decision),
      paymentFileId: null,
      paidBy: actor.userId,
      at,
    },
  ])
  await spendReserved(tx, { ...move, idempotencyKey: `reimbursement:${request.id}:pay:${revision}` })
}
