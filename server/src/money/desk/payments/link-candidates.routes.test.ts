import { expect, test } from 'vitest'
import { buildClosing } from '../../../../test/money/closing/build-closing.ts'

type Candidates = { items: { id: string; email: string | null }[] }

test('staff find the unpaid checkouts of a kept payment’s amount, and link one: it is that giver’s gift, with an audit row', async () => {
  const world = await buildClosing()
  await world.startGift({ email: 'dana@example.org', amountCents: 80_000 })
  await world.startGift({ email: 'other@example.org', amountCents: 70_000 })
  await world.give({ email: 'paid@example.org', amountCents: 80_000 })
  await world.payUnrequested()
  const kept = await world.services.database.read((tx) =>
    tx
      .selectFrom('payments')
      .select(['id', 'amount_cents'])
      .where('state', '<>', 'settled')
      .executeTakeFirstOrThrow(),
  )
  await world.services.database.transaction((tx) =>
    tx
      .updateTable('checkouts')
      .set({ amount_cents: kept.amount_cents })
      .where('email', '=', 'dana@example.org')
      .execute(),
  )
  const path = `/api/admin/payments/${kept.id}`
  const { items } = await world.read<Candidates>(`${path}/candidates`)
  expect(items.map(({ email }) => email)).toEqual(['dana@example.org'])
  expect((await world.read<Candidates>(`${path}/candidates?q=DANA`)).items).toHaveLength(1)
  expect((await world.read<Candidates>(`${path}/candidates?q=100%25`)).items).toEqual([])
  const link = () => world.ask('POST', `${path}/link`, { checkout_id: items[0]?.id, reason: 'Told by phone' })
  const answers = await Promise.all([link(), link()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const { rows } = await world.services.database.read(async (tx) => ({
    rows: await tx.selectFrom('payments').select(['state', 'email']).where('id', '=', kept.id).execute(),
  }))
  expect(rows).toMatchObject([{ state: 'settled' }])
  const audit = await world.services.database.read((tx) =>
    tx.selectFrom('audit_log').select('action').where('target_id', '=', kept.id).execute(),
  )
  expect(audit.map(({ action }) => action)).toEqual(['giving.link_payment'])
  expect((await world.ask('GET', `/api/admin/payments/${crypto.randomUUID()}/candidates`)).statusCode).toBe(
    404,
  )
  expect(await world.findFaults()).toEqual([])
})
