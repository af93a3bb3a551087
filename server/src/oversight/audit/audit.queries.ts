import type { Tx } from '../../database/database.ts'

/** The rows after a number, in the order of the chain. */
export function listAuditRowsAfter(tx: Tx, seq: number, limit: number) {
  return tx.selectFrom('audit_log').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit).execute()
}

/** The end of the chain as it is kept beside it. */
export function getAuditHead(tx: Tx) {
  return tx.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow()
}
