import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { atLeast, figureOf, type Figure } from '../figures/figure.ts'
import { sendLoad } from '../load/send-load.ts'
import { startFloorServer, startOurServer } from '../servers/server-process.ts'
import { fillDraws } from '../stage/fill-draws.ts'
import { compareLoads } from './compare-loads.ts'
import { inTurn } from './in-turn.ts'
import type { Section } from './section.ts'

/** Figures 1, 5 and 6 on the public list of what exists: draws, 20 a page, with what each assigned. */
export const listSection: Section = {
  title: 'Public list: GET /api/draws?pageSize=20, uncached',
  async measure({ stage, pace }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_list', fillDraws)
    const ours = await startOurServer(databaseUrl)
    const bare = await startFloorServer(databaseUrl)
    const read = { kind: 'repeat' as const, headers: {}, ...pace }
    try {
      const loads = await inTurn(pace.rounds, {
        ours: () => sendLoad(ours, { ...read, path: `${drawEndpoints.list.path}?pageSize=20` }),
        bare: () => sendLoad(bare, { ...read, path: '/draws?pageSize=20' }),
        trivial: () => sendLoad(bare, { ...read, path: '/trivial', seconds: 1 }),
      })
      return [
        ...compareLoads({ what: 'list', number: 1, ...loads, goal: atLeast(0.5) }),
        figureOf({
          name: '  bare, trivial handler',
          unit: '/s',
          rounds: loads.trivial.map(({ perSecond }) => perSecond),
        }),
      ]
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
    }
  },
}
