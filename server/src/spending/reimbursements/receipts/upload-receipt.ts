import { purchaseReceipt } from '@tower/contract/spending/reimbursements.ts'
import type { ReceivedFile } from '../../../http/uploads/received-file.ts'
import { attachFile } from '../../../oversight/files/attach-file.ts'
import { type KeptFile, keepFile } from '../../../oversight/files/keep-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { countUnused, insertReceipt, type ReceiptRow } from './receipts.queries.ts'

export type UploadReceipt = {
  teacherId: string
  file: ReceivedFile
  caption: string | null
  fileName: string | null
}

/** More than the lines of two full requests: who uploads without ever using it fills the disk. */
export const mostUnusedReceipts = 100

/** Keeps a teacher's receipt until a request shows it. */
export async function uploadReceipt(
  services: Services,
  { teacherId, file, caption, fileName }: UploadReceipt,
): Promise<{ receipt: ReceiptRow; kept: KeptFile }> {
  const unused = await services.database.read((tx) => countUnused(tx, teacherId))
  if (unused >= mostUnusedReceipts) throw new Refusal('reimbursements.too_many_receipts')
  const kept = await keepFile(services, { ownerId: teacherId, rule: purchaseReceipt, file })
  const at = services.clock.now()
  const receipt = await services.database.transaction(async (tx) => {
    await attachFile(tx, { fileId: kept.fileId, ownerId: teacherId, rule: purchaseReceipt, at })
    return insertReceipt(tx, {
      teacherId,
      caption: caption || null,
      fileId: kept.fileId,
      fileName: fileName ? plainName(fileName) : null,
      byteSize: file.byteSize,
      contentHash: file.sha256,
      hasThumbnail: kept.hasThumbnail,
      at,
    })
  })
  return { receipt, kept }
}

/** A name as it can be shown: its last part, on one line, read from left to right. */
function plainName(name: string): string | null {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim() || null
}
