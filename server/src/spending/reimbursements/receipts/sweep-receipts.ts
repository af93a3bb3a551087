import { dayMs } from '@tower/contract/durations.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import type { Services } from '../../../services.ts'
import { deleteReceipts, listForgotten } from './receipts.queries.ts'

/** So long a receipt waits for a request to show it. */
export const forgottenDays = 90
const most = 100

/** Removes receipts that were uploaded and never used. */
export async function sweepReceipts({ database, clock, log }: Services): Promise<void> {
  let removed = 0
  let batch: number
  do {
    batch = await database.transaction(async (tx) => {
      const at = clock.now()
      const before = new Date(at.getTime() - forgottenDays * dayMs)
      const forgotten = await listForgotten(tx, { before, limit: most })
      await deleteReceipts(
        tx,
        forgotten.map(({ id }) => id),
      )
      for (const { file_id: fileId } of forgotten) await removeFile(tx, fileId, at)
      return forgotten.length
    })
    removed += batch
  } while (batch === most)
  if (removed > 0) log.info({ removed }, 'receipts that no request showed were removed')
}
