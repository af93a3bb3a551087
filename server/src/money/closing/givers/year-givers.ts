import type { YearGiver } from '@tower/contract/money/closing-year.contract.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import type { Services } from '../../../services.ts'
import { listYearGivers, listYearGiversAfter, sumYear, type YearRow } from './year-givers.queries.ts'

const donorsAtOnce = 1_000

type Deductible = Pick<YearRow, 'kept_cents' | 'fund_cents' | 'stock_cents'>

/**
 * What receipts call deductible: all that is left of a gift paid in money, if the charity has an EIN. Grants of
 * donor-advised funds and stock are gifts whose receipts call no amount deductible.
 */
export function deductibleOf(
  { kept_cents: kept, fund_cents: fund, stock_cents: stock }: Deductible,
  hasEin: boolean,
) {
  return hasEin ? kept - fund - stock : 0
}

/** A page of who gave in a year, and what all of them gave. */
export async function readYearGivers(
  { database, charity }: Services,
  { year, page: { page, pageSize } }: { year: number; page: PageQuery },
) {
  const hasEin = (await charity.read()).ein !== undefined
  return database.read(async (tx) => {
    const rows = await listYearGivers(tx, year, { limit: pageSize, offset: (page - 1) * pageSize })
    const sums = await sumYear(tx, year)
    return {
      items: rows.map((row) => viewYearGiver(row, hasEin)),
      total: sums.givers,
      kept_cents: sums.kept_cents,
      deductible_cents: deductibleOf(sums, hasEin),
      has_ein: hasEin,
    }
  })
}

function viewYearGiver(row: YearRow, hasEin: boolean): YearGiver {
  return {
    donor_id: row.donor_id,
    name: row.name,
    email: row.email,
    gifts: row.gifts,
    kept_cents: row.kept_cents,
    returned_cents: row.returned_cents,
    deductible_cents: deductibleOf(row, hasEin),
    fund_cents: row.fund_cents,
    stock_cents: row.stock_cents,
    statement_at: row.statement_at?.toISOString() ?? null,
  }
}

/** Everybody who gave in a year, some at a time. */
export async function* exportYearGivers({ database }: Services, year: number): AsyncGenerator<YearRow[]> {
  let after: string | undefined
  for (;;) {
    const from = after
    const { rows, lastId } = await database.read((tx) =>
      listYearGiversAfter(tx, year, { after: from, limit: donorsAtOnce }),
    )
    if (rows.length > 0) yield rows
    if (lastId === undefined) return
    after = lastId
  }
}

export const yearHeader = [
  'Donor',
  'Name',
  'Email',
  'Gifts',
  'Given and kept',
  'Given back',
  'Tax-deductible',
  'Donor-advised funds',
  'Stock',
]

/** A giver of a year as a line of a file. */
export function viewYearRow(row: YearRow, hasEin: boolean): CsvCell[] {
  return [
    row.donor_id,
    row.name ?? '',
    row.email ?? '',
    row.gifts,
    inDollars(row.kept_cents),
    inDollars(row.returned_cents),
    inDollars(deductibleOf(row, hasEin)),
    inDollars(row.fund_cents),
    inDollars(row.stock_cents),
  ]
}
