import type { DeskPayout, PayoutLine, PayoutStory } from '@tower/contract/money/closing-payouts.contract.ts'
import type { Config } from '../../../config.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import { providerUrl } from '../../desk/payments/provider-url.ts'
import type { LineRow } from './payout-lines.queries.ts'
import type { PayoutRow } from './payouts.queries.ts'
import type { PayoutFacts } from './read-payout.ts'

/** A payout as a row of the list. */
export function viewPayout(payout: PayoutRow): DeskPayout {
  return {
    id: payout.id,
    amount_cents: payout.amount_cents,
    currency: payout.currency,
    status: payout.status,
    agreement: payout.agreement,
    is_automatic: payout.is_automatic,
    created_at: payout.created_at.toISOString(),
    arrives_at: payout.arrives_at.toISOString(),
  }
}

/** A movement of a payout beside what was booked for it. */
export function viewLine(line: LineRow): PayoutLine {
  return {
    id: line.id,
    kind: line.kind,
    at: line.moved_at.toISOString(),
    amount_cents: line.amount_cents,
    fee_cents: line.fee_cents,
    booked_cents: line.booked_cents,
    fault: line.fault,
    payment_id: line.payment_id,
    source_id: line.source_id,
  }
}

/** A payout with all it is made of. */
export function viewPayoutStory(facts: PayoutFacts, config: Config): PayoutStory {
  return {
    ...viewPayout(facts.payout),
    sums: facts.sums.map(({ kind, count, amount_cents, fee_cents }) => ({
      kind,
      count,
      amount_cents,
      fee_cents,
    })),
    sum_difference_cents: facts.sumDifferenceCents,
    differences: facts.differences.map(viewLine),
    difference_count: facts.differenceCount,
    provider_url: providerUrl(config, 'payouts', facts.payout.id),
  }
}

export const payoutsHeader = ['Payout', 'Sent (UTC)', 'Arrives (UTC)', 'Amount', 'Currency', 'State', 'Books']

/** A payout as a line of a file. */
export function viewPayoutRow(payout: PayoutRow): CsvCell[] {
  return [
    payout.id,
    payout.created_at.toISOString(),
    payout.arrives_at.toISOString(),
    inDollars(payout.amount_cents),
    payout.currency,
    payout.status,
    payout.agreement,
  ]
}

export const linesHeader = [
  'Movement',
  'Kind',
  'Moved (UTC)',
  'Amount',
  'Fee',
  'Net',
  'Booked',
  'Difference',
  'Payment',
  'Source',
]

/** A movement of a payout as a line of a file. */
export function viewLineRow(line: LineRow): CsvCell[] {
  return [
    line.id,
    line.kind,
    line.moved_at.toISOString(),
    inDollars(line.amount_cents),
    inDollars(line.fee_cents),
    inDollars(line.amount_cents - line.fee_cents),
    inDollars(line.booked_cents),
    line.fault ?? '',
    line.payment_id ?? '',
    line.source_id ?? '',
  ]
}
