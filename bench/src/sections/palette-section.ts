import { searchEndpoints } from '@tower/contract/oversight/search.contract.ts'
import { figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import { sendLoad } from '../load/send-load.ts'
import { startFloorServer, startOurServer } from '../servers/server-process.ts'
import { fillPeople } from '../stage/fill-people.ts'
import { signIn } from '../stage/sign-in.ts'
import { compareLoads } from './compare-loads.ts'
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
      const middle = ({ p50Ms }: { p50Ms: number }) => p50Ms
      return [
        figureOf({
          ...{ name: 'palette: ours ÷ bare, time of an answer', unit: 'times' },
          rounds: ratioOf(loads.ours.map(middle), loads.bare.map(middle)),
        }),
        ...compareLoads({ what: 'palette', ...loads, goal: undefined }),
      ]
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
    }
  },
}
