import type { Tx } from '../../../database/database.ts'
import { revokeSessions, type WhichSessions } from './sessions.queries.ts'

export type { WhichSessions }

/** Ends open sessions of a person: one, all others, or all. Answers how many; whoever asks writes it down. */
export function endSessions(tx: Tx, which: WhichSessions, because: string, at: Date): Promise<number> {
  return revokeSessions(tx, which, because, at)
}
