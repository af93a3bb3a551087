import { AsyncLocalStorage } from 'node:async_hooks'
import { dayOf } from '@tower/contract/org-days.ts'
import type { PgBoss } from 'pg-boss'
import type { Domain } from '../domain.ts'
import { everyDomain } from '../domains.ts'
import type { Tx } from '../database/database.ts'
import { startDrawing } from '../learning/storybooks/drawing/start-drawing.ts'
import { startHoldingNamedBooks } from '../learning/storybooks/safety/hold-named-books.ts'
import { startPapers } from '../learning/storybooks/papers/start-papers.ts'
import { startMailDelivery } from '../mail/start-mail-delivery.ts'
import { startWebhookDelivery } from '../oversight/webhooks/start-webhook-delivery.ts'
import { notifyStaff } from '../oversight/inbox/notify-staff.ts'
import { startRewritingFiles } from '../people/account/erasure/rewrite-files.ts'
import { keepJobs, markJobDone, markJobFailed } from '../process/watch/job-runs.queries.ts'
import { askedJobs } from '../process/system/ask-for-job.ts'
import type { Services } from '../services.ts'
import type { ScheduledJob } from '../scheduled-job.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import { startQueue } from './start-queue.ts'

export type RunningJobs = {
  /** How long ago the last mail left by this process; undefined: none has. */
  mailLeftMsAgo(): number | undefined
  stop(): Promise<void>
}

const stopWithinMs = 8_000

/** How soon work is taken up again whose process died. */
export type JobUpkeep = {
  /** A running job says twice in this time that it lives. */
  heartbeatSeconds: number
  /** How often the queue looks for jobs that fell silent. */
  superviseSeconds: number
  /** The pause before a job is tried again doubles with each time, up to the longest. */
  retryDelaySeconds: number
  longestRetryDelaySeconds: number
  /** How often a job is tried again before its next occurrence takes over. */
  retryLimit: number
}

const usualUpkeep: JobUpkeep = {
  heartbeatSeconds: 45,
  superviseSeconds: 30,
  retryDelaySeconds: 15,
  longestRetryDelaySeconds: 60,
  // Enough for an outage of a quarter of an hour.
  retryLimit: 20,
}

/** They hold nothing that an erasure takes, and some of them are large. */
const tablesOfNobody = everyDomain.flatMap(({ keeps }: Domain) => keeps?.nobody ?? [])

/**
 * Starts the scheduled jobs and the delivery of mail. Each occurrence of a job is one row of its queue, so several
 * processes share them; a job that fails is logged, told to staff and tried again.
 */
export async function startJobs(
  services: Services,
  scheduled: readonly ScheduledJob[] = scheduledJobs,
  upkeep: JobUpkeep = usualUpkeep,
): Promise<RunningJobs> {
  // The owner has set the queue up, and only the owner may change how it is built.
  const isPrepared = services.config.DATABASE_OWNER_URL !== undefined
  const boss = await startQueue(
    {
      db: services.database.jobs,
      backend: services.database.engine,
      cronWorkerIntervalSeconds: 5,
      flowIntervalSeconds: 45,
      superviseIntervalSeconds: upkeep.superviseSeconds,
      monitorIntervalSeconds: upkeep.superviseSeconds,
      queueCacheIntervalSeconds: 300,
      reindex: services.database.engine === 'postgres' && !isPrepared,
      ...(isPrepared ? { migrate: false, createSchema: false } : {}),
    },
    (error) => services.log.error({ err: error }, 'the job queue reports an error'),
  )
  await services.database.transaction((tx) => keepJobs(tx, scheduled))
  for (const job of scheduled) await startJob(boss, services, job, upkeep)
  await forgetUnknown(boss, scheduled)
  const stopHearing = await hearAskedJobs(boss, services, scheduled)
  const mail = await startMailDelivery(services)
  const webhooks = await startWebhookDelivery(services)
  const drawing = await startDrawing(services)
  const papers = await startPapers(services)
  const holding = await startHoldingNamedBooks(services)
  const rewriting = await startRewritingFiles(services, tablesOfNobody)
  return {
    mailLeftMsAgo: mail.leftMsAgo,
    async stop() {
      await stopHearing()
      await Promise.all([mail, webhooks, drawing, papers, holding, rewriting].map((work) => work.stop()))
      await boss.stop({ graceful: true, timeout: stopWithinMs })
    },
  }
}

