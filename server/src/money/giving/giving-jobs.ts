import { hour, minute, type ScheduledJob } from '../../scheduled-job.ts'
import { endUnwantedGifts } from './sponsorships/end-unwanted-gifts.ts'
import { forgetCards } from './saved-cards/forget-cards.ts'
import { giveWaitingGifts } from './direct/give-waiting-gifts.ts'
import { tellContributors } from './tower/tell-contributors.ts'
import { tellSlotNews } from './tower/tell-slot-news.ts'
import { tellAthleteNews } from './athletes/news/tell-athlete-news.ts'
import { poolTowers } from './tower/pool-towers.ts'
import { followBalance } from './balance/follow-balance.ts'
import { holdAskedBefore } from './refunds/asked-back.ts'
import { watchReserve } from './refunds/watch-reserve.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { forgetGivers } from './retention/forget-givers.ts'

/** What of giving runs by the clock. */
export const givingJobs: readonly ScheduledJob[] = [
  {
    name: 'giving.end_gifts',
    cron: '* * * * *',
    withinSeconds: 20,
    mayTakeSeconds: 30 * minute,
    run: endUnwantedGifts,
  },
  {
    name: 'giving.forget_cards',
    cron: '*/5 * * * *',
    withinSeconds: 60,
    mayTakeSeconds: 30 * minute,
    run: forgetCards,
  },
  {
    name: 'giving.forget_givers',
    cron: '50 5 * * *',
    withinSeconds: hour,
    mayTakeSeconds: 6 * hour,
    run: forgetGivers,
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
    name: 'giving.hold_asked',
    cron: '15 4 * * *',
    atStart: true,
    withinSeconds: 60,
    mayTakeSeconds: 10 * minute,
    run: holdAskedBefore,
  },
  {
    name: 'giving.watch_reserve',
    cron: '15 * * * *',
    withinSeconds: 60,
    mayTakeSeconds: 10 * minute,
    run: watchReserve,
  },
  {
    name: 'giving.give_waiting',
    cron: '5 * * * *',
    withinSeconds: 60,
    mayTakeSeconds: hour,
    run: giveWaitingGifts,
  },
  {
    name: 'giving.tell_contributors',
    cron: '* * * * *',
    withinSeconds: 20,
    mayTakeSeconds: 30 * minute,
    run: tellContributors,
  },
  {
    name: 'giving.tell_slot_news',
    cron: '* * * * *',
    withinSeconds: 20,
    mayTakeSeconds: 30 * minute,
    run: tellSlotNews,
  },
  {
    name: 'giving.tell_athlete_news',
    cron: '10 16 * * *',
    withinSeconds: minute,
    mayTakeSeconds: hour,
    run: tellAthleteNews,
  },
  {
    name: 'giving.pool_towers',
    cron: '40 15 * * *',
    withinSeconds: 60,
    mayTakeSeconds: 2 * hour,
    run: poolTowers,
  },
  {
    name: 'giving.balance',
    cron: '50 * * * *',
    withinSeconds: 60,
    mayTakeSeconds: 2 * hour,
    run: followBalance,
  },
]
