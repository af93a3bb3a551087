import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Knows which servers say that they are ready, as a balancer's health checks do. */
export type Readiness = { isReady(port: number): boolean; end(): void }

const everyMs = 250
const answerWithinMs = 2_000

/** Asks each server over and over. Until one has answered, it counts as ready. */
export function followReadiness(ports: readonly number[]): Readiness {
  const unready = new Set<number>()
  let isOver = false
  const follow = async (port: number): Promise<void> => {
    while (!isOver) {
      if (await isWell(port)) unready.delete(port)
      else unready.add(port)
      await sleep(everyMs, undefined, { ref: false })
    }
  }
  for (const port of ports) void follow(port)
  return { isReady: (port) => !unready.has(port), end: () => void (isOver = true) }
}

function isWell(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const address = { host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: answerWithinMs }
    const asked = get(address, (answer) => {
      answer.on('error', () => resolve(false))
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(false))
  })
}
