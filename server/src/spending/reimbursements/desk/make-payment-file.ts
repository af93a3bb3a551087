import { errors } from '@tower/contract/errors.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { lockApprovals } from '../../../money/approvals/lock-approvals.ts'
import { spendReserved } from '../../../money/budgets/spend-reserved.ts'
import { writeAudits } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import type { Hands } from '../../../outbound-act.ts'
import type { Services } from '../../../services.ts'
import { updateStatusOfShown } from '../receipts/receipts.queries.ts'
import {
  findLastEvent,
  insertEvents,
  listRequestsForUpdate,
  type LockedRequest,
  updateStatus,
} from '../requests/requests.queries.ts'
import { publishRequest } from '../requests/publish-request.ts'
import { tellScreens, tellTeacher } from '../requests/tell.ts'
import { mayBePaid } from './decide-request.ts'
import { findReceiptFault } from './find-receipt-fault.ts'
import { refusalOf } from './get-decidable.ts'
import {
  insertPaymentFile,
  insertPayouts,
  listPayees,
  listPaymentFileRows,
  type PaymentFileRow,
} from './payments.queries.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'

export type MakePaymentFile = { actor: Actor; requestIds: readonly string[]; requestKey: string }
export type RefusedPayment = { requestId: string; number: number | null; reason: string }
export type MadePaymentFile = { file: PaymentFileRow | undefined; paid: string[]; refused: RefusedPayment[] }

/**
 * Pays approved requests by one file for the bank. From then on each stands as paid, once: the file can be read again,
 * but no other can pay them. Those that can't go in are named with the reason, and keep nobody else out.
 */
export function makePaymentFile(
  services: Services & Hands,
  input: MakePaymentFile,
): Promise<MadePaymentFile> {
  const { actor, requestKey } = input
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database
    .transaction(async (tx) => {
      // Before the requests, as whoever agrees that one of them came back does.
      await lockApprovals(tx)
      const fileId = await insertPaymentFile(tx, { requestKey, madeBy: actor.userId, at })
      if (fileId === undefined) return readMade(tx, requestKey)
      const { payable, refused } = await sortOut(services, tx, { ...input, at })
      // Nothing to pay makes no file: the transaction leaves nothing behind.
      if (payable.length === 0) throw new NothingToPay()
      await pay(tx, { payable, fileId, actor, at })
      const [file] = await listPaymentFileRows(tx, { id: fileId })
      return { file, paid: payable.map(({ id }) => id), refused }
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof NothingToPay)) throw error
      // What has to be asked for is, although no file was made.
      const { refused } = await services.database.transaction(async (tx) => {
        await lockApprovals(tx)
        return sortOut(services, tx, { ...input, at })
      })
      return { file: undefined, paid: [], refused }
    })
}

class NothingToPay extends Error {}

/** The same key again: the file it made. */
async function readMade(tx: Tx, requestKey: string): Promise<MadePaymentFile> {
  const [file] = await listPaymentFileRows(tx, { requestKey })
  if (!file) throw new Error('a payment file with this key is gone')
  const payees = await listPayees(tx, file.id)
  return { file, paid: payees.map(({ request_id: id }) => id), refused: [] }
}

async function sortOut(
  services: Services & Hands,
  tx: Tx,
  { actor, requestIds, at }: MakePaymentFile & { at: Date },
) {
  const requests = await listRequestsForUpdate(tx, [...new Set(requestIds)])
  const payable: LockedRequest[] = []
  const refused: RefusedPayment[] = requestIds
    .filter((id) => !requests.some((request) => request.id === id))
    .map((requestId) => ({ requestId, number: null, reason: errors['reimbursements.not_found'].sentence }))
  for (const request of requests) {
    const reason = await whyNot(services, tx, { request, actor, at })
    if (reason === undefined) payable.push(request)
    else refused.push({ requestId: request.id, number: request.number, reason })
  }
  return { payable, refused }
}

async function whyNot(
  services: Services & Hands,
  tx: Tx,
  { request, actor, at }: { request: LockedRequest; actor: Actor; at: Date },
) {
  if (await isSamePerson(tx, actor, [request.teacher_id])) return errors['reimbursements.own'].sentence
  if (request.status === 'approved') {
    const fault = await findReceiptFault(services, tx, request.id)
    return (fault ?? (await mayBePaid(services, tx, { request, actor, at })))?.message
  }
  if (request.status === 'submitted') return 'This request is not approved yet.'
  const last = await findLastEvent(tx, request.id)
  return last ? refusalOf(last, request).message : errors['reimbursements.not_found'].sentence
}

type Payment = { payable: readonly LockedRequest[]; fileId: string; actor: Actor; at: Date }

async function pay(tx: Tx, { payable, fileId, actor, at }: Payment): Promise<void> {
  const actorId = actor.userId
  await insertPayouts(
    tx,
    payable.map((request) => ({
      requestId: request.id,
      amountCents: request.total_cents,
      reference: nameReimbursement(request.number),
      paymentFileId: fileId,
      paidBy: actorId,
      at,
    })),
  )
  const requestIds = payable.map(({ id }) => id)
  await updateStatusOfShown(tx, { requestIds, status: 'reimbursed' })
  // Budgets one after the other in one order: two files can't wait for each other.
  const inOrder = payable.toSorted((one, other) => (one.budget_id < other.budget_id ? -1 : 1))
  for (const request of inOrder) {
    await spendReserved(tx, {
      budgetId: request.budget_id,
      spending: { kind: 'reimbursement', id: request.id },
      amountCents: request.total_cents,
      actorId,
      at,
      idempotencyKey: `reimbursement:${request.id}:pay:${request.revision + 1}`,
      reference: nameReimbursement(request.number),
    })
    const decision = { by: actorId, reason: null }
    const revision = await updateStatus(tx, { id: request.id, status: 'paid', decision, at })
    await tellTeacher(tx, request, { outcome: 'paid', reason: null, revision })
    await publishRequest(tx, request, { what: 'paid', totalCents: request.total_cents, revision, at })
  }
  const event = { kind: 'paid', actorId, reason: null, at } as const
  await insertEvents(
    tx,
    payable.map((request) => ({ ...event, requestId: request.id, totalCents: request.total_cents })),
  )
  await tellScreens(tx, payable)
  await writeAudits(
    tx,
    payable.map((request) => ({
      at,
      actorId,
      action: 'reimbursements.paid' as const,
      targetKind: 'reimbursement',
      targetId: request.id,
      details: {
        number: request.number,
        total_cents: request.total_cents,
        payment_file_id: fileId,
        reference: nameReimbursement(request.number),
      },
    })),
  )
}
