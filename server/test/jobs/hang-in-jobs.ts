import { PgBoss } from 'pg-boss'
import { readConfig } from '../../src/config.ts'
import { openServices } from '../../src/open-services.ts'
import { scheduledJobs } from '../../src/jobs/scheduled-jobs.ts'
import { startJobs } from '../../src/jobs/start-jobs.ts'

/** For tests, a program: begins every scheduled job, never ends one, and says so; it is there to be killed. */
const { services } = await openServices(readConfig(process.env))
const begun = new Set<string>()

const hangIn = (name: string) => (): Promise<never> => {
  begun.add(name)
  if (begun.size === scheduledJobs.length) process.stdout.write('inside every job\n')
  return new Promise(() => undefined)
}

await startJobs(
  services,
  scheduledJobs.map((job) => ({ ...job, withinSeconds: 1, run: hangIn(job.name) })),
)
const clock = new PgBoss({
  db: services.database.jobs,
  backend: services.database.engine,
  schedule: false,
  supervise: false,
})
await clock.start()
for (const { name } of scheduledJobs) await clock.send(name)
