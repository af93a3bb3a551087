import { asRole } from '@tower/contract/access.ts'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Subscribers } from './subscribers.ts'

/** A session that stands, with the role its owner has now, the duties that a superadmin said, and how surely they are known. */
export type OpenSession = { id: string; assurance: string; role: string | null; duties: string[] | null }

/** Answers those of the sessions that are still open; whoever keeps sessions knows. */
export type SessionKeeper = {
  findOpenSessions(tx: Tx, sessionIds: readonly string[]): Promise<OpenSession[]>
}

/** A screen may show what its session no longer allows for this long at most, and a little for the query. */
const checkEveryMs = 2_000

/** Ends the streams whose session was revoked or whose owner has another role, other duties or gave a second factor by now: one query for all of them. */
export function watchSessions(
  { database, log }: Pick<Services, 'database' | 'log'>,
  subscribers: Subscribers,
  { findOpenSessions }: SessionKeeper,
): () => void {
  let isChecking = false
  const check = async (): Promise<void> => {
    const listening = [...subscribers.all()]
    const sessionIds = [...new Set(listening.map(({ sessionId }) => sessionId))]
    const open = await database.read((tx) => findOpenSessions(tx, sessionIds))
    const sessions = new Map(open.map((session) => [session.id, session]))
    for (const { sessionId, role, duties, assurance, onEnd } of listening) {
      const now = sessions.get(sessionId)
      if (now?.role !== role || now.assurance !== assurance) onEnd()
      else if (String(dutiesOf(asRole(role), now.duties)) !== String(duties)) onEnd()
    }
  }
  const timer = setInterval(() => {
    if (isChecking || subscribers.count() === 0) return
    isChecking = true
    check()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the sessions of open screens could not be checked'),
      )
      .finally(() => (isChecking = false))
  }, checkEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
