import type { DeskGiver, DeskMonthlyGift } from '@tower/contract/money/desk-givers.contract.ts'
import type { CsvCell } from '../../../http/csv.ts'
import type { Config } from '../../../config.ts'
import { providerUrl } from '../payments/provider-url.ts'
import type { GiverRow, MonthlyRow } from './giver-list.queries.ts'

/** A giver as a row of the list. */
export function viewGiver(row: GiverRow): DeskGiver {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    has_account: row.has_account,
    program_cents: row.program_cents,
    slots_minted: row.slots_minted,
    gifts: row.gifts,
    given_cents: row.given_cents,
    last_gift_at: row.last_gift_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export const giversHeader = [
  'Since (UTC)',
  'Name',
  'Email',
  'Has an account',
  'Gifts',
  'Given',
  'Slots',
  'Last gift (UTC)',
]

/** A giver as a line of a file; amounts are numbers. */
export function viewGiverLine(row: GiverRow): CsvCell[] {
  return [
    row.created_at.toISOString(),
    row.name ?? '',
    row.email ?? '',
    row.has_account ? 'yes' : 'no',
    row.gifts,
    Number(row.given_cents) / 100,
    row.slots_minted,
    row.last_gift_at?.toISOString() ?? '',
  ]
}

/** A gift that repeats each month, as a row of the list. */
export function viewMonthly(row: MonthlyRow, config: Config): DeskMonthlyGift {
  return {
    id: row.id,
    giver: row.giver,
    email: row.email,
    amount_cents: row.amount_cents,
    state: row.state,
    next_charge_at: row.next_charge_at?.toISOString() ?? null,
    paid_months: row.paid_months,
    paid_cents: row.paid_cents,
    created_at: row.created_at.toISOString(),
    provider_url: row.subscription === null ? null : providerUrl(config, 'subscriptions', row.subscription),
  }
}

export const monthlyHeader = [
  'Since (UTC)',
  'Name',
  'Email',
  'State',
  'Amount a month',
  'Next charge (UTC)',
  'Months paid',
  'Paid',
]

/** A gift that repeats each month as a line of a file; amounts are numbers. */
export function viewMonthlyLine(row: MonthlyRow): CsvCell[] {
  return [
    row.created_at.toISOString(),
    row.giver,
    row.email,
    row.state,
    row.amount_cents / 100,
    row.next_charge_at?.toISOString() ?? null,
    row.paid_months,
    Number(row.paid_cents) / 100,
  ]
}
