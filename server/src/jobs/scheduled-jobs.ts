import { ensureWeeklyDraw } from '../matching/draws/ensure-weekly-draw.ts'
import { runDueDraws } from '../matching/draws/run-due-draws.ts'
import { keepStandings } from '../matching/draws/standings/keep-standings.ts'
import { followBalance } from '../money/giving/balance/follow-balance.ts'
import { reconcile } from '../money/giving/reconciliation/reconcile.ts'
import { endUnwantedGifts } from '../money/giving/subscriptions/end-unwanted-gifts.ts'
import type { Services } from '../services.ts'
import { clearExpired } from './clear-expired.ts'
import { reportLedgerFaults } from './report-ledger-faults.ts'

/** Work that runs by the clock, in one process at a time, whoever else runs beside it. */
export type ScheduledJob = {
  /** `domain.verb`; the name of its queue. */
  name: string
  /** When, in UTC. */
  cron: string
  /** Run once at every start, too. */
  atStart?: boolean
  /** How long after its time it may start; asking less often costs less. */
  withinSeconds: number
  /** After how long it is taken for stuck and begun again: well above the longest honest run. */
  mayTakeSeconds: number
  run(services: Services): Promise<unknown>
}

const minute = 60
const hour = 60 * minute

/** Everything that runs by the clock. */
export const scheduledJobs: readonly ScheduledJob[] = [
  { name: 'draws.tick', cron: '* * * * *', withinSeconds: 5, mayTakeSeconds: 30 * minute, run: runDueDraws },
  {
    name: 'draws.standings',
    cron: '* * * * *',
    withinSeconds: 5,
    mayTakeSeconds: 30 * minute,
    run: keepStandings,
  },
  // DRAW_CRON says when draws start; asked hourly, the next one always stands with its seed sealed.
  {
    name: 'draws.schedule',
    cron: '7 * * * *',
    atStart: true,
    withinSeconds: 15,
    mayTakeSeconds: 10 * minute,
    run: ensureWeeklyDraw,
  },
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
  {
    name: 'ledger.verify',
    cron: '20 4 * * *',
    withinSeconds: 60,
    mayTakeSeconds: 6 * hour,
    run: reportLedgerFaults,
  },
  {
    name: 'operations.clear',
    cron: '40 * * * *',
    withinSeconds: 60,
    mayTakeSeconds: 2 * hour,
    run: clearExpired,
  },
]
