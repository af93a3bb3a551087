import type { Tx } from '../../database/database.ts'
import { updateToRemoved } from './files.queries.ts'

/** Takes away whatever a person uploaded. */
export async function eraseFiles(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await updateToRemoved(tx, { ownerId: userId }, at)
}
