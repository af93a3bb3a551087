import { rmSync } from 'node:fs'
import { paths } from '@tower/contract/pages.ts'
import { demoPassword } from '../../../server/src/process/describe-demo.ts'
import { atLeast, atMost, figureOf, type Figure, type FigureFacts } from '../figures/figure.ts'
import { makeSignedInProfile, type Visitor } from '../lighthouse/signed-in-profile.ts'
import { measureBlocking } from '../lighthouse/unwatched-blocking.ts'
import { installLighthouse, visitPage, type Visit } from '../lighthouse/visit-page.ts'
import { startDemoServer } from '../servers/server-process.ts'
import type { Section } from './section.ts'

const mostRounds = 3

const categories = ['accessibility', 'best practices', 'seo'] as const

type Stop = { path: string; visitor?: Visitor }

/** A visit of Lighthouse, and beside it what blocks where nobody watches. */
type SeenVisit = Visit & { 'blocking time unwatched': number }

/** Behind a door, so that no search engine keeps them; somebody of the demo opens them. */
const portals: Record<string, Stop> = {
  dashboard: { path: paths.sponsorDashboard, visitor: { email: 'sponsor@tower.test' } },
  payments: { path: paths.adminPayments, visitor: { email: 'admin@tower.test', password: demoPassword } },
}

/**
 * Pages that no search engine may keep: of one athlete, who may be a child, and portals. They say `noindex`, for which Lighthouse takes a third of
 * its points for search; what is meant is not held against them.
 */
const keptFromSearch = new Set(['prospect', ...Object.keys(portals)])

/** Figure 17: what Lighthouse's phone says of the pages that people meet first. */
export const lighthouseSection: Section = {
  title: 'Pages on a phone, as Lighthouse computes them',
  async measure({ pace, folder, say }): Promise<Figure[]> {
    installLighthouse(say)
    const server = await startDemoServer(folder)
    try {
      const figures: Figure[] = []
      const rounds = Math.min(pace.rounds, mostRounds)
      for (const [name, stop] of Object.entries({ ...(await findPages(server.origin)), ...portals }))
        figures.push(...judge(name, await visit(server.origin, stop, rounds)))
      return figures
    } finally {
      await server.stop()
    }
  },
}

async function visit(origin: string, { path, visitor }: Stop, rounds: number): Promise<SeenVisit[]> {
  const profile = visitor && (await makeSignedInProfile(origin, visitor))
  try {
    const visits: SeenVisit[] = []
    for (let round = 0; round < rounds; round++) {
      const visit = await visitPage(origin + path, profile)
      visits.push({ ...visit, 'blocking time unwatched': await measureBlocking(origin + path, profile) })
    }
    return visits
  } finally {
    if (profile !== undefined) rmSync(profile, { recursive: true, force: true })
  }
}

/** The pages, with the first prospect and the first share link of the demo data. */
async function findPages(origin: string): Promise<Record<string, Stop>> {
  const prospects = await (await fetch(`${origin}/prospect`)).text()
  const prospect = /href="(\/prospect\/[\w-]+)"/.exec(prospects)?.[1]
  const demo = (await (await fetch(`${origin}/dev/demo.json`)).json()) as {
    classrooms: { share_code: string | null }[]
  }
  const code = demo.classrooms.find(({ share_code }) => share_code)?.share_code
  if (!prospect || !code) throw new Error('the demo data has no prospect or no share link')
  return {
    home: { path: '/' },
    donate: { path: '/sponsor-classroom/donate' },
    program: { path: '/programs/sponsor-classroom' },
    prospect: { path: prospect },
    share: { path: `/t/${code}` },
    draw: { path: await findDraw(origin) },
  }
}

/** The last draw that has a result: the page with the most to read. */
async function findDraw(origin: string): Promise<string> {
  const { draw } = (await (await fetch(`${origin}/api/draws/recent-matches`)).json()) as {
    draw: { id: string } | null
  }
  if (!draw) throw new Error('the demo data has no draw with a result')
  return `/draws/${draw.id}`
}

function judge(page: string, visits: readonly SeenVisit[]): Figure[] {
  const show = (name: keyof SeenVisit, unit: string, goal?: FigureFacts['goal']) =>
    figureOf({
      name: `${page}: ${name}`,
      unit,
      rounds: visits.map((visit) => visit[name]),
      ...(goal && { goal, number: 17 }),
    })
  return [
    show('performance', 'points', atLeast(97)),
    show('largest paint', 'ms', atMost(1_500)),
    show('blocking time', 'ms'),
    show('blocking time unwatched', 'ms', atMost(100)),
    show('layout shift', '', atMost(0.02)),
    ...categories.map((category) => show(category, 'points', goalOf(page, category))),
    show('first paint', 'ms'),
    show('speed of the machine', ''),
  ]
}

function goalOf(page: string, category: (typeof categories)[number]): FigureFacts['goal'] {
  return category === 'seo' && keptFromSearch.has(page) ? undefined : atLeast(100)
}
