import { moveMonth, startOfMonth, startOfYear } from '@tower/contract/org-days.ts'
import type { MonthStatement } from '@tower/contract/money/closing-months.contract.ts'
import type { Services } from '../../../services.ts'
import { readSecondLook, type SecondLook } from '../../approvals/approval-of-subject.ts'
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

/** A month of the organization: `2026-10`. */
export function spanOf(month: string): Span {
  return { from: startOfMonth(month), until: startOfMonth(moveMonth(month, 1)) }
}

/** A year of the organization. */
export function spanOfYear(year: number): Span {
  return { from: startOfYear(year), until: startOfYear(year + 1) }
}

export type MonthFacts = {
  month: string
  isOver: boolean
  closing: Closing | undefined
  /** Of a month that is not closed, what a second person is asked to sign, or has refused. */
  approval: SecondLook | undefined
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
  return services.database.read(async (tx) => {
    const closing = await findClosing(tx, month)
    const approval = closing
      ? undefined
      : await readSecondLook(tx, { kind: 'month_difference', subjectId: month })
    // What was closed stays as it was cut.
    const span = closing ? { from: closing.from_at, until: closing.until_at } : spanOf(month)
    const accounts = await sumAccounts(tx, span)
    const movements = await sumMovements(tx, span)
    const differences = await listMonthDifferences(tx, span, mostShown)
    const movedCents = sumOf(movements, ({ amount_cents, fee_cents }) => amount_cents - fee_cents)
    const processor = accounts.find(({ kind }) => kind === 'processor')
    const bookedCents = processor ? processor.out_cents - processor.in_cents : 0
    return {
      month,
      isOver: span.until <= services.clock.now(),
      closing,
      approval,
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
