/**
 * What PostgreSQL did for each worker of Vitest. Its processes serve all of them, but each has the name of its database
 * in its title, and in that the number of the worker that asked for it.
 */
import { readFileSync } from 'node:fs'
import type { ProcessTime } from './process-tree.ts'

/** So many CPU seconds for this worker, between the look before this instant and this one. */
export type DatabaseTime = { atMs: number; worker: number; seconds: number }

export type DatabaseWatch = {
  look(processes: Iterable<ProcessTime>): void
  times(): readonly DatabaseTime[]
}

/** Notes at each look what the sessions of each worker took since the one before. */
export function watchDatabases(
  titleOf: (id: number) => string = readTitle,
  now: () => number = Date.now,
): DatabaseWatch {
  const sessions = new Map<string, { worker: number | undefined; seconds: number }>()
  const noted: DatabaseTime[] = []
  return {
    look: (processes) => {
      const sums = new Map<number, number>()
      for (const { id, startedAt, seconds } of processes) {
        const key = `${id} ${startedAt}`
        const known = sessions.get(key)
        // A session gets its title a moment after it began.
        const worker = known?.worker ?? workerOf(titleOf(id))
        sessions.set(key, { worker, seconds: worker === undefined ? 0 : seconds })
        if (worker !== undefined) sums.set(worker, (sums.get(worker) ?? 0) + seconds - (known?.seconds ?? 0))
      }
      for (const [worker, seconds] of sums) if (seconds > 0) noted.push({ atMs: now(), worker, seconds })
    },
    times: () => noted,
  }
}

/** What the databases of a worker did in a time; its last second is noted by the look after it. */
export function sumDatabaseTime(
  times: readonly DatabaseTime[],
  { worker, fromMs, toMs }: { worker: number; fromMs: number; toMs: number },
): number {
  return times
    .filter((time) => time.worker === worker && time.atMs > fromMs && time.atMs <= toMs + lookEveryMs)
    .reduce((sum, { seconds }) => sum + seconds, 0)
}

export const lookEveryMs = 1_000

function workerOf(title: string): number | undefined {
  const [, worker] = /^postgres: \S+ tower_w(\d+)_/.exec(title) ?? []
  return worker === undefined ? undefined : Number(worker)
}

function readTitle(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    // It has ended since it was listed.
    return ''
  }
}
