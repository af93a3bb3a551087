import type { Approval } from '@tower/contract/money/approvals.contract.ts'
import type { z } from 'zod'
import type { ListFile } from '../../http/answer-list.ts'
import { inDollars } from '../../http/csv.ts'

/** What left or is to leave as a line of a file. */
export const approvalFile: ListFile<z.input<typeof Approval>> = {
  name: 'approvals',
  cells: {
    Kind: ({ kind }) => kind,
    What: ({ what }) => what,
    Amount: ({ amount_cents: cents }) => inDollars(cents),
    Teacher: ({ teacher }) => teacher ?? '',
    State: ({ state }) => state,
    Because: ({ ground }) => ground ?? '',
    'Asked by': ({ asked_by: by }) => by,
    'Asked (UTC)': ({ asked_at: at }) => at,
    'Decided by': ({ decided_by: by }) => by ?? '',
    'Decided (UTC)': ({ decided_at: at }) => at ?? '',
    Note: ({ note }) => note ?? '',
  },
}
