import type { MovementFault, MovementKind } from '@tower/contract/money/closing.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { BalanceMovement } from '../../../payments/balance-reports.ts'
import { judged } from './booked-movements.ts'

export type LineRow = {
  id: string
  kind: MovementKind
  moved_at: Date
  amount_cents: number
  fee_cents: number
  booked_cents: number
  fault: MovementFault | null
  payment_id: string | null
  source_id: string | null
}

/** Keeps what a payout is made of, each movement once. */
export async function insertLines(
  tx: Tx,
  payoutId: string,
  lines: readonly BalanceMovement[],
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('payout_lines')
    .values(
      lines.map((line) => ({
        id: line.movementId,
        payout_id: payoutId,
        kind: line.kind,
        amount_cents: line.amountCents,
        fee_cents: line.feeCents,
        currency: line.currency,
        provider_payment_id: line.paymentId,
        source_id: line.sourceId,
        moved_at: line.createdAt,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Its own movement, and the one by which it came back, are no part of what a payout is made of. */
const isPart = sql`not (kind in ('payout', 'payout_failure') and source_id is not distinct from payout_id)`

export type LineSum = { kind: MovementKind; count: number; amount_cents: number; fee_cents: number }

/** What of each kind a payout is made of. */
export async function sumLines(tx: Tx, payoutId: string): Promise<LineSum[]> {
  const { rows } =
    await sql<LineSum>`select kind, count(*)::int as count, sum(amount_cents)::bigint as amount_cents,
      sum(fee_cents)::bigint as fee_cents
    from payout_lines where payout_id = ${payoutId} and ${isPart} group by kind order by kind`.execute(tx)
  return rows
}

const lineColumns = sql`id, kind, moved_at, amount_cents, fee_cents, booked_cents::bigint as booked_cents, fault,
  payment_id, source_id`

/** Movements of a payout, the newest first, from one on. */
export async function listLines(
  tx: Tx,
  payoutId: string,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: LineRow | undefined },
): Promise<LineRow[]> {
  const isAfter = after
    ? sql`and (moved_at, id) < (${after.moved_at}::timestamptz, ${after.id}::text)`
    : sql``
  const lines = sql`select * from payout_lines where payout_id = ${payoutId} ${isAfter}
    order by moved_at desc, id desc limit ${limit} offset ${offset}`
  return readJudged(tx, sql`${judged(lines)} order by moved_at desc, id desc`)
}

export async function countLines(tx: Tx, payoutId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from payout_lines
    where payout_id = ${payoutId}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The movements of a payout that the books don't say the same of: the first ones, and how many there are. */
export async function findDifferences(
  tx: Tx,
  payoutId: string,
  { limit }: { limit: number },
): Promise<{ rows: LineRow[]; count: number }> {
  const lines = sql`select * from payout_lines where payout_id = ${payoutId}`
  const rows = await readJudged(
    tx,
    sql`select *, count(*) over ()::int as found from (${judged(lines)}) line where fault is not null
      order by moved_at desc, id desc limit ${limit}`,
    sql`, found`,
  )
  return { rows, count: rows[0]?.found ?? 0 }
}

/** What the books say was sent to the bank, of a payout that somebody made by hand. */
export async function isSentByBooks(tx: Tx, payoutId: string): Promise<boolean> {
  const movements = sql`select * from balance_movements where source_id = ${payoutId} and kind = 'payout'`
  const rows = await readJudged(tx, judged(movements))
  return rows.length > 0 && rows.every(({ fault }) => fault === null)
}

async function readJudged(
  tx: Tx,
  lines: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): Promise<(LineRow & { found?: number })[]> {
  const { rows } = await sql<LineRow & { found?: number }>`select ${lineColumns} ${more} from (${lines}) line
    order by moved_at desc, id desc`.execute(tx)
  return rows
}
