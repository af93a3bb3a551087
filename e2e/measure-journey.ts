/** What a journey takes of the processor: its worker with the browser, and the server that answers it. */
import { readFileSync } from 'node:fs'
import {
  followTree,
  nothingFollowed,
  readProcesses,
  secondsOf,
  type ProcessTime,
} from '../scripts/process-tree.ts'

/** Looks now; the function it gives looks again and says what was taken in between, where the system tells. */
export function startJourneyMeter(serverPort: string): () => number | undefined {
  const all = readProcesses()
  const roots = [process.pid, ...findServers(all, serverPort)]
  const before = followTree(nothingFollowed, all, roots)
  if (before.processes.size === 0) return () => undefined
  return () => secondsOf(followTree(before, readProcesses(), roots)) - secondsOf(before)
}

/** Playwright starts the servers beside its workers: they are known by the port that they were given. */
function findServers(all: readonly ProcessTime[], port: string): number[] {
  return all
    .filter(({ id, parent }) => parent === process.ppid && id !== process.pid)
    .filter(({ id }) => readEnvironment(id).includes(`PORT=${port}`))
    .map(({ id }) => id)
}

function readEnvironment(id: number): string[] {
  try {
    return readFileSync(`/proc/${id}/environ`, 'utf8').split('\0')
  } catch {
    // It has ended since it was listed.
    return []
  }
}
