import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readCpuSeconds } from '../machine/process-usage.ts'
import type { ServerProcess } from '../servers/server-process.ts'
import type { LoadOrder, LoadResult } from './load-order.ts'

const generatorFile = fileURLToPath(new URL('./load-generator.ts', import.meta.url))

export type Load = LoadResult & {
  perSecond: number
  /** What the server used of its processor for one request, in microseconds. */
  cpuMicroseconds: number
}

type OrderOf<Kind> = Kind extends unknown ? Omit<Kind, 'origin'> : never

/** Puts load on a server from a process of its own and measures both. Any failed request is an error. */
export async function sendLoad(server: ServerProcess, order: OrderOf<LoadOrder>): Promise<Load> {
  const generator = startGenerator()
  const cpuBefore = readCpuSeconds(server.processId)
  generator.send({ ...order, origin: server.origin })
  const [result] = (await once(generator, 'message')) as [LoadResult]
  const cpuSeconds = readCpuSeconds(server.processId) - cpuBefore
  if (result.failed > 0)
    throw new Error(`${result.failed} of ${result.answered + result.failed} requests failed`)
  return {
    ...result,
    perSecond: result.answered / result.seconds,
    cpuMicroseconds: (cpuSeconds * 1e6) / result.answered,
  }
}

let running: ChildProcess | undefined

function startGenerator(): ChildProcess {
  running ??= fork(generatorFile, { stdio: 'inherit' })
  return running
}

/** Ends the load generator. */
export function stopGenerator(): void {
  running?.kill()
  running = undefined
}
