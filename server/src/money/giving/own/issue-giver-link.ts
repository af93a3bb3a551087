import type { Tx } from '../../../database/database.ts'
import { giverLink } from './giver-link.ts'
import { findHolder } from './giver.queries.ts'
import type { SecretText } from '../../../mail/secret-text.ts'

/**
 * The path by which whoever reads a mail to this address opens a donor's gifts; none where the donor has another address
 * by now, or has not proven it.
 */
export async function issueGiverLink(
  tx: Tx,
  { donorId, address, at }: { donorId: string; address: string; at: Date },
): Promise<SecretText | undefined> {
  const holder = await findHolder(tx, donorId)
  if (holder?.address !== address) return undefined
  return giverLink({ donorId, linkKey: holder.linkKey, address }, at)
}
