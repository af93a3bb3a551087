import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../waiting-work.ts'

/** Profiles that were handed in and that nobody decided on, the oldest first. */
export async function listWaitingProspects(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select id, concat_ws(' ', first_name, last_name) as what, null as who, null as "amountCents", submitted_at as since,
      null as "dueAt", false as "isUrgent", (select count(*)::int from (
        select from prospects where status = 'pending' limit ${bound + 1}
      ) counted) as total
    from prospects where status = 'pending'
    order by submitted_at, id limit ${limit}`.execute(tx)
  return rows
}

/** News of prospects that nobody decided on, the oldest first. */
export async function listWaitingUpdates(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select news.id, coalesce(news.caption, '') as what, concat_ws(' ', prospect.first_name, prospect.last_name) as who,
      null as "amountCents", news.created_at as since, null as "dueAt", false as "isUrgent",
      (select count(*)::int from (
        select from prospect_updates where not approved and review_outcome is null limit ${bound + 1}
      ) counted) as total
    from (
      select id, prospect_id, caption, created_at from prospect_updates
      where not approved and review_outcome is null order by created_at, id limit ${limit}
    ) news
    join prospects prospect on prospect.id = news.prospect_id
    order by news.created_at, news.id`.execute(tx)
  return rows
}
