import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@tower/server/database/database.ts'
import { ask } from '../auditor/read-books.ts'

const mailedWithinMs = 10 * 60_000

/**
 * Waits until every mail has left, for ten minutes at most. A mail that a killed sender had in hand waits until its lease is over; here that time passes at once.
 */
export async function untilMailed(database: Database): Promise<void> {
  const deadline = Date.now() + mailedWithinMs
  const waiting = 'from mails where sent_at is null and given_up_at is null'
  for (let round = 0; Date.now() < deadline; round += 1) {
    const [row] = await ask<{ count: number }>(database, `select count(*)::int as count ${waiting}`)
    if (row?.count === 0) return
    if (round % 20 === 19)
      await ask(database, `update mails set next_attempt_at = now() where id in (select id ${waiting})`)
    await sleep(500)
  }
}
