import type { Actor } from '../../../http/actor.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findRequestForUpdate } from '../requests/requests.queries.ts'
import { clearFromLines, deleteReceipts, findReceipt, findReceiptForUpdate } from './receipts.queries.ts'

/** Removes a receipt that stands in no request, or in a draft only. */
export async function removeReceipt(
  services: Services,
  { actor, receiptId }: { actor: Actor; receiptId: string },
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const known = await findReceipt(tx, { id: receiptId, teacherId: actor.userId })
    if (!known) throw new Refusal('reimbursements.receipt_not_found')
    // The request first, as whoever submits it locks them.
    const { request_id: requestId } = known
    const request = requestId === null ? undefined : await findRequestForUpdate(tx, { id: requestId })
    if (request !== undefined && request.status !== 'draft') throw new Refusal('reimbursements.receipt_used')
    const receipt = await findReceiptForUpdate(tx, { id: receiptId, requestId })
    if (!receipt) throw new Refusal('reimbursements.receipt_used')
    await clearFromLines(tx, receiptId)
    await deleteReceipts(tx, [receiptId])
    await removeFile(tx, receipt.file_id, services.clock.now())
  })
}
