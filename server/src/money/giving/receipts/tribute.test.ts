import { expect, test } from 'vitest'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'

async function giveWith(body: Record<string, unknown>) {
  const world = await buildGiving()
  await world.give({ email: 'dana@example.org', amountCents: 5_000, body })
  return world.services.database.read(async (tx) => ({
    checkout: await tx
      .selectFrom('checkouts')
      .select(['anonymous', 'tribute_kind', 'tribute_name'])
      .executeTakeFirstOrThrow(),
    receipt: (await tx.selectFrom('mails').select('params').executeTakeFirstOrThrow()).params,
  }))
}

test('whom a gift honors stands on its receipt, and who wants to stay unnamed is kept so', async () => {
  const tribute = { kind: 'memory', name: 'Grandmother Ruth' }
  const { checkout, receipt } = await giveWith({ anonymous: true, tribute })
  expect(checkout).toEqual({ anonymous: true, tribute_kind: 'memory', tribute_name: 'Grandmother Ruth' })
  expect(receipt).toMatchObject({ tribute })
})

test('a gift without wishes has none', async () => {
  const { checkout, receipt } = await giveWith({})
  expect(checkout).toEqual({ anonymous: false, tribute_kind: null, tribute_name: null })
  expect(receipt).toMatchObject({ tribute: null })
})
