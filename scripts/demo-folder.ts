/** The demo as a data folder: filled once a day for a state of the sources, and copied to whoever starts a server on it. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { copyKept } from './kept-folder.ts'
import { repositoryRoot } from './run-program.ts'
import { serverArguments } from './server-command.ts'

/** Everything that the demo is made of. */
const sources = [
  'package-lock.json',
  'contract/src/**',
  'server/migrations/**',
  'server/seeds/**',
  'server/src/**',
  'scripts/demo-folder.ts',
]
const fillWithinMs = 900_000

/** Copies the filled demo to where no data folder is yet. */
export function copyDemo(folder: string): Promise<void> {
  return copyKept({ kind: 'demo', key: nameDemo(), make: fillDemo }, folder)
}

/** What tells one demo from another: its sources, and the day, for everything in it happened some days before. */
export function nameDemo(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const path of globSync(sources, { cwd: repositoryRoot }).sort()) {
    const file = join(repositoryRoot, path)
    if (path.endsWith('.test.ts') || !statSync(file).isFile()) continue
    hash.update(`${path}\n`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * When the weekly draw is due on the demo: half a week from now. A draw of the schedule must not match the classrooms
 * while somebody looks at them.
 */
export function weeklyDrawFarAway(): string {
  return `0 17 * * ${(new Date().getUTCDay() + 3) % 7}`
}

/** What a server fills in when it starts on an empty folder. */
async function fillDemo(folder: string): Promise<void> {
  const port = await findFreePort()
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const settings = { NODE_ENV: 'production', DEMO: 'true', LOG_LEVEL: 'warn', DRAW_CRON: weeklyDrawFarAway() }
  const server = spawn(process.execPath, serverArguments({}), {
    env: { PATH, NODE_COMPILE_CACHE, ...settings, DATA_DIR: folder, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    await untilReady(port, () => server.exitCode !== null)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
  if (server.exitCode !== 0) throw new Error(`the server that filled the demo ended with ${server.exitCode}`)
}

async function untilReady(port: number, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + fillWithinMs
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (hasEnded() || Date.now() > deadline) throw new Error('the demo could not be filled; see above')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
