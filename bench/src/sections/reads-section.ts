import { readSummary } from '@tower/server/money/giving/donors/read-summary.ts'
import { listOwnGiftRows, sumOwnGifts } from '@tower/server/money/giving/own/own-gifts.queries.ts'
import { countPayments, listPaymentRows } from '@tower/server/money/desk/payments/payment-rows.queries.ts'
import { parseSearch } from '@tower/server/money/desk/payments/parse-search.ts'
import { readSponsorProfile } from '@tower/server/people/sponsors/profiles/read-sponsor-profile.ts'
import type { Database, Tx } from '@tower/server/database/database.ts'
import type { Services } from '@tower/server/services.ts'
import { pagesRead } from '@tower/server/test/pages-read.ts'
import { createHash } from 'node:crypto'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import { askedGiver, fillGivers, giftsOfEach } from '../stage/fill-givers.ts'
import { connect } from '../stage/stage.ts'
import type { Section, SectionParts } from './section.ts'

const most = Number(process.env['BENCH_GIVERS'] ?? 100_000)
/** What is read must not follow how many there are: the same reads, among a tenth of them. */
const sizes = [most / 10, most]

/** As `md5(...)::uuid` names rows in `book-rows.ts`. */
const idOf = (what: string, number: number) =>
  createHash('md5')
    .update(`${what} ${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

type Read = { name: string; goal: number; read: (tx: Tx) => Promise<unknown> }

const user = idOf('user', askedGiver)
const donor = idOf('donor', askedGiver)
const noFilters = { year: undefined, destination: undefined }

const own: Read[] = [
  { name: 'dashboard', goal: 10, read: (tx) => readSummary(tx, user) },
  { name: 'public profile', goal: 10, read: (tx) => readSponsorProfile(reading(tx), `giver-${askedGiver}`) },
  {
    name: 'own gifts, first page',
    goal: 30,
    read: (tx) => listOwnGiftRows(tx, donor, { filters: noFilters, sort: '-date', limit: 20, offset: 0 }),
  },
  { name: 'own gifts, sums', goal: 30, read: (tx) => sumOwnGifts(tx, donor, noFilters) },
]

const searches = {
  none: '',
  address: `giver-${askedGiver}@bench.test`,
  'beginning of all addresses': 'giver-',
  'a name': 'Rosalind Ashgrove',
  'a name of one in a hundred': 'Maria',
  'an amount': '$41.23',
  'a receipt': `#${askedGiver}`,
  'the provider’s name': `pi_bench${askedGiver}`,
  nobody: 'nobody at all',
}

const desk: Read[] = Object.entries(searches).map(([name, typed]) => ({
  name: `payments, search: ${name}`,
  goal: 200,
  read: (tx) =>
    listPaymentRows(
      tx,
      { search: parseSearch(typed), status: undefined, from: undefined, until: undefined },
      { sort: '-date', limit: 20, offset: 0 },
    ),
}))

const counts: Read[] = Object.entries(searches).map(([name, typed]) => ({
  name: `payments counted, search: ${name}`,
  goal: Number.POSITIVE_INFINITY,
  read: (tx) =>
    countPayments(tx, { search: parseSearch(typed), status: undefined, from: undefined, until: undefined }),
}))

/** What an operation that reads takes, on a transaction that is watched. */
const reading = (tx: Tx) =>
  ({ database: { read: (work: (given: Tx) => Promise<unknown>) => work(tx) } }) as unknown as Services

/** How many pages of the database each read of a sponsor and of the money desk touches, however many givers there are. */
export const readsSection: Section = {
  title: `Reads: pages touched among ${sizes.join(' and ')} givers, ${2 * giftsOfEach} postings of each`,
  async measure(parts): Promise<Figure[]> {
    const few = await pagesAmong(parts, sizes[0] ?? 0)
    const many = await pagesAmong(parts, sizes[1] ?? 0)
    return [...own, ...desk, ...counts].map(({ name, goal }) =>
      figureOf({
        name: `reads: ${name}, worst statement (among a tenth: ${few.get(name)})`,
        unit: 'pages',
        rounds: [many.get(name) ?? Number.NaN],
        ...(Number.isFinite(goal) && { goal: atMost(goal) }),
      }),
    )
  },
}

async function pagesAmong({ stage, say }: SectionParts, givers: number): Promise<Map<string, number>> {
  const startedAt = performance.now()
  const url = await stage.makeDatabase(`bench_reads_${givers}`, (database) => fillGivers(database, givers))
  const database = connect(url)
  try {
    say(`${givers} givers written in ${Math.round((performance.now() - startedAt) / 1000)} s`)
    const pages = new Map<string, number>()
    for (const { name, read } of [...own, ...desk, ...counts]) {
      const each = await pagesOf(database, read)
      pages.set(name, Math.max(...each))
    }
    return pages
  } finally {
    await database.close()
  }
}

const pagesOf = (database: Database, read: Read['read']) => database.transaction((tx) => pagesRead(tx, read))
