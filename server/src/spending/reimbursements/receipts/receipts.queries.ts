import type { ReceiptStatus } from '@tower/contract/spending/reimbursements.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type ReceiptRow = {
  id: string
  teacher_id: string
  status: ReceiptStatus
  caption: string | null
  file_id: string
  file_name: string | null
  byte_size: number
  has_thumbnail: boolean
  request_id: string | null
  created_at: Date
}

const columns = [
  'id',
  'teacher_id',
  'status',
  'caption',
  'file_id',
  'file_name',
  'byte_size',
  'has_thumbnail',
  'request_id',
  'created_at',
] as const

export type NewReceipt = {
  teacherId: string
  caption: string | null
  fileId: string
  fileName: string | null
  byteSize: number
  contentHash: string
  hasThumbnail: boolean
  at: Date
}

export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<ReceiptRow> {
  const row = await tx
    .insertInto('reimbursements')
    .values({
      teacher_id: receipt.teacherId,
      caption: receipt.caption,
      file_id: receipt.fileId,
      file_name: receipt.fileName,
      byte_size: receipt.byteSize,
      content_hash: receipt.contentHash,
      has_thumbnail: receipt.hasThumbnail,
      created_at: receipt.at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return row as ReceiptRow
}

/** How many receipts of a teacher stand in no request. */
export async function countUnused(tx: Tx, teacherId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('reimbursements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teacher_id', '=', teacherId)
    .where('request_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** One page of a teacher's receipts, the newest first, and how many there are. */
export async function listReceiptRows(
  tx: Tx,
  { teacherId, unusedOnly }: { teacherId: string; unusedOnly: boolean },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReceiptRow[]; total: number }> {
  const own = tx
    .selectFrom('reimbursements')
    .where('teacher_id', '=', teacherId)
    .$if(unusedOnly, (query) => query.where('request_id', 'is', null))
  const rows = await own
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows as ReceiptRow[], total }
}

/** A teacher's receipts by the files that show them, locked. */
export async function listReceiptsForUpdate(
  tx: Tx,
  { teacherId, fileIds }: { teacherId: string; fileIds: readonly string[] },
): Promise<{ id: string; file_id: string; request_id: string | null }[]> {
  if (fileIds.length === 0) return []
  return tx
    .selectFrom('reimbursements')
    .select(['id', 'file_id', 'request_id'])
    .where('teacher_id', '=', teacherId)
    .where('file_id', 'in', fileIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export function findReceipt(tx: Tx, { id, teacherId }: { id: string; teacherId: string }) {
  return tx
    .selectFrom('reimbursements')
    .select(['id', 'file_id', 'request_id'])
    .where('id', '=', id)
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
}

/** A receipt that still stands in this request, or still in none, locked. */
export function findReceiptForUpdate(tx: Tx, { id, requestId }: { id: string; requestId: string | null }) {
  return tx
    .selectFrom('reimbursements')
    .select(['id', 'file_id'])
    .where('id', '=', id)
    .where('request_id', 'is not distinct from', requestId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** From now on a request shows these receipts of its teacher, and no others. */
export async function updateShown(
  tx: Tx,
  { requestId, receiptIds }: { requestId: string; receiptIds: readonly string[] },
): Promise<void> {
  await sql`update reimbursements set request_id = null, status = 'submitted'
    where request_id = ${requestId} and not id = any(${receiptIds}::uuid[])`.execute(tx)
  await sql`update reimbursements set request_id = ${requestId}, status = 'submitted'
    where id = any(${receiptIds}::uuid[])`.execute(tx)
}

/** Receipts follow the requests that show them. */
export async function updateStatusOfShown(
  tx: Tx,
  { requestIds, status }: { requestIds: readonly string[]; status: ReceiptStatus },
): Promise<void> {
  await sql`update reimbursements set status = ${status}
    where request_id = any(${requestIds}::uuid[])`.execute(tx)
}

/** Takes receipts out of the lines of a draft. */
export async function clearFromLines(tx: Tx, receiptId: string): Promise<void> {
  await tx
    .updateTable('purchase_request_items')
    .set({ receipt_id: null })
    .where('receipt_id', '=', receiptId)
    .execute()
}

export async function deleteReceipts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('reimbursements').where('id', 'in', ids).execute()
}

/** The receipts that a request shows. */
export function listShown(tx: Tx, requestId: string): Promise<{ id: string; file_id: string }[]> {
  return tx
    .selectFrom('reimbursements')
    .select(['id', 'file_id'])
    .where('request_id', '=', requestId)
    .execute()
}

/** Receipts that no request came to show, locked; those that somebody uses this moment are left. */
export function listForgotten(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; file_id: string }[]> {
  return tx
    .selectFrom('reimbursements')
    .select(['id', 'file_id'])
    .where('request_id', 'is', null)
    .where('created_at', '<', before)
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}
