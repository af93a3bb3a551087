import { centsAsRead } from '@tower/contract/money/account-signs.ts'
import type { DeskAccount, DeskPosting } from '@tower/contract/money/desk-ledger.contract.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import type { AccountRow, PostingRow } from './desk-ledger.queries.ts'

/** An account with whose it is. */
export function viewAccount(account: AccountRow): DeskAccount {
  return {
    id: account.id,
    kind: account.kind,
    unit: account.unit,
    balance_cents: account.balance_cents,
    owner: account.owner,
    fiscal_year: account.fiscal_year,
  }
}

export const accountsHeader = ['Account', 'Whose', 'School year', 'Unit', 'Holds', 'Account id']

/** An account as a line of a file, with the sign that staff see on the page. */
export function viewAccountLine(account: AccountRow): CsvCell[] {
  const { id, kind, owner, fiscal_year: year, unit, balance_cents: cents } = account
  return [kind, owner, year, unit, inDollars(centsAsRead(kind, cents)), id]
}

/** One side of a fact. */
export function viewPosting(posting: PostingRow): DeskPosting {
  return {
    id: posting.id,
    at: posting.at.toISOString(),
    kind: posting.kind,
    memo: posting.memo,
    amount_cents: posting.amount_cents,
    balance_cents: posting.balance_cents,
    others: posting.others,
    payment_id: posting.payment_id,
    slot_number: posting.slot_number,
  }
}

export const postingsHeader = [
  'Booked (UTC)',
  'Posting',
  'Fact',
  'Other accounts',
  'Memo',
  'Amount',
  'Balance after',
]

/** One side of a fact as a line of a file, with the signs that staff see on the page. */
export function viewPostingLine(posting: PostingRow, { kind }: Pick<AccountRow, 'kind'>): CsvCell[] {
  return [
    posting.at.toISOString(),
    posting.id,
    posting.kind,
    posting.others.join(' '),
    posting.memo ?? '',
    inDollars(centsAsRead(kind, posting.amount_cents)),
    inDollars(centsAsRead(kind, posting.balance_cents)),
  ]
}
