import type { Actor } from '../../../http/actor.ts'
import { takeBackAct } from '../../../money/approvals/let-out.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { updateStatusOfShown } from '../receipts/receipts.queries.ts'
import { publishRequest } from '../requests/publish-request.ts'
import { isReserved, moveReserved } from '../requests/move-reserved.ts'
import {
  findLastEvent,
  findRequestForUpdate,
  insertEvents,
  updateStatus,
} from '../requests/requests.queries.ts'
import { tellScreens, tellTeacher } from '../requests/tell.ts'
import { refusalOf, requireDecidable } from './get-decidable.ts'

export type ReturnRequest = {
  actor: Actor
  requestId: string
  reason: string
  revision: number | undefined
}

/** Staff give a request back for changes: it is a draft again, with the reason, and its money is free meanwhile. */
export function returnRequest(services: Services, input: ReturnRequest): Promise<void> {
  const { actor, requestId, reason } = input
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const request = await requireDecidable(tx, await findRequestForUpdate(tx, { id: requestId }), input)
    if (!isReserved(request)) {
      const last = await findLastEvent(tx, requestId)
      throw last ? refusalOf(last, request) : new Refusal('reimbursements.decided')
    }
    await takeBackAct(tx, { kind: 'reimbursement', subjectId: requestId }, 'gone')
    const decision = { by: actor.userId, reason }
    const revision = await updateStatus(tx, { id: requestId, status: 'draft', decision, at })
    await updateStatusOfShown(tx, { requestIds: [requestId], status: 'submitted' })
    await moveReserved(tx, { request, to: null, revision, actorId: actor.userId, at })
    const event = { requestId, kind: 'returned', actorId: actor.userId, reason, at } as const
    await insertEvents(tx, [{ ...event, totalCents: request.total_cents }])
    await tellTeacher(tx, request, { outcome: 'returned', reason, revision })
    await tellScreens(tx, [request])
    const totalCents = request.total_cents
    await publishRequest(tx, request, { what: 'returned', totalCents, revision, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'reimbursements.returned',
      targetKind: 'reimbursement',
      targetId: requestId,
      details: { number: request.number, total_cents: request.total_cents },
    })
  })
}
