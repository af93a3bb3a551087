import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import { findRequestForUpdate, type LockedRequest } from './requests.queries.ts'

export type OwnRequest = { actor: Actor; requestId: string }

/** Another teacher's request is not found. */
export async function getOwnForUpdate(tx: Tx, { actor, requestId }: OwnRequest): Promise<LockedRequest> {
  const request = await findRequestForUpdate(tx, { id: requestId })
  if (request?.teacher_id !== actor.userId) throw new Refusal('reimbursements.not_found')
  return request
}
