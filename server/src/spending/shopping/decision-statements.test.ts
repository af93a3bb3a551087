// Somebody waits at a till: how often the database is asked before they are answered.
import { expect, test, vi } from 'vitest'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

onPostgres(
  'a purchase by card is decided in ten statements within one transaction, and PostgreSQL plans each of them once',
  { timeout: 120_000 },
  async () => {
    // A process prepares so many statements and no more: those of other tests in it must not count here.
    vi.resetModules()
    const { buildCards } = await import('../../../test/spending/cards/build-cards.ts')
    const { applyCardEvent } = await import('./apply-card-event.ts')
    const world = await buildCards()
    const card = await world.issueCard()
    const ask = (number: number) =>
      applyCardEvent(world.services, {
        kind: 'authorization_requested',
        eventId: `evt_${number}`,
        createdAt: world.services.clock.now(),
        authorization: {
          ...{ authorizationId: `iauth_${number}`, issuerCardId: card.issuerCardId, amountCents: 1_000 },
          ...{ currency: 'usd', isApproved: false, state: 'pending' },
          merchant: { name: 'AMZN Mktp US*2K4TZ', url: null },
        },
      })
    await ask(1)
    const { listenToDriver } = await import('../../test/listen-to-driver.ts')
    const sent = listenToDriver()
    expect(await ask(2)).toMatchObject({ approved: true })
    expect(sent.filter(({ isBound, name }) => isBound && name === undefined)).toEqual([])
    const asked = sent.map(({ text }) => text).filter((text) => !/^(begin|start|commit)/i.test(text))
    expect(asked).toHaveLength(10)
    expect(sent.length - asked.length).toBe(2)
  },
)
