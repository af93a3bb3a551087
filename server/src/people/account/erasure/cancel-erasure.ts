import type { ErasureRequest } from '@tower/contract/people/account-erasure.contract.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { decideErasureRequest } from '../account.queries.ts'
import { viewErasure } from '../account.view.ts'

/** Someone takes their request to be erased back. */
export function cancelErasure(services: Services, userId: string): Promise<ErasureRequest> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const request = await decideErasureRequest(tx, { userId, state: 'cancelled', decidedBy: null, at })
    if (!request) throw new Refusal('account.erasure_not_found')
    const target = { targetKind: 'user', targetId: userId }
    await writeAudit(tx, { at, actorId: userId, action: 'account.erasure_cancelled', ...target })
    return viewErasure(request)
  })
}
