import { hour, minute } from '../../jobs/scheduled-job.ts'
import { followBalance } from './balance/follow-balance.ts'
import { adoptDonor } from './donors/adopt-donor.ts'
import { closeCheckoutsOf, eraseDonor, listDonorNames } from './donors/erase-donor.ts'
import { exportGiving } from './donors/export-giving.ts'
import { givingExpiry } from './giving-expiry.ts'
import { givingRoutes } from './giving.routes.ts'
import { readProgramSums } from './read-program-sums.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { endUnwantedGifts } from './subscriptions/end-unwanted-gifts.ts'
import type { Domain } from '../../domain.ts'

/** Gifts, from the checkout to the receipt and back. */
export const giving = {
  name: 'giving',
  floor: 4,
  owns: {
    balance_movements: 'changed',
    balance_watch: 'changed',
    checkouts: 'changed',
    disputes: 'changed',
    dollar_values: 'changed',
    donors: 'changed',
    payment_reviews: 'deleted',
    payment_shares: 'appended',
    payments: 'changed',
    pending_provider_events: 'changed',
    program_sums: 'changed',
    provider_events: 'changed',
    provider_payments: 'changed',
    receipt_counter: 'changed',
    receipts: 'changed',
    reconciliation_cursors: 'changed',
    reconciliation_differences: 'changed',
    refund_losses: 'deleted',
    refund_requests: 'changed',
    refunds: 'changed',
    sponsorships: 'changed',
  },
  routes: givingRoutes,
  personalData: [
    {
      name: 'checkouts',
      // A payment that comes in meanwhile holds its checkout: after that it writes no address any more.
      erase: (_, tx, traces) => closeCheckoutsOf(tx, traces),
      erasedWith: 'openings',
    },
    {
      name: 'giving',
      findWords: listDonorNames,
      erase: (_, tx, traces) => eraseDonor(tx, traces),
      erasedWith: 'money',
      export: (_, tx, { userId }) => exportGiving(tx, userId),
      place: 30,
    },
  ],
  expiry: givingExpiry,
  jobs: [
    {
      name: 'giving.end_gifts',
      cron: '* * * * *',
      withinSeconds: 20,
      mayTakeSeconds: 30 * minute,
      run: endUnwantedGifts,
    },
    // Webhooks may be lost for good: the provider's lists are asked for as well.
    {
      name: 'giving.reconcile',
      cron: '25 * * * *',
      withinSeconds: 60,
      mayTakeSeconds: 6 * hour,
      run: (services) => reconcile(services),
    },
    {
      name: 'giving.balance',
      cron: '50 * * * *',
      withinSeconds: 60,
      mayTakeSeconds: 2 * hour,
      run: followBalance,
    },
  ],
  onVerifiedAddress: adoptDonor,
  readProgramGifts: readProgramSums,
} as const satisfies Domain
