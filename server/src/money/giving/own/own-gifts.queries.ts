import { startOfYear } from '@tower/contract/org-days.ts'
import type { OwnGiftDestination, OwnGiftSort } from '@tower/contract/money/own-giving.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type OwnGiftFilters = {
  year?: number | undefined
  destination?: OwnGiftDestination | undefined
  /** Instants, the second one left out. */
  period?: { from: Date; until: Date } | undefined
}

export type OwnGiftRow = {
  id: string
  settled_at: Date
  program_key: string | null
  destination: string
  amount_cents: number
  fee_cover_cents: number
  refunded_cents: number
  dispute_state: string | null
  goes_to: string | null
  classroom_id: string | null
  classroom_name: string | null
  names_athlete: boolean
  is_monthly: boolean
  refunds_on_their_way: number
  receipt_number: number | null
  /** How it came, where no payment provider took it. */
  offline_kind: string | null
}

/** What is bought is no gift: a pack of credits has a receipt of its own, and stands in no list of gifts. */
const isGift = sql`payment.state = 'settled' and payment.destination <> 'credits'`

const columns = sql`payment.id, payment.settled_at, payment.program_key, payment.destination, payment.amount_cents,
  payment.fee_cover_cents, payment.refunded_cents, payment.dispute_state, checkout.goes_to, checkout.classroom_id,
  case when classroom.confirmed_at is not null then classroom.name end as classroom_name,
  sponsorship.prospect_id is not null as names_athlete, coalesce(sponsorship.kind = 'recurring', false) as is_monthly,
  (select count(*)::int from refunds refund
    where refund.payment_id = payment.id and refund.state in ('requires_action', 'pending')) as refunds_on_their_way,
  receipt.number as receipt_number, offline.kind as offline_kind`

const rowsOf = sql`payments payment
  left join sponsorships sponsorship on sponsorship.id = payment.sponsorship_id
  left join checkouts checkout on checkout.id = coalesce(payment.checkout_id, sponsorship.checkout_id)
  left join classrooms classroom on classroom.id = checkout.classroom_id
  left join receipts receipt on receipt.payment_id = payment.id and receipt.voided_at is null
  left join offline_gifts offline on offline.payment_id = payment.id`

/** Each order ends with the id: pages neither overlap nor leave gaps. */
const orders: Record<OwnGiftSort, RawBuilder<unknown>> = {
  '-date': sql`payment.settled_at desc, payment.id desc`,
  date: sql`payment.settled_at, payment.id`,
  '-amount': sql`payment.amount_cents desc, payment.settled_at desc, payment.id desc`,
  amount: sql`payment.amount_cents, payment.settled_at desc, payment.id desc`,
}

/** One page of a donor's gifts. */
export async function listOwnGiftRows(
  tx: Tx,
  donorId: string,
  query: { filters: OwnGiftFilters; sort: OwnGiftSort; limit: number; offset: number },
): Promise<OwnGiftRow[]> {
  const { filters, sort, limit, offset } = query
  const { rows } = await sql<OwnGiftRow>`
    select ${columns} from ${rowsOf} where ${matches(donorId, filters)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

/** The gifts that follow one, oldest first. */
export async function listOwnGiftsAfter(
  tx: Tx,
  donorId: string,
  query: { filters: OwnGiftFilters; after: Pick<OwnGiftRow, 'settled_at' | 'id'> | undefined; limit: number },
): Promise<OwnGiftRow[]> {
  const { filters, after, limit } = query
  const isAfter = after
    ? sql`and (payment.settled_at, payment.id) > (${after.settled_at}, ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<OwnGiftRow>`
    select ${columns} from ${rowsOf} where ${matches(donorId, filters)} ${isAfter}
    order by ${orders.date} limit ${limit}`.execute(tx)
  return rows
}

/** How many gifts the filters show, and what is left of them with covered fees. */
export async function sumOwnGifts(
  tx: Tx,
  donorId: string,
  filters: OwnGiftFilters,
): Promise<{ total: number; keptCents: number }> {
  const { rows } = await sql<{ total: number; keptCents: number }>`
    select count(*)::int as total, coalesce(sum(payment.amount_cents + payment.fee_cover_cents
      - least(payment.refunded_cents, payment.amount_cents + payment.fee_cover_cents)), 0)::bigint as "keptCents"
    from payments payment where ${matches(donorId, filters)}`.execute(tx)
  return rows[0] ?? { total: 0, keptCents: 0 }
}

/** The days of a donor's first and last gift. */
export async function findGivingSpan(
  tx: Tx,
  donorId: string,
): Promise<{ first: Date; last: Date } | undefined> {
  const end = (direction: 'asc' | 'desc') => sql`(select settled_at from payments payment
    where payment.donor_id = ${donorId} and ${isGift} order by settled_at ${sql.raw(direction)} limit 1)`
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select ${end('asc')} as first, ${end('desc')} as last`.execute(tx)
  const { first = null, last = null } = rows[0] ?? {}
  return first && last ? { first, last } : undefined
}

export type ReceiptFacts = OwnGiftRow & {
  email: string | null
  /** As whom its giver paid, where they said. */
  display_name: string | null
  /** In which a guest was asked. */
  language: string | null
  follow_key: string
  tribute_kind: string | null
  tribute_name: string | null
  number: number | null
  issued_at: Date | null
  voided_at: Date | null
  replaces_number: number | null
  receipt_cents: number | null
}

/** A gift of a donor with its receipt: the one in force, else the last that was voided. */
export async function findReceiptFacts(
  tx: Tx,
  { donorId, giftId }: { donorId: string; giftId: string },
): Promise<ReceiptFacts | undefined> {
  const { rows } = await sql<ReceiptFacts>`
    select ${columns}, coalesce(shown.email, payment.email) as email,
      case when payment.checkout_id is null and giver.corrected_at > checkout.created_at
          and coalesce(shown.issued_at, payment.settled_at) >= giver.corrected_at
        then giver.display_name else checkout.display_name end as display_name, checkout.language, payment.follow_key, checkout.tribute_kind, checkout.tribute_name, shown.number, shown.issued_at,
      shown.voided_at, shown.replaces_number, shown.amount_cents as receipt_cents
    from ${rowsOf}
    left join lateral (
      (select * from receipts valid where valid.payment_id = payment.id and valid.voided_at is null)
      union all
      (select * from receipts void where void.payment_id = payment.id and void.voided_at is not null
        order by void.number desc limit 1)
      order by voided_at desc nulls first limit 1
    ) shown on true
    left join donors giver on giver.id = payment.donor_id and giver.user_id is null
    where payment.id = ${giftId} and payment.donor_id = ${donorId} and ${isGift}`.execute(tx)
  return rows[0]
}

function matches(donorId: string, { year, destination, period }: OwnGiftFilters): RawBuilder<unknown> {
  const conditions = [sql`payment.donor_id = ${donorId} and ${isGift}`]
  const { from, until } = period ?? {}
  if (year !== undefined) conditions.push(between(startOfYear(year), startOfYear(year + 1)))
  if (from && until) conditions.push(between(from, until))
  if (destination) conditions.push(sql`payment.destination = ${destination}`)
  return sql.join(conditions, sql` and `)
}

const between = (from: Date, until: Date) =>
  sql`payment.settled_at >= ${from} and payment.settled_at < ${until}`
