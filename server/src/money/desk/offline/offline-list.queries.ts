import type { Destination, OfflineKind, OfflineState } from '@tower/contract/money/giving.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { says } from '../../../word-query.ts'

export type OfflineFilters = {
  q: string | undefined
  state: OfflineState | undefined
  id?: string | undefined
}

export type OfflineRow = {
  id: string
  kind: OfflineKind
  state: OfflineState
  amount_cents: number
  reference: string
  email: string | null
  donor_name: string | null
  destination: Destination
  given_on: string
  note: string | null
  entered_by: string
  entered_at: Date
  received_by: string | null
  received_at: Date | null
  decided_by: string | null
  decided_at: Date | null
  /** Who agreed to what was decided then, where it took two. */
  agreed_by: string | null
  payment_id: string | null
  donor_id: string | null
  has_picture: boolean
  /** What of it waits for a second person. */
  approval_id: string | null
  approval_asked_at: Date | null
}

/** Where a page begins: so many rows further on, or behind a row. */
type Stretch = { limit: number; offset?: number; before?: { at: Date; id: string } | undefined }

/** Some of the offline gifts that the filters show, the last entered first. */
export async function listOffline(
  tx: Tx,
  filters: OfflineFilters,
  { limit, offset = 0, before }: Stretch,
): Promise<OfflineRow[]> {
  const follows = before ? sql`(entered_at, id) < (${before.at}, ${before.id}::uuid)` : sql`true`
  const { rows } = await sql<OfflineRow>`
    select gift.id, gift.kind, gift.state, gift.amount_cents, gift.reference, gift.email, gift.donor_name,
      gift.destination, to_char(gift.given_on, 'YYYY-MM-DD') as given_on, gift.note,
      coalesce(enterer.full_name, enterer.email) as entered_by, gift.entered_at,
      coalesce(receiver.full_name, receiver.email) as received_by, gift.received_at,
      coalesce(decider.full_name, decider.email) as decided_by, gift.decided_at,
      coalesce(agreer.full_name, agreer.email) as agreed_by, gift.payment_id,
      coalesce(payment.donor_id, donor_heir(gift.donor_id)) as donor_id,
      picture.file_id is not null as has_picture, approval.id as approval_id, approval.asked_at as approval_asked_at
    from (select * from offline_gifts gift where ${matches(filters)} and ${follows}
      order by entered_at desc, id desc limit ${limit} offset ${offset}) gift
    join users enterer on enterer.id = gift.entered_by left join users decider on decider.id = gift.decided_by
    left join users receiver on receiver.id = gift.received_by
    left join payments payment on payment.id = gift.payment_id
    left join check_pictures picture on picture.offline_gift_id = gift.id
    left join approvals approval on approval.state = 'waiting' and approval.subject_id = gift.id::text
      and approval.kind = case gift.state when 'pending' then 'offline_gift' else 'offline_return' end
    left join approvals agreed on agreed.state = 'approved' and agreed.subject_id = gift.id::text and agreed.decided_at = gift.decided_at
      and agreed.kind = case gift.state when 'received' then 'offline_gift' else 'offline_return' end
    left join users agreer on agreer.id = agreed.decided_by
    order by gift.entered_at desc, gift.id desc`.execute(tx)
  return rows
}

/** How many the filters show, counted up to a bound. */
export function countOffline(tx: Tx, filters: OfflineFilters): Promise<BoundedTotal> {
  return countUpToBound(tx, sql`select from offline_gifts gift where ${matches(filters)}`)
}

function matches({ q, state, id }: OfflineFilters) {
  const words = q?.trim().toLowerCase()
  const conditions = [
    sql<SqlBool>`true`,
    ...(id ? [sql<SqlBool>`gift.id = ${id}`] : []),
    ...(state ? [sql<SqlBool>`gift.state = ${state}`] : []),
    ...(words
      ? [
          sql<SqlBool>`(starts_with(gift.email, ${words}) or gift.reference = ${words}
            or ${says(sql`gift.donor_name`, words)})`,
        ]
      : []),
  ]
  return sql.join(conditions, sql` and `)
}
