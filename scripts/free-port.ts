import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems lend to whoever names none: what listens on port 0 meanwhile, or calls out, takes none of these. */
const first = 20_000
const last = 32_000

/** A port of this machine that nobody listens on, for a process that is about to start. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first))
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
