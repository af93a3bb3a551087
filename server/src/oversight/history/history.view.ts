import { asRole } from '@tower/contract/access.ts'
import type { AuditEntry, RoleChange } from '@tower/contract/oversight/history.contract.ts'
import type { AuditEntryRow, RoleChangeRow } from './history.queries.ts'

/** One row of the audit log; the hashes stay inside. */
export function viewAuditEntry(row: AuditEntryRow): AuditEntry {
  return {
    id: row.seq,
    created_at: row.at.toISOString(),
    actor_id: row.actor_id,
    actor_email: row.actor_email,
    action: row.action,
    target: targetOf(row),
    target_email: row.target_email,
    metadata: row.details,
  }
}

/** One change of role. */
export function viewRoleChange(row: RoleChangeRow): RoleChange {
  return {
    id: row.id,
    changed_at: row.changed_at.toISOString(),
    target_id: row.target_id,
    target_email: row.target_email,
    old_role: asRole(row.old_role),
    new_role: asRole(row.new_role),
    actor_id: row.actor_id,
    actor_email: row.actor_email,
    reason: row.reason,
  }
}

export const auditHeader = ['When (UTC)', 'Actor', 'Action', 'Target', 'Details']

/** A row of the audit log as a line of a file. */
export function viewAuditLine(row: AuditEntryRow): string[] {
  const target = row.target_email ?? targetOf(row) ?? ''
  return [row.at.toISOString(), actorOf(row), row.action, target, JSON.stringify(row.details)]
}

export const roleHeader = ['Changed (UTC)', 'Target', 'Old Role', 'New Role', 'Actor', 'Reason']

/** A change of role as a line of a file. */
export function viewRoleLine(row: RoleChangeRow): string[] {
  const { target_email: target, old_role: before, new_role: after, reason } = row
  return [row.changed_at.toISOString(), target, before ?? '', after ?? '', actorOf(row), reason]
}

function actorOf({ actor_id, actor_email }: { actor_id: string | null; actor_email: string | null }) {
  return actor_id === null ? 'System' : (actor_email ?? actor_id)
}

function targetOf({ target_kind, target_id }: AuditEntryRow): string | null {
  const words = [target_kind, target_id].filter((word) => word !== null)
  return words.length === 0 ? null : words.join(' ')
}
