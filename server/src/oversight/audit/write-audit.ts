import type { Tx } from '../../database/database.ts'
import { auditHash, type AuditRow } from './audit-row.ts'
import { getAuditHeadForUpdate, insertAuditRows, updateAuditHead } from './audit.queries.ts'
import { insertAuditWords } from './audit-words.queries.ts'
import { takeWordsApart, type KeptWords } from './words-apart.ts'

/** Appends to the audit chain, in the transaction of the change it records. Take the lock late: it serializes writers. */
export function writeAudit(tx: Tx, row: AuditRow): Promise<void> {
  return writeAudits(tx, [row])
}

/** Appends many rows in their order, as {@link writeAudit} would one after the other. */
export async function writeAudits(tx: Tx, rows: readonly AuditRow[]): Promise<void> {
  if (rows.length === 0) return
  let head = await getAuditHeadForUpdate(tx)
  const words: KeptWords[] = []
  const links = rows.map((written) => {
    const seq = head.seq + 1
    const { row, words: apart } = takeWordsApart(written, seq)
    words.push(...apart)
    const link = { ...row, seq, previousHash: head.hash, hash: auditHash(seq, head.hash, row) }
    head = link
    return link
  })
  await insertAuditRows(tx, links)
  await insertAuditWords(tx, words)
  await updateAuditHead(tx, head)
}
