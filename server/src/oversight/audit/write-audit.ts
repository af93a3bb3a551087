import { createHash } from 'node:crypto'
import type { Tx } from '../../database/database.ts'

export type AuditRow = {
  at: Date
  /** Null: the system acted. */
  actorId: string | null
  /** `domain.what_was_done`. */
  action: string
  targetKind?: string
  targetId?: string
  details?: Record<string, string | number | boolean | null>
}

/** Appends to the audit chain, in the transaction of the change it records. Take the lock late: it serialises writers. */
export async function writeAudit(tx: Tx, row: AuditRow): Promise<void> {
  const head = await tx.selectFrom('audit_head').select(['seq', 'hash']).forUpdate().executeTakeFirstOrThrow()
  const seq = head.seq + 1
  const hash = auditHash(seq, head.hash, row)
  await tx
    .insertInto('audit_log')
    .values({
      seq,
      at: row.at,
      actor_id: row.actorId,
      action: row.action,
      target_kind: row.targetKind ?? null,
      target_id: row.targetId ?? null,
      details: JSON.stringify(row.details ?? {}),
      previous_hash: head.hash,
      hash,
    })
    .execute()
  await tx.updateTable('audit_head').set({ seq, hash }).execute()
}

/** SHA-256 over the row in a fixed order and the hash before it. */
export function auditHash(seq: number, previousHash: string, row: AuditRow): string {
  const details = Object.entries(row.details ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  const fields = [
    seq,
    previousHash,
    row.at.toISOString(),
    row.actorId,
    row.action,
    row.targetKind ?? null,
    row.targetId ?? null,
    details,
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
