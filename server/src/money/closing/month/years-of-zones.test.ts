import { keepZones } from '@tower/contract/org-zone.ts'
import { startOfYear } from '@tower/contract/org-days.ts'
import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import { afterEach, expect, test } from 'vitest'
import { buildClosing } from '../../../../test/money/closing/build-closing.ts'
import { openDoor, readGiverLinks } from '../../../../test/money/giving/build-own-giving.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { nextMidnight } from '../../../outreach/charity/zones/next-midnight.ts'
import { insertZone, readZones } from '../../../outreach/charity/zones/zones.queries.ts'

afterEach(() => keepZones())

const email = 'rosa@example.org'
const zones = ['America/New_York', 'Pacific/Honolulu', 'Pacific/Guam', 'UTC']

type World = Awaited<ReturnType<typeof buildClosing>>

async function changeZone({ services: { database, charity, clock } }: World, zone: string): Promise<void> {
  const at = clock.now()
  await database.transaction(async (tx) => {
    const since = nextMidnight(await readZones(tx), zone, at)
    await insertZone(tx, { since, zone, at, by: null })
  })
  charity.forget()
  await charity.read()
}

/** Every June the zone changes; each year ends with a gift in its last second. */
async function giveEachYear(world: World): Promise<void> {
  for (const [nth, zone] of zones.entries()) {
    const year = 2026 + nth
    if (nth > 0) {
      world.clock.set(new Date(`${year}-06-15T16:00:00Z`))
      await changeZone(world, zone)
    }
    world.clock.set(new Date(startOfYear(year + 1).getTime() - 1_000))
    await world.give({ email, amountCents: 25_000 })
  }
}

test('a gift in the second before midnight of December 31 is of that day and year everywhere, in four zones, whatever zone counts later', async () => {
  const world = await buildClosing()
  await giveEachYear(world)
  world.clock.advance(3_600_000)
  const door = openDoor(world, { link: (await readGiverLinks(world, email)).at(-1) ?? '' })
  expect((await door.listGifts()).years).toEqual({ first: 2026, last: 2029 })
  for (const year of [2026, 2027, 2028, 2029]) {
    const { items } = await door.listGifts({ year: String(year) })
    expect(items, String(year)).toHaveLength(1)
    const receipt = await door.get(`/gifts/${items[0]?.id}/receipt.pdf`)
    expect(JSON.stringify(await readPdf(receipt.rawPayload))).toContain(`December 31, ${year}`)
    const books = await world.read<MonthBooks>(`/api/admin/months/${year}-12`)
    expect(books.accounts.find(({ kind }) => kind === 'processor')?.out_cents).toBe(25_000)
    const days = { from: `${year}-12-31`, to: `${year}-12-31`, format: 'plain', grain: 'fact' }
    const journal = await world.ask('GET', `/api/admin/journal.csv?${new URLSearchParams(days).toString()}`)
    expect(journal.body).toContain(`${year}-12-31`)
    expect(journal.body).not.toContain(`${year + 1}-01-01`)
  }
  expect(await world.findFaults()).toEqual([])
})
