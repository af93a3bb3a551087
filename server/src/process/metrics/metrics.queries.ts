import { alertKinds } from '@tower/contract/oversight/process.ts'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { countPendingEvents, countProviderEvents } from '../system/provider-events.queries.ts'

const Job = z.object({
  name: z.string(),
  succeededAt: z.date().nullable(),
  isFailing: z.boolean(),
  isGivenUp: z.boolean(),
})

const listJobs = (tx: Tx) =>
  rows(Job)`
    select name, succeeded_at as "succeededAt", given_up_at is not null as "isGivenUp",
      coalesce(failed_at > coalesce(succeeded_at, '-infinity'), false) as "isFailing"
    from job_runs`.all(tx)

const Waiting = z.object({ name: z.string(), waiting: z.number() })

const Queue = z.object({ isThere: z.boolean() })

/** Before the first worker there is no queue. */
async function listWaitingJobs(tx: Tx): Promise<z.infer<typeof Waiting>[]> {
  const { isThere } = await rows(Queue)`select to_regclass('pgboss.job') is not null as "isThere"`.one(tx)
  if (!isThere) return []
  return rows(Waiting)`
    select name, count(*)::int as waiting from pgboss.job where state in ('created', 'retry') and start_after <= now()
    group by name`.all(tx)
}

const Mails = z.object({
  waiting: z.number(),
  failing: z.number(),
  oldestDueSeconds: z.number(),
  refused: z.number(),
  reported: z.number(),
  suppressed: z.number(),
  suppressedAddresses: z.number(),
})

const readMails = (tx: Tx) =>
  rows(Mails)`
    select waiting, failing, "oldestDueSeconds", refused, reported, suppressed,
      (select count(*)::int from mail_suppressions) as "suppressedAddresses"
    from (
      select count(*)::int as waiting, count(*) filter (where last_error is not null)::int as failing,
        coalesce(extract(epoch from greatest(now() - min(next_attempt_at), interval '0')), 0)::float8 as "oldestDueSeconds"
      from mails where sent_at is null and given_up_at is null
    ) unsent, (
      select count(*) filter (where failure = 'refused')::int as refused,
        count(*) filter (where failure = 'reported')::int as reported,
        count(*) filter (where failure = 'suppressed')::int as suppressed
      from mails where failed_at > now() - interval '1 day'
    ) failed`.one(tx)

const Alerts = z.object({ kind: z.enum(alertKinds), open: z.number(), begun: z.number() })

const countAlerts = (tx: Tx) =>
  rows(Alerts)`
    select kind, count(*) filter (where over_at is null)::int as open,
      count(*) filter (where began_at > now() - interval '1 day')::int as begun
    from alerts where over_at is null or began_at > now() - interval '1 day' group by kind`.all(tx)

export type RowFigures = Awaited<ReturnType<typeof readRowFigures>>

/** What the rows say of the whole site: the same whichever process is asked. */
export async function readRowFigures(tx: Tx) {
  return {
    jobs: await listJobs(tx),
    waitingJobs: await listWaitingJobs(tx),
    mails: await readMails(tx),
    events: await countProviderEvents(tx),
    pendingEvents: (await countPendingEvents(tx)).waiting,
    alerts: await countAlerts(tx),
  }
}
