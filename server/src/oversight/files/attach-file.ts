import type { UploadRule } from '@tower/contract/oversight/files.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { updateToAttached } from './files.queries.ts'

export type AttachFile = { fileId: string; ownerId: string; rule: UploadRule; at: Date }

/**
 * Lets something refer to a file, in the transaction that does. It must be the owner's own, uploaded for this purpose, or
 * belong to the charity already. Where staff need not look at it, it counts from now on.
 */
export async function attachFile(tx: Tx, { fileId, ownerId, rule, at }: AttachFile): Promise<void> {
  const { purpose, isOfCharity = false } = rule
  const file = await updateToAttached(tx, { fileId, ownerId, purpose, isOfCharity, at })
  if (!file) throw new Refusal('files.not_found')
}
