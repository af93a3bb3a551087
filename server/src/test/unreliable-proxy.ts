import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { onTestFinished } from 'vitest'

/** Stands before a server and can cut it off, as a restart or a broken network does. */
export type UnreliableProxy = {
  port: number
  /** How many connections were asked for, taken or not. */
  asked(): number
  /** Breaks every open connection; answers how many there were. */
  cut(): number
  /** Takes nobody any more, or takes them again. */
  setAway(isAway: boolean): void
  /** Lets what a client asks wait where it says these words for the first time, until it is released. */
  holdAt(words: string): { reached: Promise<void>; release(): void }
}

export async function startUnreliableProxy(target: { host: string; port: number }): Promise<UnreliableProxy> {
  const open = new Set<Socket>()
  let isAway = false
  let asked = 0
  let untilLet: (chunk: Buffer) => Promise<void> = async () => undefined
  const server = createServer((client) => {
    asked += 1
    client.on('error', () => undefined)
    if (isAway) return void client.destroy()
    const upstream = connect(target)
    upstream.on('error', () => client.destroy())
    client.on('close', () => (upstream.destroy(), open.delete(client)))
    upstream.on('close', () => client.destroy())
    const held = new Transform({
      transform: (chunk: Buffer, _, pass) => void untilLet(chunk).then(() => pass(null, chunk)),
    })
    client.pipe(held).pipe(upstream).pipe(client)
    open.add(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = (): number => {
    const count = open.size
    for (const client of open) client.destroy()
    open.clear()
    return count
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    cut,
    setAway(away) {
      isAway = away
      if (away) cut()
    },
    holdAt(words) {
      const reached = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      untilLet = async (chunk) => {
        if (!chunk.includes(words)) return
        reached.resolve()
        await released.promise
      }
      return { reached: reached.promise, release: () => released.resolve() }
    },
  }
}
