import { dayMs } from '@tower/contract/durations.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildPaidCheckout, buildSandbox } from '../../../../test/vendors/stripe/build-sandbox.ts'

test('the balance is sent to the bank once a day, and arrives a day later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let now = new Date('2026-11-16T12:00:00Z')
  const world = await buildSandbox({ now: () => now, paysOutDaily: true })
  onTestFinished(world.close)
  const { payments } = world
  await buildPaidCheckout(world)
  const pass = (days: number) => {
    now = new Date(now.getTime() + days * dayMs)
    vi.advanceTimersByTime(60_000)
  }
  const listPayouts = async () => {
    const found: number[] = []
    for await (const { kind, amountCents } of payments.listBalanceMovements({ since: new Date(0) }))
      if (kind === 'payout') found.push(amountCents)
    return found
  }

  // What was charged can be sent two days later.
  pass(1)
  expect(await listPayouts()).toEqual([])
  pass(1)
  const [sent, ...others] = await listPayouts()
  expect(sent).toBeLessThan(-70_000)
  expect(others).toEqual([])
  expect(await payments.readBalance()).toMatchObject({ availableCents: 0, pendingCents: 0 })
  // Nothing is left to send.
  pass(1)
  expect(await listPayouts()).toEqual([sent])
})
