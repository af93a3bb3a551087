import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'

/** What the dashboard reads. */
export type SponsorSummary = CallOutput<typeof sponsorEndpoints.summary>
