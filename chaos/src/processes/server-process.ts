import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverArguments } from '../../../scripts/server-command.ts'
import { countComplaints } from './count-complaints.ts'

/** Against hanging alone: on a busy machine a start takes minutes. */
const readyWithinMs = 900_000

/** The server as an operator runs it: a process that can be killed at any instant, and started again in its place. */
export type ServerProcess = {
  name: string
  port: number
  /** Ends it without warning. */
  kill(): Promise<void>
  /** Ends it gracefully and answers how it ended. */
  stop(): Promise<number | null>
  /** Starts it anew, whenever it may be ready. */
  begin(): void
  /** Starts it anew and waits until it is ready. */
  start(): Promise<void>
  /** What it said when it ended although nobody had asked it to, one entry for each time. */
  unaskedEnds: string[]
  /** What its log complained of, by its words, and how often. */
  complaints: ReadonlyMap<string, number>
}

/** Which program is started, and from which folder: of this checkout, if nothing else is said. */
export type Launch = { command: string; args: readonly string[]; folder?: string }

type Environment = Record<string, string> & { PORT: string }

/** Starts the server and waits until it is ready. It never outlives this process. */
export async function startServerProcess(
  name: string,
  environment: Environment,
  launch: Launch = { command: process.execPath, args: serverArguments(environment) },
): Promise<ServerProcess> {
  const unaskedEnds: string[] = []
  const complaints = new Map<string, number>()
  let running: Running | undefined
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const child = running?.child
    if (!child) return null
    running = undefined
    process.off('exit', killAtExit)
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }
  const killAtExit = () => running?.child.kill('SIGKILL')
  const begin = (): Running => {
    const begun = spawnServer(environment, launch)
    countComplaints(begun.child.stdout, complaints)
    running = begun
    process.on('exit', killAtExit)
    begun.child.once('exit', (code) => {
      if (running === begun) unaskedEnds.push(`${name} ended with ${code}: ${begun.complaints()}`)
    })
    return begun
  }
  const start = () => waitUntilReady(begin(), Number(environment.PORT))
  await start()
  return {
    name,
    port: Number(environment.PORT),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    begin: () => void begin(),
    start,
    unaskedEnds,
    complaints,
  }
}

type Running = { child: ChildProcessByStdio<null, Readable, Readable>; complaints(): string }

function spawnServer(environment: Environment, { command, args, folder }: Launch): Running {
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-4_000)))
  return { child, complaints: () => complaints }
}

async function waitUntilReady({ child, complaints }: Running, port: number): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`a server ended with ${child.exitCode}: ${complaints()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(25)
  }
  throw new Error(`a server was not ready in time: ${complaints()}`)
}
