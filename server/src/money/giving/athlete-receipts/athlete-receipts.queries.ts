import type { SponsorshipKind } from '@tower/contract/people/prospects.ts'
import { sql } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'

export type AthleteReceiptRow = {
  number: number
  issued_at: Date
  settled_at: Date
  amount_cents: number
  fee_cover_cents: number
  refunded_cents: number
  sponsorship_id: string
  kind: SponsorshipKind
  prospect_id: string
  first_name: string
  last_name: string
  goal_title: string | null
  sponsor_id: string | null
}

const columns = sql`receipt.number, receipt.issued_at, payment.settled_at, payment.amount_cents, payment.fee_cover_cents,
  payment.refunded_cents, gift.id as sponsorship_id, gift.kind, gift.prospect_id, prospect.first_name,
  prospect.last_name, goal.title as goal_title, requested.user_id as sponsor_id`

const tables = sql`sponsorships gift
  join payments payment on payment.sponsorship_id = gift.id
  join receipts receipt on receipt.payment_id = payment.id and receipt.voided_at is null
  join checkouts requested on requested.id = gift.checkout_id
  join prospects prospect on prospect.id = gift.prospect_id
  left join prospect_goals goal on goal.id = gift.goal_id`

export type ReceiptsOf = {
  /** Of these profiles; undefined of all. */
  prospectIds?: readonly string[] | undefined
  kind?: SponsorshipKind | undefined
}

const matches = ({ prospectIds, kind }: ReceiptsOf) =>
  sql`${prospectIds === undefined ? sql`true` : sql`gift.prospect_id = any(${prospectIds}::uuid[])`}
    ${kind === undefined ? sql`` : sql`and gift.kind = ${kind}`}`

/** The valid receipts of gifts to athletes, the newest first. */
export async function listAthleteReceipts(
  tx: Tx,
  of: ReceiptsOf,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AthleteReceiptRow[] } & BoundedTotal> {
  const { rows } = await sql<AthleteReceiptRow>`
    select ${columns} from ${tables} where ${matches(of)}
    order by receipt.number desc limit ${limit} offset ${offset}`.execute(tx)
  return { rows, ...(await countUpToBound(tx, sql`select from ${tables} where ${matches(of)}`)) }
}

/** A valid receipt of a gift to an athlete. */
export async function findAthleteReceipt(tx: Tx, number: number): Promise<AthleteReceiptRow | undefined> {
  const { rows } = await sql<AthleteReceiptRow>`
    select ${columns} from ${tables} where receipt.number = ${number}`.execute(tx)
  return rows[0]
}

export type DonationRow = { program_key: string | null; amount_cents: number; settled_at: Date }

/** The latest gifts of a donor, or of all. */
export async function listDonationRows(
  tx: Tx,
  { donorId, limit }: { donorId: string | undefined; limit: number },
): Promise<DonationRow[]> {
  const { rows } = await sql<DonationRow>`
    select program_key, amount_cents, settled_at from payments
    where state = 'settled' and destination <> 'credits'
      ${donorId === undefined ? sql`` : sql`and donor_id = ${donorId}`}
    order by settled_at desc, id desc limit ${limit}`.execute(tx)
  return rows
}
