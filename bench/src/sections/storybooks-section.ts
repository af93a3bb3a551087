import { setTimeout as sleep } from 'node:timers/promises'
import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import type { Database } from '../../../server/src/database/database.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import { sendLoad } from '../load/send-load.ts'
import { readCpuSeconds, readMemoryMb, resetPeak } from '../machine/process-usage.ts'
import { startOurServer, type ServerProcess } from '../servers/server-process.ts'
import { fillStorybooks, pagesOfABook, queueStorybooks } from '../stage/fill-storybooks.ts'
import { connect } from '../stage/stage.ts'
import type { Section, SectionParts } from './section.ts'

const books = 100
const restMs = 5_000
const longestMs = 30 * 60_000

/** A hundred books asked for at once: what the process that answers feels of it, and what the one that draws takes. */
export const storybooksSection: Section = {
  title: `Storybooks: ${books} books of ${pagesOfABook} pages drawn by a worker beside a web process`,
  async measure({ stage, pace }): Promise<Figure[]> {
    const url = await stage.makeDatabase('bench_storybooks', (database) => fillStorybooks(database, books))
    const web = await startOurServer(url)
    const worker = await startOurServer(url, { role: 'worker' })
    const database = connect(url)
    try {
      return await measureBoth({ web, worker, database, pace })
    } finally {
      await database.close()
      await worker.stop()
      await web.stop()
    }
  },
}

type Both = Pick<SectionParts, 'pace'> & { web: ServerProcess; worker: ServerProcess; database: Database }

async function measureBoth({ web, worker, database, pace }: Both): Promise<Figure[]> {
  await sleep(restMs)
  const read = () =>
    sendLoad(web, { kind: 'repeat', headers: {}, path: `${drawEndpoints.list.path}?pageSize=20`, ...pace })
  const take = async () => {
    const loads = []
    for (let round = 0; round < pace.rounds; round += 1) loads.push(await read())
    return loads
  }
  await read()
  const idle = await take()
  const atRest = readMemoryMb(worker.processId).now
  resetPeak(worker.processId)
  const cpuBefore = readCpuSeconds(worker.processId)
  await queueStorybooks(database)
  const busy = await take()
  const whileBusy = await countLeft(database)
  if (whileBusy === 0) throw new Error('the worker was done before the measurement was')
  await waitUntilPainted(database)
  const { now, peak } = readMemoryMb(worker.processId)
  const cpu = readCpuSeconds(worker.processId) - cpuBefore
  const pages = books * pagesOfABook
  const pair = (what: string, of: (load: (typeof idle)[number]) => number, unit: string) => [
    figureOf({ name: `storybooks: ${what}, worker idle`, unit, rounds: idle.map(of) }),
    figureOf({ name: `storybooks: ${what}, worker busy`, unit, rounds: busy.map(of) }),
  ]
  return [
    ...pair('p99 of the web process', ({ p99Ms }) => p99Ms, 'ms'),
    ...pair('CPU of a request', ({ cpuMicroseconds }) => cpuMicroseconds, 'µs'),
    figureOf({ name: 'storybooks: worker at rest', unit: 'MB', rounds: [atRest] }),
    figureOf({ name: '  grows by, at most', unit: 'MB', rounds: [peak - atRest], goal: atMost(200) }),
    figureOf({ name: '  holds more when all is drawn', unit: 'MB', rounds: [now - atRest] }),
    figureOf({ name: '  CPU of a page, drawn and in pixels', unit: 'ms', rounds: [(cpu * 1000) / pages] }),
  ]
}

/** Pictures that are still to be drawn or to be made into pixels. */
async function countLeft(database: Database): Promise<number> {
  const done = await database.read((tx) =>
    tx
      .selectFrom('story_pictures')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('raster', 'is not', null)
      .executeTakeFirstOrThrow(),
  )
  return books * pagesOfABook - Number(done.count)
}

async function waitUntilPainted(database: Database): Promise<void> {
  const deadline = Date.now() + longestMs
  while ((await countLeft(database)) > 0) {
    if (Date.now() > deadline) throw new Error('the books were not drawn in time')
    await sleep(1_000)
  }
}
