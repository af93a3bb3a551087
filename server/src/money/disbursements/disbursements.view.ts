import { dayOf } from '@tower/contract/org-days.ts'
import type { AthleteAccount, Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import type { z } from 'zod'
import { type CsvCell, inDollars } from '../../http/csv.ts'
import { signedAddress } from '../../oversight/files/file-address.ts'
import type { Services } from '../../services.ts'
import type { DisbursementRow } from './disbursements.queries.ts'
import type { StandingAccount } from './read-account.ts'

/** Where money of an athlete lies, as staff see it. */
export function viewAccount(row: StandingAccount): AthleteAccount {
  return {
    account_id: row.account_id,
    prospect_id: row.prospect_id,
    athlete: row.athlete,
    title: row.title,
    state: row.state,
    target_cents: row.target_cents,
    raised_cents: row.raised_cents,
    disbursed_cents: row.disbursed_cents,
    balance_cents: row.balance_cents,
    waiting_cents: row.waiting_cents,
    contested_cents: row.contested_cents,
    available_cents: row.available_cents,
    moves_at: row.moves_at?.toISOString() ?? null,
    is_unreached: row.is_unreached,
  }
}

/** A disbursement as staff see it, with an address of its document that works for ten minutes. */
export function viewDisbursement(
  services: Pick<Services, 'config' | 'clock'>,
  row: DisbursementRow,
): z.input<typeof Disbursement> {
  return {
    id: row.id,
    account_id: row.goal_id ?? row.prospect_id,
    prospect_id: row.prospect_id,
    athlete: row.athlete,
    title: row.title,
    amount_cents: row.amount_cents,
    payee: row.payee,
    paid_for: row.paid_for,
    paid_on: row.paid_on,
    state: row.state,
    needs_second: row.needs_second,
    recorded_by: row.recorded_by_name,
    recorded_at: row.recorded_at.toISOString(),
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    note: row.note,
    void_asked_by: row.void_asked_by_name,
    void_asked_at: row.void_asked_at?.toISOString() ?? null,
    voided_by: row.voided_by_name,
    voided_at: row.voided_at?.toISOString() ?? null,
    approval: row.approval_id === null ? null : viewWaiting(row, row.approval_id),
    document_url: row.file_id && signedAddress(services, row.file_id, 'whole'),
  }
}

function viewWaiting({ amount_cents, approval_asked_at, recorded_at }: DisbursementRow, id: string) {
  const asked_at = approval_asked_at ?? recorded_at
  return { id, state: 'waiting', amount_cents, asked_at, note: null } as const
}

export const accountHeader = [
  'Athlete',
  'Goal',
  'State',
  'Target amount',
  'Raised',
  'Paid out',
  'Balance',
  'Waiting',
  'Contested',
  'Available',
  'Moves on',
]

/** An account as a line of a file, in dollars. */
export function viewAccountCells(row: StandingAccount): CsvCell[] {
  return [
    row.athlete,
    row.title ?? '',
    row.state,
    row.target_cents === null ? '' : inDollars(row.target_cents),
    inDollars(row.raised_cents),
    inDollars(row.disbursed_cents),
    inDollars(row.balance_cents),
    inDollars(row.waiting_cents),
    inDollars(row.contested_cents),
    inDollars(row.available_cents),
    row.moves_at ? dayOf(row.moves_at) : '',
  ]
}

export const disbursementHeader = [
  'Athlete',
  'Goal',
  'Amount',
  'Paid to',
  'Paid for',
  'Paid on',
  'State',
  'Recorded by',
  'Decided by',
  'Voided by',
  'Note',
]

/** A disbursement as a line of a file, in dollars. */
export function viewDisbursementCells(row: DisbursementRow): CsvCell[] {
  return [
    row.athlete,
    row.title ?? '',
    inDollars(row.amount_cents),
    row.payee,
    row.paid_for,
    row.paid_on,
    row.state,
    row.recorded_by_name,
    row.decided_by_name ?? '',
    row.voided_by_name ?? '',
    row.note ?? '',
  ]
}
