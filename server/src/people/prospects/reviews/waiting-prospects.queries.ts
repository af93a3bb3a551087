import { sql } from 'kysely'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'

/** Profiles that wait for staff, the oldest first. */
export async function listWaitingProspects(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select id, coalesce(sport, '') as what, first_name || ' ' || upper(left(btrim(last_name), 1)) || '.' as who,
      null as "amountCents", coalesce(submitted_at, created_at) as since, null as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from prospects where status = 'pending'`)} as total
    from prospects where status = 'pending'
    order by submitted_at, id limit ${limit}`.execute(tx)
  return rows
}

/** News that staff have not read yet, the oldest first. */
export async function listWaitingUpdates(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select news.id, coalesce(news.caption, '') as what,
      prospect.first_name || ' ' || upper(left(btrim(prospect.last_name), 1)) || '.' as who,
      null as "amountCents", news.created_at as since, null as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from prospect_updates where not approved and review_outcome is null`)} as total
    from (
      select id, prospect_id, caption, created_at from prospect_updates
      where not approved and review_outcome is null order by created_at, id limit ${limit}
    ) news
    join prospects prospect on prospect.id = news.prospect_id
    order by news.created_at, news.id`.execute(tx)
  return rows
}
