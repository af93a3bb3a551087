import { buildApp } from './app.ts'
import { siteOrigin, type Config } from './config.ts'
import { handedDown } from './domains.ts'
import { demoRoutes } from './process/demo-routes.ts'
import { describeDemo } from './process/describe-demo.ts'
import { greeting } from './process/greeting.ts'
import { warnOfOwnTables } from './process/warn-of-own-tables.ts'
import { openMetrics } from './process/metrics/open-metrics.ts'
import { openTracer } from './process/tracing/open-tracer.ts'
import type { Tracer } from './process/tracing/tracer.ts'
import { startWatch } from './process/watch/start-watch.ts'
import { scheduledJobs } from './jobs/scheduled-jobs.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { startLive } from './realtime/live-hub.ts'
import { endInOrder } from './end-in-order.ts'
import { loadForServing } from './load-for-serving.ts'
import { logWhileStarting } from './log-while-starting.ts'
import { mountPages } from './mount-pages.ts'
import { openServices } from './open-services.ts'
import type { Services } from './services.ts'
import { tellSandbox } from '../seeds/money/giving/tell-sandbox.ts'
import { seedDemo } from '../seeds/seed-demo.ts'

export type RunningServer = { origin: string; stop(): Promise<void> }

/** Starts what ROLE asks for: the web server, the workers, or both in one process. */
export async function startServer(config: Config): Promise<RunningServer> {
  const tracer = await openTracer(config)
  const atOpening = config.MIGRATE_AT_START ? 'migrate' : 'set-up'
  const opened = await openServices(config, atOpening, tracer?.noteStatement)
  const traced = tracer ? traceServices(opened, tracer) : opened
  return logWhileStarting(opened.services.log, startServing(config, traced, tracer))
}

type Opened = Awaited<ReturnType<typeof openServices>>

function traceServices(opened: Opened, tracer: Tracer): Opened {
  const { services } = opened
  return { ...opened, services: { ...services, mailer: tracer.aroundMailer(services.mailer) } }
}

async function startServing(
  config: Config,
  { services, sandbox, close }: Opened,
  tracer: Tracer | undefined,
): Promise<RunningServer> {
  if (config.production) await warnOfOwnTables(services)
  const live = await startLive(services, handedDown)
  const metrics = await openMetrics(services, live)
  const app = await buildApp(services, {
    live,
    ...(metrics && { metrics }),
    ...(tracer && { tracer }),
  })
  if (metrics) await metrics.serve(app)
  if (services.config.demo) demoRoutes(app, services, sandbox)
  await mountPages(app, services, metrics)
  await loadForServing()
  if (config.demo) await seedDemo(services, { at: services.clock.now() })
  if (config.demo && sandbox) await tellSandbox(services, sandbox)
  const jobs =
    config.ROLE === 'web' ? undefined : await startJobs(services, tracer?.aroundJobs(scheduledJobs))
  // Read before anybody is served: a server that is ready outlives its database.
  const lines = await readGreeting(services)
  await app.listen({ port: config.PORT, host: config.HOST })
  const watch = startWatch(services, jobs)
  // Where lines are read by programs, each is one of the log's.
  if (config.production)
    services.log.info({ ready: lines.map((line) => line.trim()).filter(Boolean) }, 'ready')
  else console.log(lines.join('\n'))
  return {
    origin: siteOrigin(config),
    stop: () =>
      endInOrder([
        [() => app.drain(), () => jobs?.stop(), () => watch.stop()],
        [() => app.close()],
        [() => live.stop()],
        [() => close(), () => tracer?.close()],
      ]),
  }
}

/** What the terminal says: where to go, and in the demo as whom. */
async function readGreeting({ charity, config, database }: Services): Promise<string[]> {
  const accounts = config.demo ? (await database.read(describeDemo)).accounts : []
  const facts = {
    siteName: (await charity.read()).name,
    origin: siteOrigin(config),
    demo: config.demo,
    role: config.ROLE,
  }
  return greeting({ ...facts, database: database.engine, dataFolder: config.DATA_DIR, accounts })
}
