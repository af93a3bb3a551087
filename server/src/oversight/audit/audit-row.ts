import { createHash } from 'node:crypto'
import type { AuditAction } from '../../declared.ts'

/** A row of the log. What is read back may be of a version that wrote other actions. */
export type AuditRow<Action extends string = AuditAction> = {
  at: Date
  /** Null: the system acted. */
  actorId: string | null
  /** `domain.what_was_done`. */
  action: Action
  targetKind?: string
  targetId?: string
  details?: Record<string, string | number | boolean | null>
}

/** SHA-256 over the row in a fixed order and the hash before it. */
export function auditHash(seq: number, previousHash: string, row: AuditRow<string>): string {
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
