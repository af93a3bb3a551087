import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@tower/server/database/database.ts'
import { broadcastsPath } from '@tower/contract/outreach/broadcasts.ts'
import { atLeast, atMost, figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import { sendLoad, type Load } from '../load/send-load.ts'
import { startFloorServer, startOurServer } from '../servers/server-process.ts'
import { fillDraws } from '../stage/fill-draws.ts'
import { connect } from '../stage/stage.ts'
import { compareLoads } from './compare-loads.ts'
import { inTurn } from './in-turn.ts'
import type { Section } from './section.ts'

/** Sessions tell the database what they did this often at most. */
const statisticsDelayMs = 1_500

/** Figure 7: the panel that every open page asks for each ten seconds, by a page that knows the answer. */
export const broadcastSection: Section = {
  title: `Broadcasts: GET ${broadcastsPath}, answered 304`,
  async measure({ stage, pace }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_broadcasts', fillSlides)
    const database = connect(databaseUrl)
    const ours = await startOurServer(databaseUrl)
    const bare = await startFloorServer(databaseUrl)
    const etag = (await fetch(`${ours.origin}${broadcastsPath}`)).headers.get('etag') ?? ''
    const read = { kind: 'repeat' as const, headers: {}, ...pace }
    const poll = { ...read, headers: { 'if-none-match': etag }, path: broadcastsPath, isUnchanged: true }
    try {
      // First: what the other sides read would be counted late.
      const queries = await countQueries(database, () => sendLoad(ours, poll))
      const loads = await inTurn(pace.rounds, {
        ours: () => sendLoad(ours, poll),
        bare: () => sendLoad(bare, { ...read, path: '/trivial' }),
        reading: () => sendLoad(bare, { ...read, path: '/draws?pageSize=20' }),
      })
      return [
        ...compareLoads({ what: 'poll (bare: trivial)', number: 7, ...loads, goal: atLeast(0.8) }),
        compareToReading(loads),
        queries,
      ]
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
      await database.close()
    }
  },
}

function compareToReading({ ours, reading }: Record<'ours' | 'reading', Load[]>): Figure {
  const rate = ({ perSecond }: Load) => perSecond
  return figureOf({
    ...{ number: 7, name: 'poll: ours ÷ bare handler that reads, requests', unit: 'times' },
    rounds: ratioOf(ours.map(rate), reading.map(rate)),
    goal: atLeast(2.5),
  })
}

/** Transactions of the whole database for one poll. */
async function countQueries(database: Database, load: () => Promise<Load>): Promise<Figure> {
  const count = async (): Promise<number> => {
    await sleep(statisticsDelayMs)
    const { rows } = await database.jobs.executeSql(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
    )
    return Number((rows as { count: unknown }[])[0]?.count)
  }
  const before = await count()
  const { answered } = await load()
  const queries = (await count()) - before
  return figureOf({
    ...{ number: 7, name: 'poll: transactions a poll', unit: '' },
    rounds: [Math.round((queries / answered) * 1_000) / 1_000],
    goal: atMost(0),
  })
}

async function fillSlides(database: Database): Promise<void> {
  await fillDraws(database)
  await database.script(`
    insert into broadcasts (title, body, status, publish_at, position)
      select 'Slide ' || number, repeat('What is happening now. ', 5), 'published', now() - interval '1 day', number
      from generate_series(1, 6) number`)
}
