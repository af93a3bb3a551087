import type { Tx } from '../../database/database.ts'
import { auditHash, type AuditRow } from './audit-row.ts'
import { getAuditHeadForUpdate, insertAuditRows, updateAuditHead } from './audit.queries.ts'

/** Appends to the audit chain, in the transaction of the change it records. Take the lock late: it serializes writers. */
export function writeAudit(tx: Tx, row: AuditRow): Promise<void> {
  return writeAudits(tx, [row])
}

/** Appends many rows in their order, as {@link writeAudit} would one after the other. */
export async function writeAudits(tx: Tx, rows: readonly AuditRow[]): Promise<void> {
  if (rows.length === 0) return
  let head = await getAuditHeadForUpdate(tx)
  const links = rows.map((row) => {
    const seq = head.seq + 1
    const link = { ...row, seq, previousHash: head.hash, hash: auditHash(seq, head.hash, row) }
    head = link
    return link
  })
  await insertAuditRows(tx, links)
  await updateAuditHead(tx, head)
}
