import { columns } from '../../database/columns.generated.ts'
import type { Tx } from '../../database/database.ts'
import type { AuditRow } from './audit-row.ts'

/** The rows after a number, in the order of the chain. */
export function listAuditRowsAfter(tx: Tx, seq: number, limit: number) {
  return tx
    .selectFrom('audit_log')
    .select(columns.audit_log)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** The end of the chain as it is kept beside it. */
export function getAuditHead(tx: Tx) {
  return tx.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow()
}

/** The end of the chain, held for the transaction that appends to it. */
export function getAuditHeadForUpdate(tx: Tx): Promise<{ seq: number; hash: string }> {
  return tx.selectFrom('audit_head').select(['seq', 'hash']).forUpdate().executeTakeFirstOrThrow()
}

/** Moves the end of the chain. */
export async function updateAuditHead(tx: Tx, { seq, hash }: { seq: number; hash: string }): Promise<void> {
  await tx.updateTable('audit_head').set({ seq, hash }).execute()
}

export type AuditLink = AuditRow & { seq: number; previousHash: string; hash: string }

/** Appends rows that were chained already. */
export async function insertAuditRows(tx: Tx, links: AuditLink[]): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values(
      links.map((link) => ({
        seq: link.seq,
        at: link.at,
        actor_id: link.actorId,
        action: link.action,
        target_kind: link.targetKind ?? null,
        target_id: link.targetId ?? null,
        details: JSON.stringify(link.details ?? {}),
        previous_hash: link.previousHash,
        hash: link.hash,
      })),
    )
    .execute()
}

/** Rows about one person, newest first. */
export function listAuditRowsAbout(tx: Tx, userId: string, limit: number) {
  return tx
    .selectFrom('audit_log')
    .select(['at', 'action', 'actor_id', 'details'])
    .where('target_kind', '=', 'user')
    .where('target_id', '=', userId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
}

/** Writes down where the chain ended when it was found whole; a mark is never changed. */
export async function insertAuditMark(
  tx: Tx,
  { seq, hash, at }: { seq: number; hash: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('audit_marks')
    .values({ seq, hash, marked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
