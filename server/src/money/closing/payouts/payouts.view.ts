import type { PayoutStory } from '@tower/contract/money/closing-payouts.contract.ts'
import type { z } from 'zod'
import type { Config } from '../../../config.ts'
import type { ListFile } from '../../../http/answer-list.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import { providerUrl } from '../../desk/payments/provider-url.ts'
import type { LineRow } from './payout-lines.queries.ts'
import type { PayoutFacts, PayoutRow } from './read-payout.ts'

/** A payout with all it is made of. */
export function viewPayoutStory(facts: PayoutFacts, config: Config): z.input<typeof PayoutStory> {
  return {
    ...facts.payout,
    sums: facts.sums,
    sum_difference_cents: facts.sumDifferenceCents,
    differences: facts.differences,
    difference_count: facts.differenceCount,
    provider_url: providerUrl(config, 'payouts', facts.payout.id),
  }
}

/** A payout as a line of a file. */
export const payoutFile: ListFile<PayoutRow> = {
  name: 'payouts',
  cells: {
    Payout: ({ id }) => id,
    'Sent (UTC)': ({ created_at: at }) => at,
    'Arrives (UTC)': ({ arrives_at: at }) => at,
    Amount: ({ amount_cents: cents }) => inDollars(cents),
    Currency: ({ currency }) => currency,
    State: ({ status }) => status,
    Books: ({ agreement }) => agreement,
  },
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
    line.at.toISOString(),
    inDollars(line.amount_cents),
    inDollars(line.fee_cents),
    inDollars(line.amount_cents - line.fee_cents),
    inDollars(line.booked_cents),
    line.fault ?? '',
    line.payment_id ?? '',
    line.source_id ?? '',
  ]
}
