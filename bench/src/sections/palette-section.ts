import { searchEndpoints } from '@tower/contract/oversight/search.contract.ts'
import { atMost, figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import { sendLoad, type Load } from '../load/send-load.ts'
import { startFloorServer, startOurServer } from '../servers/server-process.ts'
import { fillPeople } from '../stage/fill-people.ts'
import { signIn } from '../stage/sign-in.ts'
import { inTurn } from './in-turn.ts'
import type { Section } from './section.ts'

const people = Number(process.env['BENCH_PEOPLE'] ?? 200_000)
const typed = 'maria garcia'

/** The search of the command palette among very many people, beside a handler that looks for people alone. */
export const paletteSection: Section = {
  title: `Palette: GET ${searchEndpoints.find.path}?q=${typed} among ${people} people (bare: people alone)`,
  async measure({ stage, pace }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_palette', (database) => fillPeople(database, people))
    const { token } = await signIn(databaseUrl, 'admin')
    const ours = await startOurServer(databaseUrl)
    const bare = await startFloorServer(databaseUrl)
    const asked = `q=${encodeURIComponent(typed)}`
    const read = { kind: 'repeat' as const, headers: {}, ...pace }
    const headers = { authorization: `Bearer ${token}` }
    try {
      const loads = await inTurn(pace.rounds, {
        ours: () => sendLoad(ours, { ...read, headers, path: `${searchEndpoints.find.path}?${asked}` }),
        bare: () => sendLoad(bare, { ...read, path: `/people?${asked}` }),
      })
      const alone = { ...read, connections: 1, headers, path: `${searchEndpoints.find.path}?${asked}` }
      const answers = await inTurn(pace.rounds, { ours: () => sendLoad(ours, alone) })
      return [
        figureOf({
          name: 'palette: time of an answer while one person asks',
          unit: 'ms',
          rounds: answers.ours.map(({ p50Ms }) => p50Ms),
          goal: atMost(50),
        }),
        figureOf({ name: '  p99', unit: 'ms', rounds: answers.ours.map(({ p99Ms }) => p99Ms) }),
        beside('requests', loads, ({ perSecond }) => perSecond),
        beside('CPU a request', loads, ({ cpuMicroseconds }) => cpuMicroseconds),
        beside('time of an answer', loads, ({ p50Ms }) => p50Ms),
        beside('p99', loads, ({ p99Ms }) => p99Ms),
      ]
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
    }
  },
}

/** For information: bare asks for people alone, in one statement; ours for everything that can be found, and who asks. */
const beside = (what: string, loads: Record<'ours' | 'bare', Load[]>, of: (load: Load) => number) =>
  figureOf({
    name: `palette: ours ÷ bare, ${what}`,
    unit: 'times',
    rounds: ratioOf(loads.ours.map(of), loads.bare.map(of)),
  })
