import type { Tx } from '../../database/database.ts'
import { insertAuditMark } from './audit.queries.ts'
import type { AuditEnd } from './verify-audit.ts'

/** Remembers the end of a chain that was found whole, so that a later verification misses what is cut off. */
export async function markAuditEnd(tx: Tx, end: AuditEnd, at: Date): Promise<void> {
  if (end.seq > 0) await insertAuditMark(tx, { ...end, at })
}
