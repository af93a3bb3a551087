import type { TrialBalance } from '@tower/contract/money/closing-reports.contract.ts'
import { inDollars, type CsvCell } from '../../../http/csv.ts'
import type { Services } from '../../../services.ts'
import { type Span, sumAccounts } from '../month/month.queries.ts'
import { spanOf, spanOfYear } from '../month/read-month.ts'
import { readCodes } from './activities.queries.ts'

/** Every kind of account in a month or a year, with its code in the charity's own chart. */
export function readTrialBalance({ database }: Services, period: string): Promise<TrialBalance> {
  return database.read(async (tx) => {
    const codes = await readCodes(tx)
    const accounts = await sumAccounts(tx, periodOf(period))
    const rows = accounts.map(({ kind, opening_cents, in_cents, out_cents, closing_cents }) => ({
      kind,
      code: codes.get(kind)?.code ?? null,
      name: codes.get(kind)?.name ?? null,
      ...{ opening_cents, debit_cents: out_cents, credit_cents: in_cents, closing_cents },
    }))
    return {
      period,
      rows,
      debit_cents: rows.reduce((cents, row) => cents + row.debit_cents, 0),
      credit_cents: rows.reduce((cents, row) => cents + row.credit_cents, 0),
    }
  })
}

function periodOf(period: string): Span {
  if (period.includes('-')) return spanOf(period)
  return spanOfYear(Number(period))
}

export const trialHeader = [
  'Account',
  'Code',
  'Name',
  'Debit before',
  'Credit before',
  'Debit',
  'Credit',
  'Debit after',
  'Credit after',
]

/** The rows of the file: each account, and both sides added up. */
export function trialRows({ rows }: TrialBalance): CsvCell[][] {
  const sides = (cents: number) => [Math.max(0, -cents), Math.max(0, cents)]
  const amounts = rows.map((row) => [
    ...sides(row.opening_cents),
    row.debit_cents,
    row.credit_cents,
    ...sides(row.closing_cents),
  ])
  const sums = amounts.reduce(
    (sum, row) => sum.map((cents, place) => cents + (row[place] ?? 0)),
    [0, 0, 0, 0, 0, 0],
  )
  return [
    ...rows.map((row, place) => [
      row.kind,
      row.code,
      row.name,
      ...(amounts[place] ?? []).map((cents) => inDollars(cents)),
    ]),
    ['total', null, null, ...sums.map((cents) => inDollars(cents))],
  ]
}
