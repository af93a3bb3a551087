import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { getAuditHead, listAuditRowsAfter } from './audit.queries.ts'
import { auditHash, type AuditRow } from './audit-row.ts'

export type AuditVerdict =
  { ok: true; rows: number } | { ok: false; rows: number; firstBadSeq: number; fault: string }

type StoredRow = Awaited<ReturnType<typeof listAuditRowsAfter>>[number]
type Link = { seq: number; hash: string }

const rowsAtOnce = 1_000

/**
 * Walks the audit chain from its first row and names the first one that was changed, removed or put in.
 * Give it a transaction of its own: it becomes repeatable read and read only.
 */
export async function verifyAudit(tx: Tx): Promise<AuditVerdict> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx)
  const head = await getAuditHead(tx)
  let last: Link = { seq: 0, hash: '0'.repeat(64) }
  let rows: StoredRow[]
  do {
    rows = await listAuditRowsAfter(tx, last.seq, rowsAtOnce)
    for (const row of rows) {
      const fault = findFault(row, last)
      if (fault) return { ok: false, rows: last.seq, firstBadSeq: last.seq + 1, fault }
      last = row
    }
  } while (rows.length === rowsAtOnce)
  // The head is kept apart from the rows, so that cutting off the end shows as well.
  if (head.seq !== last.seq)
    return {
      ok: false,
      rows: last.seq,
      firstBadSeq: last.seq + 1,
      fault: `the chain ends before number ${head.seq}`,
    }
  if (head.hash !== last.hash)
    return {
      ok: false,
      rows: last.seq,
      firstBadSeq: last.seq,
      fault: 'the last row is not the one the chain ended with',
    }
  return { ok: true, rows: last.seq }
}

function findFault(row: StoredRow, last: Link): string | undefined {
  if (row.seq !== last.seq + 1) return 'the row is missing'
  if (row.previous_hash !== last.hash) return 'it does not follow the row before it'
  if (row.hash !== auditHash(row.seq, row.previous_hash, asWritten(row)))
    return 'it was changed after it was written'
  return undefined
}

function asWritten(row: StoredRow): AuditRow {
  return {
    at: row.at,
    actorId: row.actor_id,
    action: row.action,
    details: row.details as NonNullable<AuditRow['details']>,
    ...(row.target_kind !== null && { targetKind: row.target_kind }),
    ...(row.target_id !== null && { targetId: row.target_id }),
  }
}
