import type { Tx } from '../../../database/database.ts'
import { revokeSessions } from './sessions.queries.ts'

/** Ends every open session of a person: their next request is refused. For disabling, changes of role and the like. */
export function revokeSessionsOf(tx: Tx, userId: string, because: string, at: Date): Promise<number> {
  return revokeSessions(tx, { userId }, because, at)
}
