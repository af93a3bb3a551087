import { sql } from 'kysely'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { addressShownTo } from '../../../people/prospects/family-addresses.ts'
import type { Reader } from '../../../reader.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'

/** Messages that nobody answered or put away, the oldest first. */
export async function listWaitingMessages(
  tx: Tx,
  { limit, bound }: WaitingRead,
  { duties }: Pick<Reader, 'duties'>,
): Promise<WaitingRow[]> {
  const only = addressShownTo(duties, sql`inquiries.email`)
  const waiting = sql`from inquiries where answered_at is null and archived_at is null ${only ? sql`and ${only}` : sql``}`
  const { rows } = await sql<WaitingRow>`
    select id, left(message, 120) as what, coalesce(organization, name) as who,
      null as "amountCents", created_at as since, null as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select ${waiting}`)} as total
    ${waiting}
    order by created_at, id limit ${limit}`.execute(tx)
  return rows
}
