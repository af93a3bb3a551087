/** CPU seconds of this process and of everything under it, watched from now on. */
import { lookEveryMs, watchDatabases, type DatabaseTime } from './database-time.ts'
import { followTree, nothingFollowed, readProcesses, secondsOf } from './process-tree.ts'

export type CpuMeter = {
  /** So far; undefined where the system doesn't tell. */
  seconds(): number | undefined
  /** What PostgreSQL did for each worker, so far. */
  databaseTimes(): readonly DatabaseTime[]
  stop(): void
}

/** Looks every second, since some of what is watched leaves nothing behind when it ends. */
export function startCpuMeter(): CpuMeter {
  let tree = nothingFollowed
  const databases = watchDatabases()
  const look = () => {
    tree = followTree(tree, readProcesses(), [process.pid])
    databases.look(tree.processes.values())
  }
  const timer = setInterval(look, lookEveryMs).unref()
  return {
    seconds: () => {
      look()
      return tree.processes.size > 0 ? secondsOf(tree) : undefined
    },
    databaseTimes: databases.times,
    stop: () => clearInterval(timer),
  }
}
