import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import type { Config } from '../../config.ts'
import { nextOccurrence } from '../../next-occurrence.ts'
import type { Version } from '../read-version.ts'
import type { System } from './read-system.ts'

type Answer = CallOutput<typeof processEndpoints.system>
type Here = { config: Pick<Config, 'ALERT_EMAIL' | 'ALERT_WEBHOOK'>; version: Version }

/** The system as superadmins read it. */
export function viewSystem(system: System, { config, version: { version, commit } }: Here): Answer {
  const { engine, migrations, mails, proof, oldestDue, at } = system
  return {
    ...{ version, commit, database: engine, migrations },
    processes: system.processes.map(viewProcess),
    jobs: system.jobs.map((job) => viewJob(job, at)),
    mail: {
      waiting: mails.waiting,
      failing: mails.failing,
      given_up: mails.givenUp,
      oldest_due_at: oldestDue?.at.toISOString() ?? null,
    },
    books: { proven_at: proof?.at.toISOString() ?? null, broken_rules: proof?.broken ?? 0 },
    provider: {
      received_at: system.newestEvent?.at.toISOString() ?? null,
      events: system.events,
      pending: system.pendingEvents,
    },
    backups: system.backups ?? null,
    alerts: system.alerts.map(({ id, kind, subject, since, over_at: overAt }) => ({
      ...{ id, kind, subject },
      since: since.toISOString(),
      over_at: overAt?.toISOString() ?? null,
    })),
    told: { addresses: config.ALERT_EMAIL.length, webhook: config.ALERT_WEBHOOK !== undefined },
    read_at: at.toISOString(),
  }
}

function viewProcess(one: System['processes'][number]): Answer['processes'][number] {
  const { id, role, host, version, commit, ended_at: endedAt, isHeard, freePercent } = one
  return {
    ...{ id, role, host, version, commit },
    started_at: one.started_at.toISOString(),
    seen_at: one.seen_at.toISOString(),
    state: endedAt ? 'ended' : isHeard ? 'alive' : 'silent',
    disk_free_percent: freePercent,
  }
}

function viewJob(job: System['jobs'][number], at: Date): Answer['jobs'][number] {
  const { name, cron, succeeded_at: succeededAt } = job
  return {
    name,
    succeeded_at: succeededAt?.toISOString() ?? null,
    next_at: nextOccurrence(cron, at).toISOString(),
    state: stateOf(job),
  }
}

function stateOf({ succeeded_at: done, failed_at: failed, given_up_at: givenUp }: System['jobs'][number]) {
  if (givenUp) return 'given_up'
  if (failed && (!done || failed > done)) return 'failing'
  return done ? 'done' : 'waiting'
}
