import { expect, test } from 'vitest'
import { PaymentsUnavailable } from '../../../payments/payments.ts'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { revokeConsent } from '../../../../test/people/prospects/say-word.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'
import { endUnwantedGifts } from './end-unwanted-gifts.ts'

async function buildGift() {
  const world = await buildSponsorship(await buildGiving())
  const { subscriptionId } = await world.beginMonthly({ amount_cents: 2_500 })
  const { services, circle, prospectId } = world
  const revoke = () => revokeConsent(services, { actor: circle.guardian, prospectId })
  const status = async () => (await services.payments.subscriptions.read(subscriptionId)).status
  const notices = () =>
    services.database.read(async (tx) => {
      const rows = await tx
        .selectFrom('admin_notifications')
        .select(['type', 'message'])
        .orderBy('created_at')
        .execute()
      return rows.filter(({ type }) => type === 'monthly_gift_ended').map(({ message }) => message)
    })
  return { ...world, subscriptionId, revoke, status, notices }
}

test('a guardian’s consent taken back ends the monthly gift at the provider; giver and staff are told once', async () => {
  const gift = await buildGift()
  const raised = await gift.readRaised()
  await endUnwantedGifts(gift.services)
  expect(await gift.status()).toBe('active')
  await gift.revoke()
  await endUnwantedGifts(gift.services)
  expect(await gift.status()).toBe('ended')
  await gift.deliverAll()
  await endUnwantedGifts(gift.services)
  expect(await gift.readGifts()).toMatchObject([{ state: 'ended', next_charge_at: null }])
  expect(await gift.readMails('monthly_gift_ended')).toMatchObject([{ amountCents: 2_500 }])
  expect(await gift.notices()).toEqual([
    '$25 each month to a youth athlete. The guardian took the consent back.',
  ])
  // What was given stays where it is.
  expect(await gift.readRaised()).toEqual(raised)
  expect(await gift.findFaults()).toEqual([])
})

test('a provider that cannot be reached is asked until it has ended, and holds up no other gift', async () => {
  const gift = await buildGift()
  const other = await gift.beginMonthly()
  await gift.revoke()
  const { services } = gift
  const { cancel } = services.payments.subscriptions
  const down = {
    ...services.payments,
    subscriptions: {
      ...services.payments.subscriptions,
      cancel: (id: string) =>
        id === gift.subscriptionId ? Promise.reject(new PaymentsUnavailable('down')) : cancel(id),
    },
  }
  await expect(endUnwantedGifts({ ...services, payments: down })).rejects.toThrow('1 of 2')
  expect(await gift.status()).toBe('active')
  expect(await gift.readMails('monthly_gift_ended')).toHaveLength(1)
  expect((await services.payments.subscriptions.read(other.subscriptionId)).status).toBe('ended')
  await endUnwantedGifts(services)
  expect(await gift.status()).toBe('ended')
  expect(await gift.readMails('monthly_gift_ended')).toHaveLength(2)
})

test('a process that died after the provider ended the gift loses neither the mail nor the notice', async () => {
  const gift = await buildGift()
  await gift.revoke()
  await gift.services.payments.subscriptions.cancel(gift.subscriptionId)
  await endUnwantedGifts(gift.services)
  await gift.deliverAll()
  expect(await gift.readMails('monthly_gift_ended')).toHaveLength(1)
  expect(await gift.notices()).toHaveLength(1)
})

test('two runs at once, and the provider’s own event, end it once', async () => {
  const gift = await buildGift()
  await gift.revoke()
  await Promise.all([endUnwantedGifts(gift.services), endUnwantedGifts(gift.services)])
  await gift.deliverAll()
  expect(await gift.readMails('monthly_gift_ended')).toHaveLength(1)
  expect(await gift.notices()).toHaveLength(1)
})
