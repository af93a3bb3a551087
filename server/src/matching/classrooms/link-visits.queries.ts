import { dayOf } from '@tower/contract/org-days.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** One visit more of an open link, on this day. */
export async function addVisit(tx: Tx, { code, at }: { code: string; at: Date }): Promise<void> {
  const day = dayOf(at)
  await sql`
    insert into share_link_visits (code, visited_on, visits)
    select code, ${day}::date, 1 from share_links
    where code = ${code} and revoked_at is null and (expires_at is null or expires_at > ${at})
    on conflict on constraint share_link_visits__one_per_day
      do update set visits = share_link_visits.visits + 1`.execute(tx)
}
