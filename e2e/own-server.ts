import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { copyDemo } from '../scripts/demo-folder.ts'
import { findFreePort } from '../scripts/free-port.ts'
import { serverArguments } from '../scripts/server-command.ts'

export type OwnServer = { origin: string; stop(): Promise<void> }

const root = fileURLToPath(new URL('..', import.meta.url))
const readyWithinMs = 120_000

/** The product with demo data in a process and folder of its own, for a journey under other settings. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'tower-e2e-own-'))
  await copyDemo(join(folder, 'data'))
  const server = spawn(process.execPath, serverArguments(process.env), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', DEMO: 'true', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
      ...{ PORT: String(port), ORIGIN: origin },
      ...settings,
    },
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + readyWithinMs
  while (!(await isReady(origin))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('the server of this journey did not become ready')
    }
    await new Promise((done) => setTimeout(done, 250))
  }
  return { origin, stop }
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
