import { dayMs } from '@tower/contract/durations.ts'
import { expect, test } from 'vitest'
import { PaymentsUnavailable } from '../../../payments/payments.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { readBooks } from '../../../test/read-books.ts'
import { readOpenDifferences } from './read-open-differences.ts'
import { reconcile } from './reconcile.ts'

const cursed = 'cursed@example.org'

async function countOpen({ services }: GivingWorld): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { subject, what } of await readOpenDifferences(services))
    counts[`${subject} ${what}`] = (counts[`${subject} ${what}`] ?? 0) + 1
  return counts
}

/** From now on no payment of one address can be kept, until this is lifted. */
async function curse({ services }: GivingWorld): Promise<() => Promise<void>> {
  await services.database.script(`
    create function curse() returns trigger language plpgsql as $$ begin raise exception 'cursed'; end $$;
    create trigger payments__cursed before insert on payments for each row
      when (new.email = '${cursed}') execute function curse()`)
  return () => services.database.script('drop trigger payments__cursed on payments')
}

test('failures between payments that agree stop no list, however many there are', async () => {
  const world = await buildGiving()
  await curse(world)
  await world.payGift({ email: 'oldest@example.org' })
  await world.takeEvents()
  for (let gift = 0; gift < 10; gift += 1) {
    world.clock.advance(1_000)
    await world.payGift({ email: cursed })
    await world.takeEvents()
    world.clock.advance(1_000)
    await world.give({ email: 'good@example.org' })
  }
  expect(await reconcile(world.services)).toMatchObject({ checked: 21, mended: 1, failed: 10, open: 10 })
  expect(await countOpen(world)).toEqual({ 'payment failed': 10 })
})

test('ten failures in a row end a list, and what was found by then is kept', async () => {
  const world = await buildGiving()
  const lift = await curse(world)
  await world.payGift({ email: 'oldest@example.org' })
  for (let gift = 0; gift < 12; gift += 1) {
    world.clock.advance(1_000)
    await world.payGift({ email: cursed })
  }
  world.clock.advance(1_000)
  await world.payGift({ email: 'newest@example.org' })
  await world.takeEvents()
  expect(await reconcile(world.services)).toMatchObject({ checked: 11, mended: 1, failed: 11, open: 11 })
  expect(await countOpen(world)).toEqual({ 'list unreadable': 1, 'payment failed': 10 })

  await lift()
  world.clock.advance(dayMs)
  expect(await reconcile(world.services)).toMatchObject({ mended: 13, failed: 0, resolved: 11, open: 0 })
  expect((await readBooks(world.services)).payments).toHaveLength(14)
})

test('while the provider is away old differences stay open, and the comparison ends as always', async () => {
  const world = await buildGiving()
  await world.services.database.transaction((tx) =>
    tx
      .insertInto('payments')
      .values(
        Array.from({ length: 12 }, (_, number) => ({
          provider_payment_id: `pi_only_here_${number}`,
          amount_cents: 100,
          currency: 'usd',
          state: 'unmatched',
          settled_at: world.clock.now(),
        })),
      )
      .execute(),
  )
  world.clock.advance(dayMs)
  expect(await reconcile(world.services)).toMatchObject({ opened: 12, open: 12 })
  // Past the days that the provider's list is read back.
  world.clock.advance(300 * dayMs)
  expect(await reconcile(world.services)).toMatchObject({ opened: 0, open: 12 })
  world.clock.advance(dayMs)
  const { readPayment } = world.services.payments
  world.services.payments.readPayment = () => Promise.reject(new PaymentsUnavailable('away'))
  expect(await reconcile(world.services)).toMatchObject({ failed: 10, opened: 10, open: 22 })
  expect(await countOpen(world)).toEqual({ 'payment failed': 10, 'payment missing_there': 12 })

  world.services.payments.readPayment = readPayment
  world.clock.advance(dayMs)
  expect(await reconcile(world.services)).toMatchObject({ failed: 0, resolved: 10, open: 12 })
})
