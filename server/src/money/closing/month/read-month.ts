import type { MonthStatement } from '@tower/contract/money/closing-months.contract.ts'
import type { Services } from '../../../services.ts'
import { readMonthBank } from '../bank/read-month-bank.ts'
import {
  type AccountSums,
  type BankSums,
  type Closing,
  type DifferenceRow,
  findClosing,
  listMonthDifferences,
  type MovementSum,
  type Span,
  sumAccounts,
  sumBank,
  sumMovements,
} from './month.queries.ts'

/** More differences than this are counted and added up, not shown. */
const mostShown = 100

/** A month of the calendar, in UTC as the books are: `2026-10`. */
export function spanOf(month: string): Span {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, place - 1, 1)), until: new Date(Date.UTC(year, place, 1)) }
}

export type MonthFacts = {
  month: string
  isOver: boolean
  closing: Closing | undefined
  accounts: AccountSums[]
  movements: MovementSum[]
  movedCents: number
  bookedCents: number
  differences: DifferenceRow[]
  differenceCount: number
  unexplainedCents: number
  bank: BankSums
  statement: MonthStatement
}

/** The books of a month beside the provider's and the bank's; what doesn't agree by name. */
export function readMonth(services: Services, month: string): Promise<MonthFacts> {
  const span = spanOf(month)
  return services.database.read(async (tx) => {
    const accounts = await sumAccounts(tx, span)
    const movements = await sumMovements(tx, span)
    const differences = await listMonthDifferences(tx, span, mostShown)
    const movedCents = sumOf(movements, ({ amount_cents, fee_cents }) => amount_cents - fee_cents)
    const processor = accounts.find(({ kind }) => kind === 'processor')
    const bookedCents = processor ? processor.out_cents - processor.in_cents : 0
    return {
      month,
      isOver: span.until <= services.clock.now(),
      closing: await findClosing(tx, span.from),
      accounts,
      movements,
      movedCents,
      bookedCents,
      differences: differences.rows,
      differenceCount: differences.count,
      unexplainedCents: movedCents - bookedCents - differences.cents,
      bank: await sumBank(tx, span),
      statement: await readMonthBank(tx, span, accounts),
    }
  })
}

function sumOf<Row>(rows: readonly Row[], cents: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + cents(row), 0)
}
