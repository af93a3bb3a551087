import { createCall, type Call } from '@tower/contract/client.ts'
import { atLeast, atMost, figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import { sendLoad } from '../load/send-load.ts'
import { startOurServer } from '../servers/server-process.ts'
import { fillDraws } from '../stage/fill-draws.ts'
import { inTurn } from './in-turn.ts'
import type { Section } from './section.ts'

const pages = ['/', '/sponsor-classroom/donate', '/programs/sponsor-classroom', '/draws']
const renderings = 200

/** The part of the web build that is measured here. */
type WebBuild = {
  prepareRendering(request: Request, given: Record<string, unknown>): Promise<() => string>
}

/** Figure 15: a page beside the bare rendering of its tree, and beside the same page from the cache. */
export const pageSection: Section = {
  title: 'Pages: CPU of a rendered page, of renderToString of its tree, and of a cached page',
  async measure({ stage, pace, say }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_pages', fillDraws)
    const server = await startOurServer(databaseUrl)
    const read = { kind: 'repeat' as const, ...pace }
    // Whoever says who they are has every page rendered for themselves.
    const known = { authorization: 'Bearer of-nobody' }
    try {
      const figures: Figure[] = []
      for (const path of pages) {
        const render = await prepare(server.origin, path)
        say(`${path}: ${Math.round(render().length / 1024)} KB`)
        const rounds = await inTurn<'rendered' | 'cached' | 'bare', Cost>(pace.rounds, {
          rendered: () => sendLoad(server, { ...read, headers: known, path }),
          cached: () => sendLoad(server, { ...read, headers: {}, path }),
          bare: async () => ({ cpuMicroseconds: measureCpu(render) }),
        })
        figures.push(...compare(path, rounds))
      }
      return figures
    } finally {
      await server.stop()
    }
  },
}

type Cost = { cpuMicroseconds: number }

function compare(path: string, rounds: Record<'rendered' | 'cached' | 'bare', Cost[]>): Figure[] {
  const cpu = (costs: Cost[]) => costs.map(({ cpuMicroseconds }) => cpuMicroseconds)
  const [rendered, cached, bare] = [cpu(rounds.rendered), cpu(rounds.cached), cpu(rounds.bare)]
  const unit = 'µs'
  return [
    figureOf({
      ...{ number: 15, name: `${path}: rendered ÷ renderToString, CPU`, unit: 'times' },
      ...{ rounds: ratioOf(rendered, bare), goal: atMost(1.5) },
    }),
    figureOf({
      ...{ number: 15, name: `${path}: rendered ÷ cached, CPU`, unit: 'times' },
      ...{ rounds: ratioOf(rendered, cached), goal: atLeast(4) },
    }),
    figureOf({ name: '  rendered', unit, rounds: rendered }),
    figureOf({ name: '  cached', unit, rounds: cached }),
    figureOf({ name: '  renderToString', unit, rounds: bare }),
  ]
}

/** Microseconds of this process for one rendering. */
function measureCpu(render: () => string): number {
  const before = process.cpuUsage()
  for (let n = 0; n < renderings; n++) render()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / renderings
}

/** The page's tree with what its loaders found at the running server. */
async function prepare(origin: string, path: string): Promise<() => string> {
  const buildFile = new URL('../../../web/build/current/server/index.js', import.meta.url).href
  const { prepareRendering } = (await import(buildFile)) as WebBuild
  return prepareRendering(new Request(origin + path), {
    call: callOver(origin),
    site: { name: 'Project Tower', legalName: '', ein: '', origin, nominations: true, storybooks: true },
    nonce: 'bench',
    viewKey: 'bench',
    report: (error: unknown) => {
      throw error
    },
  })
}

function callOver(origin: string): Call {
  return createCall(async ({ method, path, headers, body }) => {
    const answer = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) })
    return {
      status: answer.status,
      text: await answer.text(),
      header: (name) => answer.headers.get(name),
    }
  })
}
