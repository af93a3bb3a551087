import type { Tx } from '../../database/database.ts'
import { updateToRemoved } from './files.queries.ts'

/** Takes away what a person uploaded, except what belongs to the charity by now. */
export async function eraseFiles(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await updateToRemoved(tx, { ownerId: userId }, at)
}
