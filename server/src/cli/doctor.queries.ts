import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** How the outbox stands. */
export async function countMails(tx: Tx): Promise<{ waiting: number; failing: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; failing: number; givenUp: number }>`
    select count(*) filter (where given_up_at is null)::int as waiting,
      count(*) filter (where given_up_at is null and last_error is not null)::int as failing,
      count(*) filter (where given_up_at is not null)::int as "givenUp"
    from mails where sent_at is null`.execute(tx)
  return rows[0] ?? { waiting: 0, failing: 0, givenUp: 0 }
}
