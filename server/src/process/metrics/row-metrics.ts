import { alertKinds, providerEventOutcomes } from '@tower/contract/oversight/process.ts'
import type { Gauge, Registry } from 'prom-client'
import { scheduledJobs } from '../../jobs/scheduled-jobs.ts'
import type { Services } from '../../services.ts'
import { waitWithin } from '../../wait-within.ts'
import { readRowFigures, type RowFigures } from './metrics.queries.ts'

type Prometheus = typeof import('prom-client')
type MakeGauge = (name: string, help: string, label?: string) => Gauge
/** Figures of one subject: their gauges, and how they are set. */
type Subject = { gauges: readonly Gauge[]; set: (figures: RowFigures) => void }

/** Whoever gathers figures waits ten seconds for them at most; those of the process stand there without a database as well. */
const readWithinMs = 3_000

/** Adds the figures of the whole site; answers how they are read anew from its rows. */
export function addRowMetrics(
  { Gauge }: Prometheus,
  registry: Registry,
  { database, log }: Pick<Services, 'database' | 'log'>,
): () => Promise<void> {
  const gauge: MakeGauge = (name, help, label) =>
    new Gauge({ name, help, labelNames: label === undefined ? [] : [label], registers: [registry] })
  const isUp = gauge(
    'tower_database_up',
    'Whether the database answered: 1 or 0. What is of the whole site is read from it.',
  )
  const subjects = [addJobs(gauge), addMails(gauge), addEvents(gauge), addAlerts(gauge)]
  return async () => {
    try {
      const figures = await waitWithin(database.read(readRowFigures), {
        ms: readWithinMs,
        late: (ms) => `the database did not answer within ${ms / 1000} s`,
      })
      for (const { set } of subjects) set(figures)
      isUp.set(1)
    } catch (error) {
      log.warn({ err: error }, 'the figures of the site could not be read')
      // What was so before is no figure of now.
      for (const { gauges } of subjects) for (const one of gauges) one.reset()
      isUp.set(0)
    }
  }
}

function addJobs(gauge: MakeGauge): Subject {
  const waiting = gauge('tower_job_waiting', 'Runs of a job that are due and not begun.', 'job')
  const failing = gauge('tower_job_failing', 'Whether the last run of a job failed: 1 or 0.', 'job')
  const givenUp = gauge('tower_job_given_up', 'Whether a job failed at its last try, too: 1 or 0.', 'job')
  const succeeded = gauge(
    'tower_job_last_success_timestamp_seconds',
    'When a job was done last, to five minutes; 0 is never.',
    'job',
  )
  return {
    gauges: [waiting, failing, givenUp, succeeded],
    set({ jobs, waitingJobs }) {
      for (const { name: job } of scheduledJobs) {
        const run = jobs.find(({ name }) => name === job)
        waiting.set({ job }, waitingJobs.find(({ name }) => name === job)?.waiting ?? 0)
        failing.set({ job }, Number(run?.isFailing ?? false))
        givenUp.set({ job }, Number(run?.isGivenUp ?? false))
        succeeded.set({ job }, (run?.succeededAt?.getTime() ?? 0) / 1000)
      }
    },
  }
}

function addMails(gauge: MakeGauge): Subject {
  const waiting = gauge(
    'tower_mails',
    'Mails of the outbox: waiting, and those of them that failed before.',
    'state',
  )
  const oldest = gauge('tower_mail_oldest_due_seconds', 'How long the oldest mail that is due has been due.')
  const ended = gauge('tower_mails_not_delivered_day', 'Mails of a day that did not arrive.', 'failure')
  const stopped = gauge('tower_mail_suppressed_addresses', 'Addresses that are written to no more.')
  return {
    gauges: [waiting, oldest, ended, stopped],
    set({ mails }) {
      waiting.set({ state: 'waiting' }, mails.waiting)
      waiting.set({ state: 'failing' }, mails.failing)
      oldest.set(mails.oldestDueSeconds)
      for (const failure of ['refused', 'reported', 'suppressed'] as const)
        ended.set({ failure }, mails[failure])
      stopped.set(mails.suppressedAddresses)
    },
  }
}

function addEvents(gauge: MakeGauge): Subject {
  const received = gauge(
    'tower_provider_events_day',
    'Events of the payment provider within a day.',
    'outcome',
  )
  const pending = gauge(
    'tower_provider_events_pending',
    'Events that came before their payment and wait for it.',
  )
  return {
    gauges: [received, pending],
    set({ events, pendingEvents }) {
      for (const outcome of providerEventOutcomes)
        received.set({ outcome }, events.find((one) => one.outcome === outcome)?.count ?? 0)
      pending.set(pendingEvents)
    },
  }
}

function addAlerts(gauge: MakeGauge): Subject {
  const open = gauge('tower_alerts_open', 'What is wrong now, by kind.', 'kind')
  const raised = gauge('tower_alerts_raised_day', 'Alerts that began within a day, by kind.', 'kind')
  return {
    gauges: [open, raised],
    set({ alerts }) {
      for (const kind of alertKinds) {
        const found = alerts.find((one) => one.kind === kind)
        open.set({ kind }, found?.open ?? 0)
        raised.set({ kind }, found?.begun ?? 0)
      }
    },
  }
}
