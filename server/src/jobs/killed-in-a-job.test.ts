// On PGlite too: a killed process leaves its folder as it was.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { temporaryFolder } from '../../test/process/build-process.ts'
import { openServices } from '../open-services.ts'
import { testDatabaseUrl } from '../test/test-database.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import { startJobs } from './start-jobs.ts'

const program = new URL('../../test/jobs/hang-in-jobs.ts', import.meta.url).pathname

test(
  'a process killed in the middle of its jobs leaves each of them to be run again, by itself',
  { timeout: 120_000 },
  async () => {
    const environment = await placeOfItsOwn()
    await killInsideEveryJob(environment)

    const { services, close } = await openServices(readConfig(environment))
    const ran: string[] = []
    const jobs = scheduledJobs.map((job) => ({
      ...job,
      // Only what the killed process held is looked for.
      ...{ cron: '0 0 1 1 *', atStart: false, withinSeconds: 1 },
      run: () => Promise.resolve(void ran.push(job.name)),
    }))
    // Those that died said last that they live when the kill came; here that is long ago, and they are due at once.
    await services.database.script(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '10 minutes', retry_delay = 0, retry_backoff = false
       where state = 'active';
       update pgboss.queue set monitor_on = null`,
    )
    const running = await startJobs(services, jobs, {
      heartbeatSeconds: 45,
      superviseSeconds: 1,
      retryDelaySeconds: 0,
      longestRetryDelaySeconds: 0,
      retryLimit: 20,
    })
    onTestFinished(async () => {
      await running.stop()
      await close()
    })
    await vi.waitFor(() => expect(ran.toSorted()).toEqual(scheduledJobs.map(({ name }) => name).toSorted()), {
      timeout: 60_000,
      interval: 200,
    })
  },
)

async function placeOfItsOwn(): Promise<Record<string, string>> {
  const url = await testDatabaseUrl()
  return {
    DATA_DIR: temporaryFolder(),
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    ...(url ? { DATABASE_URL: url } : {}),
  }
}

async function killInsideEveryJob(environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const said = once(child.stdout, 'data')
  await Promise.race([said, ended.then(() => Promise.reject(new Error('the program ended by itself')))])
  child.kill('SIGKILL')
  await ended
}
