import type { ErasureCase } from '@tower/contract/people/account-erasure.contract.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireAuthorityOver } from '../../directory/require-authority-over.ts'
import { lockPerson } from '../../identity/accounts/lock-person.ts'
import { decideErasureRequest } from '../account.queries.ts'
import { viewErasureCase } from '../account.view.ts'

export type RefuseErasure = { actor: Actor; userId: string; answer: string }

/** Staff refuse a request to be erased, by the same rule by which they erase, in words its person reads on the account page. */
export function refuseErasure(
  services: Services,
  { actor, userId, answer }: RefuseErasure,
): Promise<ErasureCase> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const { person } = await lockPerson(tx, userId)
    requireAuthorityOver(actor, person)
    const decision = { userId, state: 'refused', decidedBy: actor.userId, answer, at } as const
    const request = await decideErasureRequest(tx, decision)
    if (!request) throw new Refusal('account.erasure_not_found')
    const target = { targetKind: 'user', targetId: userId }
    await writeAudit(tx, { at, actorId: actor.userId, action: 'account.erasure_refused', ...target })
    return viewErasureCase({ ...request, ...person, id: request.id })
  })
}
