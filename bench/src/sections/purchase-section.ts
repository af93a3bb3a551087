import { shoppingEndpoints } from '@tower/contract/spending/shopping.contract.ts'
import { join } from 'node:path'
import { atMost, figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import { sendLoad, type Load } from '../load/send-load.ts'
import { startFloorServer, startOurServer, type ServerProcess } from '../servers/server-process.ts'
import { fillCards, writePurchases } from '../stage/purchases.ts'
import { inTurn } from './in-turn.ts'
import type { Pace, Section } from './section.ts'

/** In a round: enough for a slowest hundredth. */
const purchases = 600
/** Autocannon builds some requests per connection that it never sends. */
const unsentPerConnection = 4
/** The issuer asks no longer. */
const issuerWaitsMs = 2_000

/** How soon a purchase is decided while somebody waits at the till, many at once, beside the least that decides it rightly. */
export const purchaseSection: Section = {
  title: 'Purchases by card: POST /webhooks/stripe/issuing, signed questions that are approved',
  async measure({ stage, pace, folder }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_purchases', fillCards)
    const copy = await stage.copyDatabase('bench_purchases', 'bench_purchases_bare')
    const ours = await startOurServer(databaseUrl, { issuesCards: true })
    const bare = await startFloorServer(copy)
    try {
      const loads = await inTurn(pace.rounds, {
        ours: asking({ server: ours, path: shoppingEndpoints.webhook.path, folder, pace }),
        bare: asking({ server: bare, path: '/purchases', folder, pace }),
      })
      return [
        beside('requests', loads, ({ perSecond }) => perSecond),
        beside('CPU a request', loads, ({ cpuMicroseconds }) => cpuMicroseconds),
        beside('p99', loads, ({ p99Ms }) => p99Ms),
        slowest('ours', loads.ours),
        slowest('bare', loads.bare),
        figureOf({
          name: 'purchase: the best round’s slowest hundredth of answers, ours',
          unit: 'ms',
          rounds: [Math.min(...loads.ours.map(({ p99Ms }) => p99Ms))],
          goal: atMost(issuerWaitsMs),
        }),
      ]
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
    }
  },
}

/** For information: bare checks no signature, no vendor and no account, and tells nobody. */
const beside = (what: string, loads: Record<'ours' | 'bare', Load[]>, of: (load: Load) => number) =>
  figureOf({
    name: `purchase: ours ÷ bare, ${what}`,
    unit: 'times',
    rounds: ratioOf(loads.ours.map(of), loads.bare.map(of)),
  })

const slowest = (side: string, loads: readonly Load[]) =>
  figureOf({
    name: `  p99, ${side}`,
    unit: 'ms',
    rounds: loads.map(({ p99Ms }) => p99Ms),
    ...(side === 'ours' && { goal: atMost(issuerWaitsMs) }),
  })

type Side = { server: ServerProcess; path: string; folder: string; pace: Pace }

/** Asks about purchases that nobody asked about before. */
function asking({ server, path, folder, pace: { connections } }: Side): () => Promise<Load> {
  let next = 1
  const file = join(folder, `purchases-${server.processId}.jsonl`)
  return () => {
    const made = purchases + unsentPerConnection * connections
    writePurchases(file, { path, from: next, count: made })
    next += made
    return sendLoad(server, { kind: 'once-each', file, count: purchases, connections })
  }
}
