import { setTimeout as sleep } from 'node:timers/promises'
import { figureOf, type Figure } from '../figures/figure.ts'
import { sendLoad } from '../load/send-load.ts'
import { readMemoryMb } from '../machine/process-usage.ts'
import { startFloorServer, startOurServer, type ServerProcess } from '../servers/server-process.ts'
import { fillDraws } from '../stage/fill-draws.ts'
import { fillCheckouts, mixedAmounts } from '../stage/gifts.ts'
import { openProvider } from '../stage/provider.ts'
import { createGiving } from './gift-side.ts'
import type { Section } from './section.ts'

const restMs = 3_000
const gifts = 1_000

/** What the whole server, web and workers in one process, holds at rest, after reads, after gifts and at most. */
export const memorySection: Section = {
  title: 'Memory of the server (ROLE=all, pages built): resident set, from /proc',
  async measure({ stage, pace, folder }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_memory', async (database) => {
      await fillCheckouts(database, { count: 2 * gifts, amounts: mixedAmounts })
      await fillDraws(database)
    })
    const provider = await openProvider()
    const ours = await startOurServer(databaseUrl, { role: 'all', providerUrl: provider.origin })
    const bare = await startFloorServer(databaseUrl)
    const give = createGiving({
      server: ours,
      path: '/webhooks/stripe',
      folder,
      amounts: mixedAmounts,
      ...pace,
    })
    try {
      await sleep(restMs)
      const atRest = [held('at rest', ours), held('  bare floor at rest', bare)]
      for (const path of ['/api/draws?pageSize=20', '/draws', '/']) {
        await sendLoad(ours, { kind: 'repeat', headers: {}, path, ...pace })
      }
      const afterReads = held('after reads of lists and pages', ours)
      await give(gifts)
      const afterGifts = held(`after ${gifts} more donations`, ours)
      const { peak } = readMemoryMb(ours.processId)
      return [
        ...atRest,
        afterReads,
        afterGifts,
        figureOf({ name: 'most ever held', unit: 'MB', rounds: [peak] }),
      ]
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
      provider.close()
    }
  },
}

function held(name: string, { processId }: ServerProcess): Figure {
  return figureOf({ name, unit: 'MB', rounds: [readMemoryMb(processId).now] })
}
