import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../../database/database.ts'
import { belowScan, costRows, tellCost } from '../../../test/cost-rows.ts'
import { fillQuickly } from '../../../test/fill-quickly.ts'
import { costsOf } from '../../../test/pages-read.ts'
import { testServices } from '../../../test/test-services.ts'
import { listGiftsOf } from '../donors/donor-gifts.queries.ts'
import { givers as giverList } from '../givers/listed-givers.queries.ts'
import { thanks } from '../thanks/listed-thanks.queries.ts'
import { parseSearch } from './parse-search.ts'
import { countPayments, listPaymentRows, type PaymentFilters } from './payment-rows.queries.ts'

// Among fewer the database rightly scans them for the provider's name of one; a million reads as many pages.
const giftsOfEach = 5
const givers = costRows(50_000) / giftsOfEach
/** One in so many has a tag, and bears the name that is looked for. */
const taggedOf = 100

/** Givers with an account, one in a hundred a Maria; the gifts of each lie as far apart as they can. */
async function fill(tx: Tx): Promise<void> {
  const id = (number: ReturnType<typeof sql>) =>
    sql`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  const own = id(sql`n`)
  const giver = sql`(n % ${sql.lit(givers)} + 1)`
  await sql`
    insert into users (id, email, role, full_name)
    select ${own}, 'giver' || n || '@mail.example', 'sponsor',
      case when n % 100 = 7 then 'Maria ' else 'Name' || n % 300 || ' ' end || initcap(substr(md5((n % 5000)::text), 1, 7))
    from generate_series(1, ${givers}::int) n`.execute(tx)
  await sql`
    insert into donors (id, kind, user_id, program_cents, slots_minted, created_at)
    select ${own}, 'person', ${own}, 0, 0, '2026-01-01' from generate_series(1, ${givers}::int) n`.execute(tx)
  await sql`
    insert into payments (id, provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at, email)
    select ${own}, 'pi_' || n, ${id(giver)}, 'classrooms', 4000 + ${giver} % 500, 'usd', 'settled',
      '2026-01-01'::timestamptz + n * interval '1 minute', 'giver' || ${giver} || '@mail.example'
    from generate_series(1, ${givers * giftsOfEach}::int) n`.execute(tx)
  await sql`
    insert into receipts (number, payment_id, amount_cents, issued_at)
    select n, ${own}, 4000, now() from generate_series(1, ${givers * giftsOfEach}::int) n`.execute(tx)
  await sql`
    insert into donor_tags (donor_id, tag)
    select ${own}, 'Board' from generate_series(1, ${givers}::int) n where n % ${sql.lit(taggedOf)} = 7`.execute(
    tx,
  )
  await fillOnPaper(tx)
  await fillByName(tx)
}

/** A few who are known by name alone, and gave before all others. */
async function fillByName(tx: Tx): Promise<void> {
  const own = sql`('30000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
  await sql`
    insert into donors (id, kind, by_name, display_name, program_cents, slots_minted, created_at)
    select ${own}, 'person', true, 'Writer ' || n, 0, 0, '2025-01-01' from generate_series(1, 15) n`.execute(
    tx,
  )
  await sql`
    insert into payments (id, provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at)
    select ${own}, 'check_' || n, ${own}, 'classrooms', 2000, 'usd', 'settled', '2025-01-01' from generate_series(1, 15) n`.execute(
    tx,
  )
}

/** As many gifts on paper as there are givers, of people without an address who bear the same names. */
async function fillOnPaper(tx: Tx): Promise<void> {
  const [gift, payment] = ['1', '2'].map(
    (first) => sql`(${sql.lit(`${first}0000000-0000-4000-8000-`)} || lpad(n::text, 12, '0'))::uuid`,
  )
  await sql`
    with house as (
      insert into donors (kind, program_cents, slots_minted, created_at) values ('house', 0, 0, '2026-01-01') returning id
    )
    insert into payments (id, provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at)
    select ${payment}, 'offline_' || ${gift}, house.id, 'classrooms', 3000, 'usd', 'settled',
      '2026-01-01'::timestamptz + n * interval '5 minutes'
    from house, generate_series(1, ${givers}::int) n`.execute(tx)
  await sql`
    insert into offline_gifts (id, kind, state, amount_cents, reference, donor_name, destination, given_on, entered_by,
      entered_at, payment_id)
    select ${gift}, 'check', 'received', 3000, n::text,
      case when n % 100 = 7 then 'Maria ' else 'Name' || n % 300 || ' ' end || initcap(substr(md5(n::text), 1, 7)),
      'classrooms', '2026-01-01', ${gift}, '2026-01-01', ${payment}
    from generate_series(1, ${givers}::int) n`.execute(tx)
}

const searches = {
  all: '',
  address: 'giver4321@mail.example',
  'the beginning of all addresses': 'giver',
  'a name of one in a hundred': 'Maria',
  'the beginning of all other names': 'name',
  amount: '$41.23',
  receipt: '#4321',
  provider: 'pi_4321',
  nobody: 'nobody at all',
}

test(
  'the first page of payments, searched by whatever staff hold, reads at most 200 pages however many there are',
  { timeout: 600_000 },
  async () => {
    const { database } = await testServices()
    await database.transaction((tx) =>
      fillQuickly(tx, ['users', 'donors', 'payments', 'receipts', 'offline_gifts', 'donor_tags'], fill),
    )
    const rows: Record<string, number> = {}
    const counts: Record<string, number> = {}
    const scanned: Record<string, number> = {}
    for (const [what, typed] of Object.entries(searches)) {
      const filters: PaymentFilters = {
        search: parseSearch(typed),
        ...{ status: undefined, from: undefined, until: undefined },
      }
      const page = { sort: '-date', limit: 20, offset: 0 } as const
      const costs = await database.transaction((tx) =>
        costsOf(tx, async (watched) => {
          await listPaymentRows(watched, filters, page)
          await countPayments(watched, filters)
        }),
      )
      const [list, count] = costs
      rows[what] = list?.pages ?? 0
      counts[what] = count?.pages ?? 0
      scanned[what] = Math.max(...costs.map((cost) => cost.rows))
    }
    const ofDonors = await database.transaction(readDonorLists)
    tellCost('pages of the lists of donors', ofDonors)
    const { tagged = 0, ...others } = ofDonors
    expect(Math.max(...Object.values(others)), JSON.stringify(ofDonors)).toBeLessThanOrEqual(400)
    // Each donor with the tag is found by its key, to put them in order: root, branch, leaf and row; then those of the page are read.
    expect(tagged, JSON.stringify(ofDonors)).toBeLessThanOrEqual(4 * (givers / taggedOf) + 250)
    tellCost('pages of the list', rows)
    tellCost('pages of its count', counts)
    expect(Math.max(...Object.values(rows)), JSON.stringify(rows)).toBeLessThanOrEqual(200)
    // A thousand and one are counted at most, and each may lie on a page of its own.
    expect(Math.max(...Object.values(counts)), JSON.stringify(counts)).toBeLessThanOrEqual(1_100)
    expect(Math.max(...Object.values(scanned)), JSON.stringify(scanned)).toBeLessThanOrEqual(
      belowScan(givers * giftsOfEach),
    )
  },
)

/** How many pages the first page of each list of donors reads: of all, of those with a tag, of one donor's gifts, of whom to thank, also on paper. */
async function readDonorLists(tx: Tx): Promise<Record<string, number>> {
  const donorId = '00000000-0000-4000-8000-000000000007'
  const first = { limit: 20, offset: 0 }
  const firstPage = { page: 1, pageSize: 20 }
  const lists: Record<string, (watched: Tx) => Promise<unknown>> = {
    all: (watched) => giverList.page(watched, firstPage),
    tagged: (watched) => giverList.page(watched, { tag: 'board', ...firstPage }),
    'with an account': (watched) => giverList.page(watched, { account: 'yes', ...firstPage }),
    'of a period': (watched) =>
      giverList.page(watched, { from: '2025-12-01', to: '2026-02-01', ...firstPage }),
    'a single one': (watched) => giverList.page(watched, { id: donorId, ...firstPage }),
    gifts: (watched) => listGiftsOf(watched, [donorId], first),
    'the newest receipt': (watched) =>
      listGiftsOf(watched, [donorId], { limit: 1, offset: 0, isReceipted: true }),
    'to thank': (watched) => thanks.page(watched, { standing: 'open', ...firstPage }),
    'to thank on paper': (watched) =>
      thanks.page(watched, { standing: 'open', reach: 'paper', ...firstPage }),
  }
  const pages: Record<string, number> = {}
  for (const [what, read] of Object.entries(lists)) pages[what] = (await costsOf(tx, read))[0]?.pages ?? 0
  return pages
}
