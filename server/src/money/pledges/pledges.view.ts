import type { DeskPledge } from '@tower/contract/money/pledges.contract.ts'
import type { z } from 'zod'
import type { ListFile } from '../../http/answer-list.ts'
import { inDollars } from '../../http/csv.ts'

/** A pledge as a line of a file; money in dollars. */
export const pledgeFile: ListFile<z.input<typeof DeskPledge>> = {
  name: 'pledges',
  cells: {
    Number: ({ number }) => number,
    'Entered (UTC)': ({ entered_at: at }) => at,
    Donor: ({ donor_name: name }) => name ?? '',
    Email: ({ email }) => email ?? '',
    Organization: ({ is_organization: isOne }) => (isOne ? 'yes' : 'no'),
    State: ({ state }) => state,
    Destination: ({ destination }) => destination,
    Pledged: ({ amount_cents: cents }) => inDollars(cents),
    Paid: ({ paid_cents: cents }) => inDollars(cents),
    Expected: ({ expected_cents: cents }) => inDollars(cents),
    Rhythm: ({ rhythm }) => rhythm,
    Installments: ({ installments }) => installments,
    'Paid installments': ({ paid_installments: paid }) => paid,
    'Next due': ({ next_due_on: day }) => day ?? '',
    'Ended (UTC)': ({ ended_at: at }) => at ?? '',
  },
}
