import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { copyDemo } from '../../../scripts/demo-folder.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export type ServerProcess = { child: ChildProcess; output(): string; exit: Promise<number | null> }

/** For tests: the server as its own process, told everything by its environment. */
export function startProcess(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  onTestFinished(() => void (child.exitCode === null && child.kill('SIGKILL')))
  return { child, output: () => output, exit }
}

/** A data folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tower-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder of a demo that has run before: migrating and filling an empty one takes ten times as long as starting. */
export async function usedFolder(): Promise<string> {
  const folder = join(temporaryFolder(), 'data')
  await copyDemo(folder)
  return folder
}

/** Waits until the server says that it is ready. */
export async function untilReady(port: number, { exit, output }: ServerProcess): Promise<void> {
  let hasEnded = false
  void exit.then(() => (hasEnded = true))
  for (;;) {
    if (hasEnded) throw new Error(`the server ended:\n${output()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
