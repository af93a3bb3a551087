import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { personalData } from '../../../domains.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { eraseEverywhere } from './erase-person.ts'

/** Wherever an address stands in the books of giving. */
function findAddress({ services }: GivingWorld, email: string): Promise<string[]> {
  return services.database.read(async (tx) => {
    const { rows } = await sql<{ place: string }>`
      select 'donors' as place from donors where email = ${email}
      union all select 'payments' from payments where email = ${email}
      union all select 'receipts' from receipts where email = ${email}
      union all select 'checkouts' from checkouts where email = ${email}`.execute(tx)
    return rows.map(({ place }) => place)
  })
}

/** How often the database had to end one of several that waited for each other in a circle. */
async function countDeadlocks({ services }: GivingWorld): Promise<number> {
  const { rows } = await services.database.read((tx) =>
    sql<{ count: number }>`
      select deadlocks as count from pg_stat_database where datname = current_database()`.execute(tx),
  )
  return rows[0]?.count ?? 0
}

/** Things can only happen at once where there is more than one session. */
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', { timeout: 240_000 }, () => {
  test('a person is erased while their gifts, refunds, disputes and a join come in, waiting for none in a circle, and all is booked without an address', async () => {
    const world = await buildGiving({ poolSize: 32 })
    const { services, sandbox } = world
    const earlier = await countDeadlocks(world)
    for (let round = 0; round < 8; round += 1) {
      const email = `going-${round}@example.org`
      const fund = await world.give({ email, destination: 'prospects', amountCents: 5_000 })
      const general = await world.give({ email, destination: 'project', amountCents: 50_000 })
      const guests = await world.give({ email })
      const { userId, bearer } = await world.signIn(email)
      const own = await world.give({ bearer })
      await world.payGift({ bearer })
      await world.payGift({ email, amountCents: 1_000 })
      for (const { paymentId } of [fund, general, guests])
        await services.payments.refund({ paymentId, amountCents: 2_000, idempotencyKey: paymentId })
      await sandbox.openDispute(own.paymentId)
      const events = (await world.takeEvents()).map((event) => world.deliver(event))
      const erasing = services.database.transaction((tx) =>
        eraseEverywhere(services, tx, { userId, actorId: null, at: services.clock.now(), personalData }),
      )
      const answers = await Promise.all([...events, erasing.then(() => 200)])
      expect(answers).toEqual(answers.map(() => 200))
      expect(await findAddress(world, email)).toEqual([])
      expect(await world.findFaults()).toEqual([])
    }
    expect(await countDeadlocks(world)).toBe(earlier)
  })
})
