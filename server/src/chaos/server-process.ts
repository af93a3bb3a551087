import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const main = new URL('../main.ts', import.meta.url).pathname
const readyWithinMs = 60_000

/** The server as an operator runs it: a process that can be killed at any instant. */
export type ServerProcess = { kill(): Promise<void>; stop(): Promise<number | null> }

/** Starts the server and waits until it is ready. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-4_000)))
  await waitUntilReady(`http://127.0.0.1:${environment.PORT}/readyz`, child, () => complaints)
  return {
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  await once(child, 'exit')
  return child.exitCode
}

async function waitUntilReady(url: string, child: ChildProcess, complaints: () => string): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${complaints()}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`the server was not ready in time: ${complaints()}`)
}
