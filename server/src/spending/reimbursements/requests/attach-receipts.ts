import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { listReceiptsForUpdate, updateShown } from '../receipts/receipts.queries.ts'
import type { ReadLine } from './read-lines.ts'
import type { Line } from './requests.queries.ts'

/**
 * Lets a request show the receipts that its lines name. They must be the teacher's own, and a receipt stands in one
 * request only, so that nothing is paid back twice for it.
 */
export async function attachReceipts(
  tx: Tx,
  { requestId, teacherId, lines }: { requestId: string; teacherId: string; lines: readonly ReadLine[] },
): Promise<Line[]> {
  const fileIds = lines.flatMap(({ receipt }) => (receipt && 'fileId' in receipt ? [receipt.fileId] : []))
  const receipts = await listReceiptsForUpdate(tx, { teacherId, fileIds })
  if (receipts.some(({ request_id: other }) => other !== null && other !== requestId))
    throw new Refusal('reimbursements.receipt_used')
  const idOf = new Map(receipts.map(({ id, file_id }) => [file_id, id]))
  if (fileIds.some((fileId) => !idOf.has(fileId))) throw new Refusal('reimbursements.receipt_not_found')
  await updateShown(tx, { requestId, receiptIds: [...idOf.values()] })
  return lines.map(({ description, amountCents, receipt }) => ({
    description,
    amountCents,
    receiptId: receipt && 'fileId' in receipt ? (idOf.get(receipt.fileId) ?? null) : null,
    receiptLink: receipt && 'link' in receipt ? receipt.link : null,
  }))
}
