import { PayoutLine, PayoutSum } from '@tower/contract/money/closing-payouts.contract.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { Counted, rows } from '../../../database/rows.ts'
import type { BalanceMovement } from '../../../payments/balance-reports.ts'
import { judged } from './booked-movements.ts'

/** A movement of a payout beside what was booked for it. */
export type LineRow = z.input<typeof PayoutLine>

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

export type LineSum = z.input<typeof PayoutSum>

/** What of each kind a payout is made of. */
export function sumLines(tx: Tx, payoutId: string): Promise<LineSum[]> {
  return rows(PayoutSum)`
    select kind, count(*)::int as count, sum(amount_cents)::bigint as amount_cents, sum(fee_cents)::bigint as fee_cents
    from payout_lines where payout_id = ${payoutId} and ${isPart} group by kind order by kind`.all(tx)
}

const lineColumns = sql`id, kind, moved_at as at, amount_cents, fee_cents, booked_cents::bigint as booked_cents, fault,
  payment_id, source_id`

/** Movements of a payout, the newest first, from one on. */
export async function listLines(
  tx: Tx,
  payoutId: string,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: LineRow | undefined },
): Promise<LineRow[]> {
  const isAfter = after ? sql`and (moved_at, id) < (${after.at}::timestamptz, ${after.id}::text)` : sql``
  const lines = sql`select * from payout_lines where payout_id = ${payoutId} ${isAfter}
    order by moved_at desc, id desc limit ${limit} offset ${offset}`
  return readJudged(tx, sql`${judged(lines)} order by moved_at desc, id desc`)
}

export async function countLines(tx: Tx, payoutId: string): Promise<number> {
  const { count } = await rows(Counted)`
    select count(*)::int as count from payout_lines where payout_id = ${payoutId}`.one(tx)
  return count
}

/** The movements of a payout that the books don't say the same of: the first ones, and how many there are. */
export async function findDifferences(
  tx: Tx,
  payoutId: string,
  { limit }: { limit: number },
): Promise<{ rows: LineRow[]; count: number }> {
  const lines = sql`select * from payout_lines where payout_id = ${payoutId}`
  const found = await readJudged(
    tx,
    sql`select *, count(*) over ()::int as found from (${judged(lines)}) line where fault is not null
      order by moved_at desc, id desc limit ${limit}`,
    sql`, found`,
  )
  return { rows: found, count: found[0]?.found ?? 0 }
}

/** What the books say was sent to the bank, of a payout that somebody made by hand. */
export async function isSentByBooks(tx: Tx, payoutId: string): Promise<boolean> {
  const movements = sql`select * from balance_movements where source_id = ${payoutId} and kind = 'payout'`
  const lines = await readJudged(tx, judged(movements))
  return lines.length > 0 && lines.every(({ fault }) => fault === null)
}

const JudgedLine = PayoutLine.extend({ found: z.number().optional() })

function readJudged(
  tx: Tx,
  lines: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): Promise<z.input<typeof JudgedLine>[]> {
  return rows(JudgedLine)`
    select ${lineColumns} ${more} from (${lines}) line order by moved_at desc, id desc`.all(tx)
}
