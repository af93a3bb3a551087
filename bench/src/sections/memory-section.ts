import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import { sendLoad } from '../load/send-load.ts'
import { readMemoryMb } from '../machine/process-usage.ts'
import { startOurServer, type ServerProcess } from '../servers/server-process.ts'
import { fillDraws } from '../stage/fill-draws.ts'
import { fillCheckouts, mixedAmounts } from '../stage/gifts.ts'
import { openProvider } from '../stage/provider.ts'
import { createGiving } from './gift-side.ts'
import type { MemoryOrder } from '../machine/tell-memory.ts'
import type { Section, SectionParts } from './section.ts'

const restMs = 3_000
const gifts = 1_000

const goal = atMost(350)

/**
 * What the whole server, web and workers in one process, holds at rest, after reads, after gifts and at most, as
 * `npm start` starts it and as Node would by itself.
 */
export const memorySection: Section = {
  title: 'Memory of the server (ROLE=all, pages built): resident set, from /proc',
  async measure({ stage, pace, folder }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_memory', async (database) => {
      await fillCheckouts(database, { count: 2 * gifts, amounts: mixedAmounts })
      await fillDraws(database)
    })
    const left = await stage.copyDatabase('bench_memory', 'bench_memory_left')
    const asStarted = await measureServer(databaseUrl, { folder, pace })
    return [...asStarted, ...(await measureServer(left, { folder, pace, flags: [] }))]
  },
}

type Parts = Pick<SectionParts, 'pace' | 'folder'> & { flags?: string[] }

async function measureServer(databaseUrl: string, { pace, folder, flags }: Parts): Promise<Figure[]> {
  const side = flags ? 'left to Node' : 'ours'
  const provider = await openProvider()
  const started = { role: 'all' as const, providerUrl: provider.origin, tellsMemory: true }
  const ours = await startOurServer(databaseUrl, { ...started, ...(flags && { flags }) })
  const give = createGiving({
    server: ours,
    path: givingEndpoints.webhook.path,
    folder,
    amounts: mixedAmounts,
    ...pace,
  })
  try {
    await sleep(restMs)
    const atRest = await held(`${side}: at rest`, ours)
    for (const path of [`${drawEndpoints.list.path}?pageSize=20`, '/draws', '/']) {
      await sendLoad(ours, { kind: 'repeat', headers: {}, path, ...pace })
    }
    const afterReads = await held(`${side}: after reads of lists and pages`, ours)
    await give(gifts)
    const afterGifts = await held(`${side}: after ${gifts} more donations`, ours)
    const { peak } = readMemoryMb(ours.processId)
    const most = figureOf({
      ...{ name: `${side}: most ever held`, unit: 'MB', rounds: [peak] },
      ...(!flags && { goal }),
    })
    return [
      ...atRest,
      ...afterReads,
      ...afterGifts,
      most,
      ...(await held(`${side}: tidied up`, ours, 'tidy up')),
    ]
  } finally {
    await ours.stop()
    provider.close()
  }
}

/** The resident set, and what it consists of: the heap, buffers outside of it, and the rest (program, threads, native). */
async function held(name: string, server: ServerProcess, order: MemoryOrder = 'tell'): Promise<Figure[]> {
  const { heapTotal, heapUsed, external } = await server.tellMemory(order)
  const { now } = readMemoryMb(server.processId)
  const part = (what: string, bytes: number) =>
    figureOf({ name: `    ${what}`, unit: 'MB', rounds: [bytes / 1024 / 1024] })
  return [
    figureOf({ name, unit: 'MB', rounds: [now] }),
    part('heap, taken', heapTotal),
    part('heap, in use', heapUsed),
    part('outside the heap', external),
  ]
}
