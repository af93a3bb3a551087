import { expect, test, vi } from 'vitest'

const gift = { email: 'dana@example.org', amountCents: 5_000 }

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

onPostgres(
  'a gift that completes no slot takes 15 statements, and PostgreSQL plans each of them once',
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
    const { listenToDriver } = await import('../../../test/listen-to-driver.ts')
    const sent = listenToDriver()
    expect(await world.deliver(completed)).toBe(200)
    expect(sent.filter(({ isBound, name }) => isBound && name === undefined)).toEqual([])
    expect(sent.map(({ text }) => text)).toHaveLength(15)
  },
)
