import { ask } from '../auditor/read-books.ts'
import { untilItWorks, type Stage } from '../processes/stage.ts'
import type { Fault } from './plan-faults.ts'

/** What the faults did, as it is told in the end. */
export type Struck = {
  kills: number
  restarts: number
  cutConnections: number
  addedColumns: number
  gracefulStops: number
  /** Graceful stops that did not end with 0. */
  badStops: string[]
}

export const nothingStruck = (): Struck => ({
  ...{ kills: 0, restarts: 0, cutConnections: 0, addedColumns: 0, gracefulStops: 0 },
  badStops: [],
})

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

async function killServers({ webs, worker }: Stage, who: readonly number[], struck: Struck): Promise<void> {
  const victims = [...webs, worker].filter((_, at) => who.includes(at))
  await Promise.all(victims.map((server) => server.kill()))
  struck.kills += victims.length
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

/** One column to every table, as a migration of the next version would, waiting briefly for each lock. */
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
      database.script(
        `set lock_timeout = '2s'; alter table "${name}" add column if not exists chaos_${migrations} text; reset lock_timeout`,
      ),
    )
  return tables.length
}
