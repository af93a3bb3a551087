// @module-tag some-on-pglite: one path of shopping, and the locks under which purchases are decided.
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildCards } from '../../../test/spending/cards/build-cards.ts'

describe('the webhook of cards', () => {
  const url = '/webhooks/stripe/issuing'
  const sign = (body: string, at: Date, secret = 'whsec_test_current') => {
    const seconds = Math.floor(at.getTime() / 1000)
    const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return `t=${seconds},v1=${hash}`
  }
  const event = (type: string, object: object) =>
    JSON.stringify({
      ...{ id: `evt_${type.length}`, object: 'event', api_version: '2026', created: 1_795_000_000 },
      ...{ type, data: { object }, livemode: false },
    })

  test('takes nothing that is not signed, signed long ago, or signed by another key', async () => {
    const world = await buildCards()
    const body = event('issuing_transaction.created', {})
    const now = world.clock.now()
    const signatures = [
      undefined,
      't=1,v1=00',
      sign(body, new Date(now.getTime() - 301_000)),
      sign(body, now, 'whsec_other'),
    ]
    for (const signature of signatures) {
      const headers = {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      }
      const answer = await world.app.inject({ method: 'POST', url, payload: body, headers })
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'cards.wrong_signature' }])
    }
  })

  test(
    'answers a purchase with its decision alone and the version it speaks, and other events with received',
    { tags: 'on-pglite-too' },
    async () => {
      const world = await buildCards()
      const send = (body: string) =>
        world.app.inject({
          method: 'POST',
          url,
          payload: body,
          headers: {
            'content-type': 'application/json',
            'stripe-signature': sign(body, world.clock.now()),
          },
        })
      const authorization = {
        ...{ id: 'iauth_1', amount: 0, approved: false, currency: 'usd', status: 'pending' },
        card: { id: 'ic_none' },
        pending_request: { amount: 100, currency: 'usd' },
        merchant_data: { name: 'AMAZON', url: null },
      }
      const asked = await send(event('issuing_authorization.request', authorization))
      expect(asked.json()).toEqual({ approved: false })
      expect(asked.headers['stripe-version']).toMatch(/^\d{4}-\d{2}-\d{2}/)
      expect((await send(event('issuing_card.updated', { id: 'ic_1' }))).json()).toEqual({ received: true })
      // Signed, and yet not what it says it is.
      expect(
        (await send(event('issuing_transaction.created', { type: 'capture', amount: -1 }))).statusCode,
      ).toBe(400)
    },
  )

  test('refuses a purchase in time where the database does not answer', async () => {
    const world = await buildCards()
    const card = await world.issueCard()
    const { database } = world.services
    const { transactionOfMany } = database
    const { promise, resolve } = Promise.withResolvers<undefined>()
    database.transactionOfMany = async (work) => {
      await promise
      return transactionOfMany(work)
    }
    expect(await world.buy(card.issuerCardId, 1_000)).toMatchObject({ approved: false })
    resolve(undefined)
    database.transactionOfMany = transactionOfMany
    await world.settled()
    // The late yes is taken back by the event that tells how it was decided.
    await expect.poll(async () => (await world.buy(card.issuerCardId, 10_000)).approved).toBe(true)
    expect(await world.findFaults()).toEqual([])
  })
})
