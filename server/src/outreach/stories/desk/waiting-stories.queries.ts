import { sql } from 'kysely'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'

/** Stories that a second person has to look at, the longest waiting first. */
export async function listWaitingStories(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select story.id, story.title as what, author.email as who, null as "amountCents",
      story.submitted_at as since, null as "dueAt", false as "isUrgent", story.author_id as "askedBy",
      ${countOnePast(bound, sql`select from stories where submitted_at is not null`)} as total
    from stories story left join users author on author.id = story.author_id
    where story.submitted_at is not null
    order by story.submitted_at, story.id limit ${limit}`.execute(tx)
  return rows
}
