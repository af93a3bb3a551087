import { expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { bookRules } from '../../domains.ts'
import { buildGiving, type GivingWorld } from '../../../test/money/giving/build-giving.ts'
import { verifyLedgerInSteps } from './verify-ledger-in-steps.ts'

test(
  'money that moves while a verification walks through the books is no false alarm',
  { timeout: 240_000 },
  async () => {
    const world = await buildGiving()
    for (let gift = 0; gift < 4; gift += 1) await give(world, `early-${gift}`)
    const { violations, gifts } = await verifyWhileGiving(world)
    expect(violations).toEqual([])
    expect(gifts).toBeGreaterThan(4)
    expect(await world.findFaults()).toEqual([])
  },
)

test(
  'a sum that is wrong is found though money moves while it is added up',
  { timeout: 240_000 },
  async () => {
    const world = await buildGiving()
    await give(world, 'early')
    await world.services.database.transaction((tx) =>
      tx
        .updateTable('ledger_accounts')
        .set((eb) => ({ balance_cents: eb('balance_cents', '+', 5) }))
        .where('kind', '=', 'processor')
        .execute(),
    )
    const { violations } = await verifyWhileGiving(world)
    expect(violations.map(({ invariant }) => invariant).toSorted()).toEqual([
      'every balance of the house is the sum of its postings',
      'the processor holds what settled, less what went back, and what its own movements left',
    ])
  },
)

/** Verifies one row at a time, with a gift after every few steps. */
async function verifyWhileGiving(world: GivingWorld) {
  let steps = 0
  let gifts = 0
  const transaction: Database['transaction'] = async (work) => {
    steps += 1
    if (steps % 7 === 0 && gifts < 12) await give(world, `late-${gifts++}`)
    return world.services.database.transaction(work)
  }
  // Every step takes just what a step should, so that none grows.
  let ticks = 0
  const violations = await verifyLedgerInSteps({ ...world.services.database, transaction }, bookRules, {
    rowsAtOnce: 1,
    now: () => 75 * ticks++,
  })
  return { violations, gifts }
}

/** A gift of a slot, with its events. */
async function give(world: GivingWorld, giver: string): Promise<void> {
  await world.payGift({ email: `${giver}@example.org`, body: { metadata: { program: 'classrooms' } } })
  await world.deliverAll()
}
