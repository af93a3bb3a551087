import { removeFile } from '../../../oversight/files/remove-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { deleteReceipts, listShown, updateShown } from '../receipts/receipts.queries.ts'
import { getOwnForUpdate, type OwnRequest } from './get-own-for-update.ts'
import { deleteRequest } from './requests.queries.ts'
import { tellScreens } from './tell.ts'

/** Deletes a draft, and the receipts it shows. */
export async function removeRequest(services: Services, { actor, requestId }: OwnRequest): Promise<void> {
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const request = await getOwnForUpdate(tx, { actor, requestId })
    if (request.status !== 'draft') throw new Refusal('reimbursements.decided')
    const shown = await listShown(tx, requestId)
    await updateShown(tx, { requestId, receiptIds: [] })
    await deleteRequest(tx, requestId)
    await deleteReceipts(
      tx,
      shown.map(({ id }) => id),
    )
    for (const { file_id: fileId } of shown) await removeFile(tx, fileId, at)
    await tellScreens(tx, [request])
  })
}
