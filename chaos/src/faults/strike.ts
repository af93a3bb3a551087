import { untilUnlocked } from '@tower/server/database/until-unlocked.ts'
import { ask } from '../auditor/read-books.ts'
import { untilItWorks, type Stage } from '../processes/stage.ts'
import { orderJobs, untilInsideAJob } from './order-jobs.ts'
import type { Fault } from './plan-faults.ts'

/** What the faults did, as it is told in the end. */
export type Struck = {
  kills: number
  /** Those of a worker that had just taken a job. */
  killsInsideJobs: number
  restarts: number
  cutConnections: number
  addedColumns: number
  gracefulStops: number
  /** Graceful stops that did not end with 0. */
  badStops: string[]
}

export const nothingStruck = (): Struck => ({
  ...{ kills: 0, killsInsideJobs: 0, restarts: 0, cutConnections: 0, addedColumns: 0, gracefulStops: 0 },
  badStops: [],
})

/** A worker that starts takes up what waits for it; a busy machine starts slowly. */
const jobWithinMs = 10_000

/** Does it, and waits until what was killed or stopped is ready again; a restart is left to the servers to get over. */
export async function strike(stage: Stage, fault: Fault, struck: Struck): Promise<void> {
  switch (fault.kind) {
    case 'kill':
      return killServers(stage, fault.who, struck)
    case 'restart':
      await stage.cluster.restart(fault.mode)
      struck.restarts += 1
      return
    case 'cut':
      struck.cutConnections += await cutConnections(stage, fault.connections)
      return
    case 'migration':
      struck.addedColumns += await addColumns(stage)
      return
    case 'roll':
      return rollServers(stage, struck)
  }
}

async function killServers(stage: Stage, who: readonly number[], struck: Struck): Promise<void> {
  const { webs, worker } = stage
  const victims = [...webs, worker].filter((_, at) => who.includes(at))
  await Promise.all(victims.map((server) => server.kill()))
  struck.kills += victims.length
  if (!victims.includes(worker)) return void (await Promise.all(victims.map((server) => server.start())))
  await orderJobs(stage)
  worker.begin()
  struck.killsInsideJobs += (await untilInsideAJob(stage, jobWithinMs)) ? 1 : 0
  await worker.kill()
  struck.kills += 1
  await Promise.all(victims.map((server) => server.start()))
}

async function rollServers({ webs, worker }: Stage, struck: Struck): Promise<void> {
  for (const server of [...webs, worker]) {
    const exitCode = await server.stop()
    struck.gracefulStops += 1
    if (exitCode !== 0) struck.badStops.push(`${server.name} ended with ${exitCode}`)
    await server.start()
  }
}

/** Those in use first: a connection that breaks in the middle of its work is what hurts. */
async function cutConnections({ database, databaseName }: Stage, count: number): Promise<number> {
  const rows = await untilItWorks(() =>
    ask(
      database,
      `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
         where datname = $1 and backend_type = 'client backend' and pid <> pg_backend_pid()
         order by state = 'idle', random() limit $2) chosen`,
      [databaseName, count],
    ),
  )
  return rows.length
}

let migrations = 0

/** One column to every table, as migrations of the next version would. */
async function addColumns({ database }: Stage): Promise<number> {
  migrations += 1
  const tables = await untilItWorks(() =>
    ask<{ name: string }>(
      database,
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
    ),
  )
  for (const { name } of tables)
    await untilItWorks(() =>
      untilUnlocked((briefly) =>
        database.script(
          `${briefly}; alter table "${name}" add column if not exists chaos_${migrations} text`,
        ),
      ),
    )
  return tables.length
}
