import type { Activities, Activity } from '@tower/contract/money/closing-reports.contract.ts'
import { type ActivityLine, activityLines } from '@tower/contract/money/closing.ts'
import { inDollars, type CsvCell } from '../../../http/csv.ts'
import type { Services } from '../../../services.ts'
import type { AccountKind } from '../../ledger/accounts.ts'
import type { TransactionKind } from '../../ledger/transaction-kinds.ts'
import { sumStillOpen } from '../../pledges/sum-still-open.ts'
import { spanOfYear } from '../month/read-month.ts'
import { type Moved, sumMoved } from './activities.queries.ts'

/** Where what the house has lies: what these hold together changes only by what comes in or goes out. */
const held: readonly AccountKind[] = ['processor', 'bank', 'issuing', 'disputed_funds']

/** What a gift was for, by the account that it went to. */
const purposes: Readonly<Partial<Record<AccountKind, ActivityLine>>> = {
  donor_program: 'gifts_classrooms',
  fund_classrooms: 'gifts_classrooms',
  teacher_direct: 'gifts_classrooms',
  prospect_goal: 'gifts_athletes',
  fund_prospects: 'gifts_athletes',
  fund_smbs: 'gifts_small_businesses',
  fund_operations: 'gifts_operations',
  fee_cover: 'gifts_operations',
  pack_sales: 'packs',
}

/** What each kind of fact is that brings money or takes it, by the accounts that say what for. */
const sources: Readonly<Partial<Record<TransactionKind, ActivityLine>>> = {
  refund_out: 'refunds',
  refund_reversed: 'refunds',
  refund_excess: 'refunds',
  refund_excess_reversed: 'refunds',
  order_paid: 'orders',
  order_returned: 'orders',
  reimbursement_paid: 'reimbursements',
  reimbursement_returned: 'reimbursements',
  card_paid: 'cards',
  card_returned: 'cards',
  card_uncovered: 'cards_uncovered',
  card_recovered: 'cards_uncovered',
  disbursement_paid: 'athletes',
  disbursement_voided: 'athletes',
  processor_fee: 'provider_fees',
  bank_fee: 'bank_fees',
}

/** By what a line is read off a fact: of a payment what was spent, which is what left the house. */
const readOff: Readonly<Partial<Record<ActivityLine, AccountKind>>> = {
  orders: 'spent',
  reimbursements: 'spent',
  cards: 'spent',
  athletes: 'prospect_spent',
}

/** What came in and went out in a year, month by month. */
export function readActivities({ database }: Services, year: number): Promise<Activities> {
  return database.read(async (tx) => ({
    ...addUp(year, await sumMoved(tx, spanOfYear(year))),
    pledged_open_cents: await sumStillOpen(tx),
  }))
}

function addUp(year: number, moved: readonly Moved[]): Omit<Activities, 'pledged_open_cents'> {
  const lines = activityLines.map((line) => sumLine(line, moved))
  const net = Array.from({ length: 12 }, (_, month) =>
    lines.reduce((cents, { months }) => cents + (months[month] ?? 0), 0),
  )
  return {
    year,
    lines,
    net,
    net_cents: lines.reduce((cents, line) => cents + line.total_cents, 0),
    held_cents: moved.reduce((cents, row) => cents - (held.includes(row.account_kind) ? row.cents : 0), 0),
  }
}

function sumLine(line: ActivityLine, moved: readonly Moved[]): Activity {
  const months = Array.from({ length: 12 }, () => 0)
  for (const row of moved) {
    const cents = centsOf(line, row)
    if (cents !== 0) months[row.month] = (months[row.month] ?? 0) + cents
  }
  return { line, months, total_cents: months.reduce((sum, cents) => sum + cents, 0) }
}

function centsOf(line: ActivityLine, { kind, account_kind: account, cents }: Moved): number {
  if (kind === 'payment_in') return purposes[account] === line ? cents : 0
  if (sources[kind] !== line) return 0
  const spent = readOff[line]
  if (spent !== undefined) return account === spent ? 0 - cents : 0
  return held.includes(account) ? 0 - cents : 0
}

/** The heads of the file: the months of the year, and the year. */
export function activityHeader(year: number): string[] {
  const months = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`)
  return ['Line', ...months, String(year)]
}

const nothing = Array.from({ length: 12 }, () => '')

/** The rows of the file: each line, what all come to, and what is promised besides. */
export function activityRows({ lines, net, net_cents: total, ...besides }: Activities): CsvCell[][] {
  const row = (name: string, cents: readonly number[], sum: number): CsvCell[] => [
    name,
    ...cents.map((each) => inDollars(each)),
    inDollars(sum),
  ]
  return [
    ...lines.map((line) => row(line.line, line.months, line.total_cents)),
    row('net', net, total),
    ['pledged, still open today', ...nothing, inDollars(besides.pledged_open_cents)],
  ]
}
