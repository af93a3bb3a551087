import { providerEventOutcomes } from '@tower/contract/oversight/process.ts'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const Outcome = z.object({ outcome: z.enum(providerEventOutcomes), count: z.number() })

/** Events of the payment provider within a day, by what came of them. */
export const countProviderEvents = (tx: Tx) =>
  rows(Outcome)`
    select outcome, count(*)::int as count from provider_events
    where received_at > now() - interval '1 day' group by outcome order by outcome`.all(tx)

const Newest = z.object({ at: z.date() })

/** When the provider told us something last. */
export const findNewestEvent = (tx: Tx) =>
  rows(Newest)`select received_at as at from provider_events order by received_at desc limit 1`.first(tx)

const Pending = z.object({ waiting: z.number() })

/** Events that came before their payment, and wait for it. */
export const countPendingEvents = (tx: Tx) =>
  rows(Pending)`select count(*)::int as waiting from pending_provider_events where applied_at is null`.one(tx)
