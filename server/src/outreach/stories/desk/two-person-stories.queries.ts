import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { SecondPersonRow } from '../../../second-person-act.ts'

/** Stories that one person sent to review and another decides, the newest first. A charity has few of them. */
export async function listTwoPersonStories(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  const { rows } = await sql<SecondPersonRow>`
    select story.id, story.title as what, null::bigint as "amountCents",
      case when story.decided_at is null then 'waiting' when story.published_at is null then 'declined'
        else 'approved' end as state,
      coalesce(submitter.email, author.email) as "askedBy", coalesce(story.submitted_at, story.decided_at) as "askedAt",
      decider.email as "decidedBy", story.decided_at as "decidedAt", story.decision_reason as reason
    from stories story
    left join users author on author.id = story.author_id
    left join users submitter on submitter.id = story.submitted_by
    left join users decider on decider.id = story.decided_by
    where story.submitted_at is not null or (story.decided_at is not null and story.decided_by is not null)
    order by coalesce(story.submitted_at, story.decided_at) desc, story.id limit ${limit}`.execute(tx)
  return rows
}
