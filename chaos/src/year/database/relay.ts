import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The address under which the database is reached, whichever server that is at the moment. */
export type Relay = {
  port: number
  /** Leads whoever comes from now on to another port of this machine; who was connected is cut off. */
  leadTo(port: number): void
  close(): void
}

/** Stands for the address that an operator moves from one server of PostgreSQL to the next. */
export async function startRelay(first: number): Promise<Relay> {
  let target = first
  const open = new Set<Socket>()
  const cut = () => open.forEach((socket) => socket.destroy())
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port
      cut()
    },
    close() {
      server.close()
      cut()
    },
  }
}
