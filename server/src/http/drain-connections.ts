import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as lookOnce, setTimeout as sleep } from 'node:timers/promises'

const stepMs = 20
/** Later than this the process was too busy to have read what has arrived. */
const calmLagMs = 15
/** How long a connection must have been silent, while there was time to hear it, before it is ended. */
const silentMs = 200
/** How long nobody must have come before listening ends: whoever is on the way would be reset. */
const quietMs = 100
/** A busy process, or one that visitors still come to, stops taking connections all the same. */
const usuallyCalmWithinMs = 2_000
/** One connection may be taken at each. */
const looksAtTheEnd = 16

/**
 * Follows the connections of a server. `drain` stops taking new ones, has what has arrived answered, and ends each
 * connection that is silent; what is still open after `withinMs` is cut. Node's own way cuts connections whose
 * requests have arrived but were not read yet, which a busy process has many of.
 */
export function trackConnections(
  server: Server,
  { calmWithinMs = usuallyCalmWithinMs }: { calmWithinMs?: number } = {},
): { drain(withinMs: number): Promise<void> } {
  /** How many requests each connection has in hand, a pipeline several, and since when it is as it is. */
  const open = new Map<Socket, { inHand: number; since: number }>()
  const count = (socket: Socket, more: 1 | -1): void => {
    const known = open.get(socket)
    if (known) open.set(socket, { inHand: known.inHand + more, since: performance.now() })
  }
  let lastCameAt = 0
  const isQuiet = () => performance.now() - lastCameAt > quietMs
  server.on('connection', (socket) => {
    lastCameAt = performance.now()
    open.set(socket, { inHand: 0, since: performance.now() })
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  const endSilent = (calmSince: number): void => {
    for (const [socket, { inHand, since }] of open)
      if (inHand === 0 && performance.now() - Math.max(since, calmSince) > silentMs) socket.destroySoon()
  }
  return {
    async drain(withinMs) {
      // A server that only answers from within has no connections.
      if (!server.listening) return
      await untilCalm(isQuiet, calmWithinMs)
      await takeWaiting()
      // Not the HTTP server's own way of closing, which ends connections at once.
      NetServer.prototype.close.call(server)
      const deadline = performance.now() + withinMs
      let calmSince = performance.now()
      while (open.size > 0 && performance.now() < deadline) {
        if (await isBusyFor(stepMs)) calmSince = performance.now()
        endSilent(calmSince)
      }
      for (const socket of open.keys()) socket.destroy()
    },
  }
}

/** Waits until what has arrived at the machine was taken and nobody comes any more. */
async function untilCalm(isQuiet: () => boolean, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) if (!(await isBusyFor(stepMs)) && isQuiet()) return
}

/** The machine resets what waits to be taken when listening ends: it ends straight after a look at who waits. */
async function takeWaiting(): Promise<void> {
  for (let turn = 0; turn < looksAtTheEnd; turn += 1) await lookOnce()
}

async function isBusyFor(ms: number): Promise<boolean> {
  const begun = performance.now()
  await sleep(ms)
  return performance.now() - begun > ms + calmLagMs
}
