import { expect, test } from 'vitest'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { findNameBesideSlot } from '../minting/slot-donors.queries.ts'

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

test('a guest who typed no name is called as on the payment page, shown so to nobody else, until they type one', async () => {
  const world = await buildGiving()
  const { services, sandbox, startGift, deliverAll, signIn } = world
  async function pay(name: string, gift: Parameters<typeof startGift>[0] = {}) {
    const email = gift.email ?? 'rosa@example.org'
    await sandbox.pay(await startGift({ ...gift, email }), 'paid', { email, name })
    await deliverAll()
  }
  const read = () =>
    services.database.read(async (tx) => ({
      donors: await tx
        .selectFrom('donors')
        .select(['display_name as name', 'named_by_provider as by'])
        .where('kind', '=', 'person')
        .orderBy('created_at')
        .execute(),
      receipt: (
        await tx
          .selectFrom('mails')
          .select('params')
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst()
      )?.params,
      shown: await findNameBesideSlot(tx, 1),
    }))
  await pay(' Rosa  Iglesias ')
  expect(await read()).toMatchObject({
    donors: [{ name: 'Rosa Iglesias', by: true }],
    receipt: { giverName: 'Rosa Iglesias', givenBy: 'Rosa Iglesias' },
  })
  expect((await read()).shown).toBeUndefined()
  await pay('ROSA M IGLESIAS')
  expect((await read()).donors).toEqual([{ name: 'Rosa Iglesias', by: true }])
  await pay('R M I', { body: { metadata: { program: 'classrooms', sponsor_display_name: 'Doña Rosa' } } })
  expect((await read()).donors).toEqual([{ name: 'Doña Rosa', by: false }])

  // Whoever gives signed in has the name of the account; whoever was erased meanwhile has none.
  const { bearer } = await signIn('omar@example.org')
  await pay('Omar Card', { email: 'omar@example.org', bearer })
  expect((await read()).donors).toContainEqual({ name: null, by: false })
  const sessionId = await startGift({ email: 'gone@example.org' })
  await services.database.transaction((tx) =>
    tx
      .updateTable('checkouts')
      .set({ erased_at: services.clock.now() })
      .where('email', '=', 'gone@example.org')
      .execute(),
  )
  await sandbox.pay(sessionId, 'paid', { email: 'gone@example.org', name: 'Gone Giver' })
  await deliverAll()
  expect((await read()).donors.map(({ name }) => name)).not.toContain('Gone Giver')
})
