import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import { findLastEvent, type LastEvent, type LockedRequest } from '../requests/requests.queries.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'

/** What staff looked at when they decided; undefined decides on whatever is there. */
export type Seen = { revision: number | undefined }

/**
 * Refuses a decision about a request that changed since it was looked at, and says who was first. Nobody decides on a
 * request of their own, whatever role they hold now.
 */
export async function requireDecidable(
  tx: Tx,
  request: LockedRequest | undefined,
  { actor, revision }: Seen & { actor: Actor },
): Promise<LockedRequest> {
  if (!request) throw new Refusal('reimbursements.not_found')
  if (await isSamePerson(tx, actor, [request.teacher_id])) throw new Refusal('reimbursements.own')
  const isSeen = revision === undefined || revision === request.revision
  if (isSeen && request.status !== 'draft') return request
  const last = await findLastEvent(tx, request.id)
  // Staff know nothing of a draft that was never submitted.
  if (!last) throw new Refusal('reimbursements.not_found')
  throw refusalOf(last, request)
}

/** Says what happened to a request last, as the reason why nothing more is decided. */
export function refusalOf(last: LastEvent, request: LockedRequest): Refusal {
  if (last.actor_id === request.teacher_id)
    return new Refusal(
      'reimbursements.changed',
      last.kind === 'withdrawn' ? 'Its teacher took this request back.' : undefined,
    )
  const did = last.kind === 'paid' ? 'marked this request as paid' : `${last.kind} this request`
  const changes = last.kind === 'returned' ? ' for changes' : ''
  return new Refusal('reimbursements.decided', `${last.by ?? 'Somebody'} ${did}${changes} already.`)
}
