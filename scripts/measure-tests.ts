/**
 * Set up before each file of Vitest: every test says what it took of the processor, its child processes that ended
 * included. What PostgreSQL did for it is in the figure of its part only: its processes serve all tests alike. Modules
 * are imported before the first look, since they are shared by the files of a worker: whoever came first would pay.
 */
import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach } from 'vitest'
import { parseStat } from './process-tree.ts'

let fileBegan = 0
beforeAll(() => {
  fileBegan = readSeconds()
})

beforeEach(({ task, onTestFinished }) => {
  const began = readSeconds()
  // The first to be asked for is the last to be called: whatever the test puts away is in it.
  onTestFinished(() => {
    const now = readSeconds()
    task.meta.cpuSeconds = now - began
    task.meta.fileCpuSeconds = now - fileBegan
  })
})

function readSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + readChildSeconds()
}

function readChildSeconds(): number {
  try {
    return parseStat(readFileSync('/proc/self/stat', 'utf8')).childSeconds
  } catch {
    // Not on Linux: then a test is what its own process did.
    return 0
  }
}
