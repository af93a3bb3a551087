import type { Tx } from '../../database/database.ts'
import { listSessions } from './shopping.queries.ts'

const mostSessions = 10_000

/** A teacher's shopping sessions as they are handed out. */
export async function exportSessions(tx: Tx, teacherId: string) {
  const sessions = await listSessions(tx, { teacherId, limit: mostSessions })
  return sessions.map((session) => ({
    vendor: session.vendor,
    status: session.status,
    card_last4: session.card_last4,
    alias_email: session.alias_email,
    amount_cents: session.amount_cents,
    spent_cents: session.spent_cents,
    started_at: session.started_at,
  }))
}
