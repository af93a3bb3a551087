// On PGlite too: the demo runs on it.
import { expect, test, vi } from 'vitest'
import { testServices, type TestServices } from '../src/test/test-services.ts'
import { readDemoHistory } from '../test/demo-history.ts'
import { seedDemo } from './seed-demo.ts'

const monday = new Date('2026-11-16T12:00:00Z')

// Each fills a whole demo or several, which takes a busy machine more than a minute.
vi.setConfig({ testTimeout: 240_000 })

async function seeded(at: Date): Promise<TestServices> {
  const services = await testServices()
  await seedDemo(services, { at })
  return services
}

async function listKeys({ database }: TestServices): Promise<string[]> {
  const rows = await database.read((tx) => tx.selectFrom('api_keys').select('handle').execute())
  return rows.map(({ handle }) => handle)
}

test('every installation shows the same winners, codes and sums, whenever it starts, and has keys of its own', async () => {
  const [first, second] = [await seeded(monday), await seeded(new Date('2027-03-03T23:30:00Z'))]
  expect(await readDemoHistory(second)).toEqual(await readDemoHistory(first))
  // Chance of the demo repeats itself; the keys of two demos do not.
  const [keysOfFirst, keysOfSecond] = [await listKeys(first), await listKeys(second)]
  expect(keysOfFirst).not.toEqual([])
  for (const key of keysOfFirst) expect(keysOfSecond).not.toContain(key)
})

// Made four times over.
test(
  'the demo is made once, and an interrupted one is finished by the next start',
  { timeout: 300_000 },
  async () => {
    const services = await testServices()
    let gifts = 0
    const breaking: TestServices = {
      ...services,
      database: {
        ...services.database,
        transaction: (work) => {
          if (++gifts === 9) throw new Error('the power went out')
          return services.database.transaction(work)
        },
      },
    }
    await expect(seedDemo(breaking, { at: monday })).rejects.toThrow('power')
    await seedDemo(services, { at: new Date(monday.getTime() + 3_600_000) })
    const finished = await readDemoHistory(services)
    expect(finished).toEqual(await readDemoHistory(await seeded(monday)))
    await seedDemo(services, { at: new Date('2027-01-01T00:00:00Z') })
    expect(await readDemoHistory(services)).toEqual(finished)
  },
)

test('a database with people of its own is left alone', async () => {
  const services = await testServices()
  await services.database.transaction((tx) =>
    tx.insertInto('users').values({ email: 'real@charity.org' }).execute(),
  )
  await seedDemo(services, { at: monday })
  expect(await services.database.read((tx) => tx.selectFrom('users').select('email').execute())).toEqual([
    { email: 'real@charity.org' },
  ])
})
