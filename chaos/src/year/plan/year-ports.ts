import { findFreePort } from '../../../../scripts/free-port.ts'
import type { SitePorts } from '../site/run-site.ts'

/** Where the proxy and the two servers of a year listen. */
export type YearPorts = { proxy: { http: number; https: number }; first: SitePorts; second: SitePorts }

/** Eight in a row from the first on, or any that are free. */
export async function findPorts(first: number | undefined): Promise<YearPorts> {
  const taken = new Set<number>()
  const next = async (): Promise<number> => {
    if (first !== undefined) {
      taken.add(first + taken.size)
      return first + taken.size - 1
    }
    for (;;) {
      const port = await findFreePort()
      if (taken.has(port)) continue
      taken.add(port)
      return port
    }
  }
  const site = async (): Promise<SitePorts> => ({ webs: [await next(), await next()], worker: await next() })
  return { proxy: { http: await next(), https: await next() }, first: await site(), second: await site() }
}
