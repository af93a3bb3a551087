/**
 * Set up before each file of Vitest: every test says what it took of the processor, its child processes that ended
 * included, and when, by which what PostgreSQL did is given to its file. Modules are imported before the first look, since
 * they are shared by the files of a worker: whoever came first would pay.
 */
import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach } from 'vitest'
import { parseStat } from './process-tree.ts'

let fileBegan = 0
let fileBeganAtMs = 0
beforeAll(() => {
  fileBegan = readSeconds()
  fileBeganAtMs = Date.now()
})

beforeEach(({ task, onTestFinished }) => {
  const began = readSeconds()
  // The first to be asked for is the last to be called: whatever the test puts away is in it.
  onTestFinished(() => {
    const now = readSeconds()
    task.meta.cpuSeconds = now - began
    task.meta.ofFile = {
      cpuSeconds: now - fileBegan,
      worker: Number(process.env.VITEST_POOL_ID ?? 0),
      fromMs: fileBeganAtMs,
      toMs: Date.now(),
    }
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
