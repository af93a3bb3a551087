import { startServerProcess, type ServerProcess } from '../../processes/server-process.ts'
import type { LaidSite } from './lay-site.ts'

/** A server of the charity that runs: two web processes and a worker, as its units start them. */
export type Site = LaidSite & {
  ports: SitePorts
  webs: readonly [ServerProcess, ServerProcess]
  worker: ServerProcess
}

export type SitePorts = { webs: readonly [number, number]; worker: number }

/** The port that stands in the worker's unit. */
const workerPort = '3100'

/** Starts all three at once, as `systemctl enable --now` does, and waits until they are ready. */
export async function runSite(laid: LaidSite, ports: SitePorts, certificate: string): Promise<Site> {
  const start = (name: string, unit: string, port: number) => {
    const { launch, environment } = laid.readLaunch(unit, String(port))
    // The certificate of this machine is known to nobody else.
    const known = { ...environment, NODE_EXTRA_CA_CERTS: certificate }
    return startServerProcess(name, { ...known, PORT: requirePort(unit, environment, port) }, launch)
  }
  const [first, second, worker] = await Promise.all([
    start('web 1', 'tower-web@', ports.webs[0]),
    start('web 2', 'tower-web@', ports.webs[1]),
    start('worker', 'tower-worker', ports.worker),
  ])
  return { ...laid, ports, webs: [first, second], worker }
}

/** Of the worker another port than its unit's, which may be taken here. */
function requirePort(unit: string, { PORT }: Record<string, string>, port: number): string {
  const said = unit === 'tower-worker' ? workerPort : String(port)
  if (PORT !== said) throw new Error(`the unit ${unit} listens on ${PORT}, and not on ${said}`)
  return String(port)
}

export const processesOf = ({ webs, worker }: Site): ServerProcess[] => [...webs, worker]
