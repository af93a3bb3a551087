import type { BankAgreement } from '@tower/contract/money/closing-bank.ts'
import { daysAfter } from '@tower/contract/money/closing-bank.ts'
import type { MonthStatement } from '@tower/contract/money/closing-months.contract.ts'
import { dayOf, moveDay, startOfDay } from '@tower/contract/org-days.ts'
import type { Tx } from '../../../database/database.ts'
import type { AccountSums, Span } from '../month/month.queries.ts'
import { findSignedDifference, sumAcross } from './balances.queries.ts'
import { listOpenEntries, type OpenEntries, sumLines, sumOfDays } from './month-bank.queries.ts'
import { type Covering, findFirstDay, listCovering } from './statements.queries.ts'

const mostShown = 100
const nothing: OpenEntries = { rows: [], count: 0, cents: 0, bothCents: 0 }

/**
 * A month of the books beside the bank's statement. An entry of the last days may reach the bank in the next month: it is on
 * its way. What was booked before the first statement is compared with nothing. The balances of both are compared as well: by
 * how much they differ is what two people signed of the month before, or this month does not agree. So no word of one person,
 * that a line is of other books or an entry on no statement, lets it agree.
 */
export async function readMonthBank(
  tx: Tx,
  span: Span,
  accounts: readonly AccountSums[],
): Promise<MonthStatement> {
  const covering = await listCovering(tx, span)
  const firstDay = await findFirstDay(tx)
  const sums = await sumLines(tx, span)
  const { missing, onWay } = await listMissing(tx, span, firstDay)
  const coveredTo = coveredUpTo(covering, span)
  const isCovered = coveredTo === moveDay(dayOf(span.until), -1)
  const closing = isCovered ? await closingOf(tx, covering, span) : null
  const change = sums.in_cents - sums.out_cents
  const books = booksOf(accounts)
  const signed = await findSignedDifference(tx, span.from)
  const difference =
    closing === null
      ? null
      : closing - (books.closing_cents - onWay.cents - (await sumAcross(tx, span.until)))
  const isNothing = sums.lines === 0 && covering.length === 0 && isIdle(books)
  const agreement: BankAgreement = isNothing
    ? 'nothing'
    : !isCovered
      ? 'not_covered'
      : sums.left + missing.count > 0 || difference !== signed
        ? 'differs'
        : 'agrees'
  return {
    agreement,
    covered_to: coveredTo,
    statement: {
      opening_cents: closing === null ? null : closing - change,
      ...{ in_cents: sums.in_cents, out_cents: sums.out_cents, closing_cents: closing },
    },
    books,
    ...{ lines: sums.lines, explained: sums.explained, explained_cents: sums.explained_cents },
    ...{ left: sums.left, left_cents: sums.left_cents },
    entries: missing.rows.map(({ id, at, kind, amount_cents, reference }) => ({
      ...{ id, at: at.toISOString(), kind, amount_cents, reference },
    })),
    ...{ entry_count: missing.count, entry_cents: missing.cents },
    ...{ on_way: onWay.count, on_way_cents: onWay.cents },
    balance_difference_cents: difference,
    signed_difference_cents: signed,
    difference_cents: differenceOf(
      agreement,
      Math.max(sums.left_both_cents + missing.bothCents, Math.abs((difference ?? 0) - signed)),
      books,
    ),
  }
}

async function listMissing(tx: Tx, { from, until }: Span, firstDay: string | undefined) {
  if (firstDay === undefined) return { missing: nothing, onWay: nothing }
  const since = startOfDay(later(firstDay, moveDay(dayOf(from), -daysAfter)))
  const last = startOfDay(moveDay(dayOf(until), -daysAfter))
  return {
    missing: await listOpenEntries(tx, { from: since, until: last }, mostShown),
    onWay: await listOpenEntries(tx, { from: new Date(Math.max(since.getTime(), last.getTime())), until }, 1),
  }
}

const later = (one: string, other: string) => (one > other ? one : other)

/** The last day of the month up to which statements follow each other; null where its first day is in none. */
function coveredUpTo(covering: readonly Covering[], { from, until }: Span): string | null {
  const [first, end] = [dayOf(from), dayOf(until)]
  let next = first
  for (const statement of covering) if (statement.from <= next) next = later(next, moveDay(statement.to, 1))
  if (next === first) return null
  return moveDay(next < end ? next : end, -1)
}

/** What lay at the bank at the end of the month, by the statement that says a balance nearest to it; of two of one day by the last that was taken. */
async function closingOf(tx: Tx, covering: readonly Covering[], { until }: Span): Promise<number | null> {
  const end = dayOf(until)
  const after = ({ to }: Covering) => moveDay(to, 1)
  const distance = (statement: Covering) => Math.abs(Date.parse(after(statement)) - Date.parse(end))
  const [nearest] = covering
    .filter(({ closing_cents: cents }) => cents !== null)
    .toSorted((one, other) => distance(one) - distance(other) || other.number - one.number)
  if (nearest?.closing_cents == null) return null
  const then = after(nearest)
  return then <= end
    ? nearest.closing_cents + (await sumOfDays(tx, then, end))
    : nearest.closing_cents - (await sumOfDays(tx, end, then))
}

/** In the books what lies at the bank is below zero. */
function booksOf(accounts: readonly AccountSums[]) {
  const bank = accounts.find(({ kind }) => kind === 'bank')
  return {
    opening_cents: bank ? 0 - bank.opening_cents : 0,
    in_cents: bank?.out_cents ?? 0,
    out_cents: bank?.in_cents ?? 0,
    closing_cents: bank ? 0 - bank.closing_cents : 0,
  }
}

type Books = ReturnType<typeof booksOf>

const isIdle = (books: Books) => Object.values(books).every((cents) => cents === 0)

/** Of a month without a whole statement, whatever the books moved was compared with nothing; without a balance, at least a cent. */
function differenceOf(agreement: BankAgreement, left: number, books: Books): number {
  if (agreement === 'differs') return Math.max(left, 1)
  if (agreement !== 'not_covered') return 0
  return Math.max(left, books.in_cents + books.out_cents, Math.abs(books.closing_cents), 1)
}
