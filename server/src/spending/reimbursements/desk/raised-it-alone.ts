import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { raisedBy } from '../../../money/budgets/raised-by.ts'
import type { Services } from '../../../services.ts'
import type { LockedRequest } from '../requests/requests.queries.ts'

/**
 * Whether whoever wants to let money of a budget go put more into it than one person may: then somebody else approves and
 * pays. Counted over all of their raises, for many small ones are one large one.
 */
export async function raisedItAlone(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { request, actor }: { request: LockedRequest; actor: Pick<Actor, 'userId'> },
): Promise<boolean> {
  const raised = await raisedBy(tx, { budgetId: request.budget_id, actorId: actor.userId })
  return raised > config.SECOND_PERSON_CENTS
}
