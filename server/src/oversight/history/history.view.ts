import type { AuditEntry, RoleChange } from '@tower/contract/oversight/history.contract.ts'
import { maxExportedRows } from '@tower/contract/oversight/history.ts'
import type { z } from 'zod'
import type { ListFile } from '../../http/answer-list.ts'
import type { AuditEntryRow } from './history.queries.ts'

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

export const auditHeader = ['When (UTC)', 'Actor', 'Action', 'Target', 'Details']

/** A row of the audit log as a line of a file. */
export function viewAuditLine(row: AuditEntryRow): string[] {
  const target = row.target_email ?? targetOf(row) ?? ''
  return [row.at.toISOString(), actorOf(row), row.action, target, JSON.stringify(row.details)]
}

/** A change of role as a line of a file. */
export const roleFile: ListFile<z.input<typeof RoleChange>> = {
  name: 'role-history',
  most: maxExportedRows,
  cells: {
    'Changed (UTC)': ({ changed_at: at }) => at,
    Target: ({ target_email: email }) => email,
    'Old Role': ({ old_role: role }) => role,
    'New Role': ({ new_role: role }) => role,
    Actor: actorOf,
    Reason: ({ reason }) => reason,
  },
}

function actorOf({ actor_id, actor_email }: { actor_id: string | null; actor_email: string | null }) {
  return actor_id === null ? 'System' : (actor_email ?? actor_id)
}

function targetOf({ target_kind, target_id }: AuditEntryRow): string | null {
  const words = [target_kind, target_id].filter((word) => word !== null)
  return words.length === 0 ? null : words.join(' ')
}
