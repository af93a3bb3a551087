import { Agent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { askPolitely, type Outcome } from './ask-politely.ts'
import { collectAssets, findManifest, openTabs } from './collect-assets.ts'
import { hear } from './hear.ts'

/** What all visitors together met. */
export type Visited = {
  pages: number
  assets: number
  /** How often the site said when to come again, and how often a broken connection was tried again. */
  waits: number
  again: number
  /** By address and what it was, and how often. */
  failedPages: Map<string, number>
  missingAssets: Map<string, number>
  /** Failures of a stop that had been announced. */
  announced: number
}

export type Visitors = {
  visited: Visited
  /** From now on, or no longer, it has been announced that the site is away. */
  announce(isAway: boolean): void
  /** Whoever has a page that is older than those of the newest so many builds closes it. */
  closeTabs(newest: number): void
  /** Every address of every open page is asked for once, now; answers how many. */
  sweep(): Promise<number>
  end(): Promise<void>
}

const pages = [
  '/',
  '/programs/sponsor-classroom/about',
  '/draws',
  '/sponsor',
  '/programs',
  '/how-money-moves',
  '/about',
  '/login',
]
const atOnce = 4
const assetsOfOneVisit = 6
/** Between two requests of one visitor, so that most of the machine is for the site. */
const pauseMs = 100

/** Sends them in: half keep their connection, half come with a new one each time. */
export function sendVisitors(origin: string): Visitors {
  const asking = openAsking(origin)
  const { visited, tabs, askPage, askAsset } = asking
  let [isOver, turn] = [false, 0]
  const visitor = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: number % 2 === 0, maxSockets: 1 })
    for (let visit = number; !isOver; visit += 1) {
      await askPage(pages[visit % pages.length] ?? '/', agent)
      const held = tabs.list()
      for (let one = 0; one < assetsOfOneVisit && held.length > 0 && !isOver; one += 1) {
        await sleep(pauseMs)
        await askAsset(held[turn++ % held.length] ?? '/', agent)
      }
    }
    agent.destroy()
  }
  const all = Promise.all(Array.from({ length: atOnce }, (_, number) => visitor(number)))
  return {
    visited,
    announce: (isAway) => void (asking.isAway = isAway),
    closeTabs: (newest) => tabs.closeOlderThan(newest),
    async sweep() {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const held = tabs.list()
      for (const path of held) await askAsset(path, agent)
      agent.destroy()
      return held.length
    },
    async end() {
      isOver = true
      await all
    },
  }
}

/** How each of them asks, and what they count and keep open together. */
function openAsking(origin: string) {
  const tabs = openTabs()
  const visited: Visited = {
    ...{ pages: 0, assets: 0, waits: 0, again: 0, announced: 0 },
    ...{ failedPages: new Map(), missingAssets: new Map() },
  }
  const ask = async (
    path: string,
    agent: Agent,
    failed: Map<string, number>,
  ): Promise<string | undefined> => {
    const wasAway = asking.isAway
    const outcome = await askPolitely(() => hear(`${origin}${path}`, agent), sleep)
    visited.waits += outcome.waits
    visited.again += outcome.again
    if (outcome.failure === '') return outcome.body
    if (wasAway || asking.isAway) visited.announced += 1
    else note(failed, path, outcome)
    return undefined
  }
  const asking = {
    ...{ tabs, visited, isAway: false },
    /** A page, and with the first of a build what its manifest names: whoever goes on from there loads that. */
    async askPage(path: string, agent: Agent): Promise<void> {
      const html = await ask(path, agent, visited.failedPages)
      visited.pages += 1
      if (html === undefined || !tabs.openPage(html)) return
      const manifest = findManifest(collectAssets(html))
      const script = manifest && (await ask(manifest, agent, visited.missingAssets))
      if (manifest && script) tabs.addAssets(manifest, collectAssets(script))
    },
    async askAsset(path: string, agent: Agent): Promise<void> {
      await ask(path, agent, visited.missingAssets)
      visited.assets += 1
    },
  }
  return asking
}

function note(failed: Map<string, number>, path: string, { failure }: Outcome): void {
  const what = `${path}: ${failure}`
  failed.set(what, (failed.get(what) ?? 0) + 1)
}
