import type { Tx } from '../../database/database.ts'
import { listAuditRowsAbout } from './audit.queries.ts'

const mostRows = 10_000
/** Details that say something of the person alone, and name nobody else. */
const ownDetails = ['how', 'role', 'scope', 'because', 'from', 'to', 'sessions', 'language'] as const

/** What the audit log holds about a person, newest first. Who else acted stays unsaid. */
export async function exportOwnRows(tx: Tx, userId: string) {
  const rows = await listAuditRowsAbout(tx, userId, mostRows)
  return rows.map(({ at, action, actor_id, details }) => ({
    at,
    action,
    by: actor_id === userId ? 'you' : actor_id === null ? 'the system' : 'staff',
    details: pick(details as Record<string, unknown>),
  }))
}

function pick(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    ownDetails.filter((name) => Object.hasOwn(details, name)).map((name) => [name, details[name]]),
  )
}
