import { expect, onTestFinished, test, vi } from 'vitest'
import { buildWebhooks } from '../../../test/oversight/webhooks/build-webhooks.ts'
import { startReceiver } from '../../../test/oversight/webhooks/start-receiver.ts'
import { startWebhookDelivery } from './start-webhook-delivery.ts'

/** Senders without their regular looks: nothing but being woken makes them look again. */
async function startWoken({ services }: Awaited<ReturnType<typeof buildWebhooks>>): Promise<void> {
  const timers = vi.spyOn(globalThis, 'setInterval')
  const delivery = await startWebhookDelivery(services)
  onTestFinished(() => delivery.stop())
  expect(timers).toHaveBeenCalledTimes(1)
  for (const { value } of timers.mock.results) clearInterval(value as NodeJS.Timeout)
}

test('a message leaves at once when it is written, when it is sent again, and when its webhook is on again', async () => {
  const world = await buildWebhooks()
  const { url, received } = await startReceiver()
  const { item } = await world.added({ url })
  await startWoken(world)
  const untilTold = (count: number) =>
    vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 20_000 })
  const untilDelivered = () =>
    vi.waitFor(async () => expect((await world.deliveries(item.id, '?state=waiting')).total).toBe(0), {
      timeout: 20_000,
    })

  await world.act(item.id, '/test')
  await untilTold(1)
  await untilDelivered()
  const [sent] = (await world.deliveries(item.id)).items

  expect((await world.resend(sent?.id ?? '')).statusCode).toBe(200)
  await untilTold(2)
  await untilDelivered()

  const switchTo = async (active: boolean) => {
    const [seen] = await world.list()
    const wish = { url, events: seen?.events, note: '', active, seen_updated_at: seen?.updated_at }
    expect((await world.act(item.id, '', wish)).statusCode).toBe(200)
  }
  await switchTo(false)
  expect((await world.resend(sent?.id ?? '')).statusCode).toBe(200)
  await switchTo(true)
  await untilTold(3)
})
