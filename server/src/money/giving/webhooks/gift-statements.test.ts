import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'

const gift = { email: 'dana@example.org', amountCents: 5_000 }

type Sent = { text: string; name: string | undefined; isBound: boolean }

/** Everything that this process sends to PostgreSQL from now on; all of it goes through the driver's one method. */
function listenToDriver(): Sent[] {
  const sent: Sent[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function heard(this: pg.Client, ...given: unknown[]) {
    const [first, values = []] = given as [string | (pg.QueryConfig & { name?: string }), unknown[]?]
    const { text, name } = typeof first === 'string' ? { text: first } : first
    sent.push({ text, name, isBound: (typeof first === 'string' ? values : (first.values ?? [])).length > 0 })
    return Reflect.apply(query, this, given) as never
  }
  onTestFinished(() => void (pg.Client.prototype.query = query))
  return sent
}

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

onPostgres(
  'a gift that completes no slot takes 16 statements, and PostgreSQL plans each of them once',
  async () => {
    // A process prepares so many statements and no more: those of other tests in it must not count here.
    vi.resetModules()
    const { buildGiving } = await import('../../../../test/money/giving/build-giving.ts')
    const world = await buildGiving()
    await world.give(gift)
    await world.payGift(gift)
    const events = await world.takeEvents()
    const completed = events.find(({ type }) => type === 'checkout.session.completed')
    if (!completed) throw new Error('no event')
    const sent = listenToDriver()
    expect(await world.deliver(completed)).toBe(200)
    expect(sent.filter(({ isBound, name }) => isBound && name === undefined)).toEqual([])
    expect(sent.map(({ text }) => text)).toHaveLength(16)
  },
)
