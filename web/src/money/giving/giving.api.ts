import { sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** A sponsor's gifts and slots. */
export const sponsorSummaryQuery = readQuery(sponsorEndpoints.summary, {}, [
  'slot.minted',
  'slot.matched',
  'slot.voided',
  'wallet.changed',
])