async function startJob(
  boss: PgBoss,
  services: Services,
  job: ScheduledJob,
  { heartbeatSeconds, retryDelaySeconds, longestRetryDelaySeconds, retryLimit }: JobUpkeep,
): Promise<void> {
  const settings = {
    retryLimit,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: longestRetryDelaySeconds,
    heartbeatSeconds,
    expireInSeconds: job.mayTakeSeconds,
    deleteAfterSeconds: 86_400,
  }
  // Exclusive: while one occurrence waits or runs, the next is not queued behind it.
  await boss.createQueue(job.name, { policy: 'exclusive', ...settings })
  // A queue that another version made keeps that version's settings otherwise.
  await boss.updateQueue(job.name, settings)
  await boss.schedule(job.name, job.cron, null, { tz: 'UTC', missed: 'once' })
  const looks = { pollingIntervalSeconds: job.withinSeconds, includeMetadata: true } as const
  await boss.work(job.name, looks, ([occurrence]) =>
    runJob(services, job, {
      isLastTry: occurrence !== undefined && occurrence.retryCount >= occurrence.retryLimit,
    }),
  )
  if (job.atStart) await boss.send(job.name)
}

/** Staff may ask for a job now, at whichever process. The queue takes no second occurrence while one waits or runs. */
function hearAskedJobs(
  boss: PgBoss,
  { database, log }: Services,
  scheduled: readonly ScheduledJob[],
): Promise<() => Promise<void>> {
  const known = new Set(scheduled.map(({ name }) => name))
  const outside = AsyncLocalStorage.snapshot()
  const send = (name: string) =>
    boss
      .send(name)
      .catch((error: unknown) => log.error({ err: error, job: name }, 'an asked job could not be queued'))
  return database.listen(askedJobs, (name) => {
    // The embedded engine tells of it from inside the work that asks.
    if (known.has(name)) setImmediate(() => void outside(() => send(name)))
  })
}

/** Schedules live in the database: one that this version doesn't have would queue work nobody does. */
async function forgetUnknown(boss: PgBoss, scheduled: readonly ScheduledJob[]): Promise<void> {
  const known = new Set(scheduled.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
}

/** Runs a job once; a failure is told to staff (once a day) and thrown on, so that the queue tries again. */
export async function runJob(
  services: Services,
  job: ScheduledJob,
  { isLastTry = false }: { isLastTry?: boolean } = {},
): Promise<void> {
  const startedAt = performance.now()
  try {
    await job.run(services)
  } catch (error) {
    services.log.error({ err: error, job: job.name }, 'job failed')
    await tellStaff(services, job.name)
    await noteRun(services, job, (tx) => markJobFailed(tx, job.name, { isLast: isLastTry }))
    throw error
  }
  services.log.debug({ job: job.name, ms: Math.round(performance.now() - startedAt) }, 'job done')
  await noteRun(services, job, (tx) => markJobDone(tx, job.name))
}

/** What came of it is written down beside the work, and undoes nothing of it. */
async function noteRun({ database, log }: Services, { name }: ScheduledJob, note: (tx: Tx) => Promise<void>) {
  await database
    .transaction(note)
    .catch((error: unknown) =>
      log.warn({ err: error, job: name }, 'what came of a job could not be written down'),
    )
}

async function tellStaff({ database, clock, log }: Services, name: string): Promise<void> {
  const day = dayOf(clock.now())
  try {
    await database.transaction((tx) =>
      notifyStaff(tx, {
        type: 'job_failed',
        title: `The job ${name} failed`,
        message: 'It is tried again by itself. The log of the server says why.',
        dedupeKey: `job_failed:${name}:${day}`,
      }),
    )
  } catch (error) {
    log.error({ err: error, job: name }, 'staff could not be told of a failed job')
  }
}
