import { takeBackAct } from '../../../money/approvals/let-out.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { updateStatusOfShown } from '../receipts/receipts.queries.ts'
import { isReserved, moveReserved } from './move-reserved.ts'
import { readShown, type ShownRequest } from './read-request.ts'
import { insertEvents, updateStatus } from './requests.queries.ts'
import { getOwnForUpdate, type OwnRequest } from './get-own-for-update.ts'
import { tellScreens } from './tell.ts'

/** A teacher takes a request back that isn't paid yet: it is a draft again, and its money is free. */
export function withdrawRequest(services: Services, { actor, requestId }: OwnRequest): Promise<ShownRequest> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const request = await getOwnForUpdate(tx, { actor, requestId })
    if (request.status === 'draft') return readShown(tx, requestId, { forStaff: false })
    if (!isReserved(request)) throw new Refusal('reimbursements.decided')
    await takeBackAct(tx, { kind: 'reimbursement', subjectId: requestId }, 'gone')
    const revision = await updateStatus(tx, { id: requestId, status: 'draft', at })
    await updateStatusOfShown(tx, { requestIds: [requestId], status: 'submitted' })
    await moveReserved(tx, { request, to: null, revision, actorId: actor.userId, at })
    const event = { requestId, kind: 'withdrawn', actorId: actor.userId, reason: null, at } as const
    await insertEvents(tx, [{ ...event, totalCents: request.total_cents }])
    await tellScreens(tx, [request])
    return readShown(tx, requestId, { forStaff: false })
  })
}
