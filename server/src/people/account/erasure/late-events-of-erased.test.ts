import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { personalData } from '../../../domains.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { moveAccount } from '../../../../test/money/giving/build-moved-account.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'
import { endUnwantedGifts } from '../../../money/giving/sponsorships/end-unwanted-gifts.ts'
import { reconcile } from '../../../money/giving/reconciliation/reconcile.ts'
import { PaymentsUnavailable } from '../../../payments/payments.ts'
import { endAndErase } from './erase-person.ts'

// Many calls over one database, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const email = 'erika.muster@example.org'
const tribute = { kind: 'memory', name: 'Grandmother Ruth Muster' }
const words = [email, 'erika', 'muster']

/** Every text of every table in which one of the words stands, as table.column. */
async function findWords({ services }: GivingWorld): Promise<string[]> {
  return services.database.read(async (tx) => {
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema = current_schema()
        and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY')`.execute(tx)
    const found: string[] = []
    for (const { table, column } of columns) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where exists (
          select 1 from unnest(${words}::text[]) word where position(word in lower(${sql.ref(column)}::text)) > 0
        ) limit 1`.execute(tx)
      if (rows.length > 0) found.push(`${table}.${column}`)
    }
    return found
  })
}

/** Erika gives monthly as a guest, gives once in memory of somebody, signs in, gives monthly again, and began two more checkouts. */
async function buildErika() {
  const world = await buildSponsorship(await buildGiving())
  const asGuest = await world.beginMonthly({ email })
  await world.give({ paidBy: email, amountCents: 5_000, body: { tribute } })
  const erika = await world.signIn(email)
  const signedIn = await world.beginMonthly({ email: 'typed@muster.example' }, erika.bearer)
  const open = await world.startGift({ bearer: erika.bearer, amountCents: 4_000, body: { tribute } })
  const openMonthly = await world.startSponsorship({ type: 'recurring' }, erika.bearer)
  const { paymentId } = await world.give({ bearer: erika.bearer, paidBy: email, amountCents: 3_000 })
  await world.deliverAll()
  return {
    ...world,
    ...erika,
    subscriptionIds: [asGuest, signedIn].map((one) => one.subscriptionId),
    open,
    openMonthly,
    paymentId,
  }
}

const statusOf = async ({ services }: GivingWorld, id: string) =>
  (await services.payments.subscriptions.read(id)).status

test('nothing that still comes of an erased person brings an address or a name back, and no card is charged again', async () => {
  const erika = await buildErika()
  const { services, sandbox, userId, clock } = erika
  // A month that was charged before and is told afterwards.
  const [first = ''] = erika.subscriptionIds
  await sandbox.passMonth(first, 'paid')
  expect((await findWords(erika)).length).toBeGreaterThan(5)

  await endAndErase(services, { userId, actor: null, personalData })
  expect(await findWords(erika)).toEqual([])
  for (const id of erika.subscriptionIds) expect(await statusOf(erika, id)).toBe('ended')

  await sandbox.pay(erika.open, 'paid', { email })
  await sandbox.pay(erika.openMonthly, 'paid', { email })
  await services.payments.refund({ paymentId: erika.paymentId, amountCents: 1_000, idempotencyKey: 'late' })
  await erika.deliverAll()
  await reconcile(services, { since: new Date(clock.now().getTime() - 86_400_000) })
  for (const session of [erika.open, erika.openMonthly]) await erika.app.inject(`/api/checkouts/${session}`)
  expect(await findWords(erika)).toEqual([])

  // Whoever pays a page that was still open begins no gift that goes on.
  await endUnwantedGifts(services)
  const late = (await sandbox.describe(erika.openMonthly))?.monthly?.subscriptionId ?? ''
  expect(await statusOf(erika, late)).toBe('ended')
  await erika.deliverAll()
  expect(await findWords(erika)).toEqual([])
  expect(await erika.findFaults()).toEqual([])
})

test('a payment of an erased person that is kept for staff, as it differs from what was asked, keeps no address', async () => {
  const erika = await buildErika()
  const { services, userId } = erika
  await endAndErase(services, { userId, actor: null, personalData })
  await services.database.script(
    `update checkouts set amount_cents = amount_cents + 100 where state = 'open' and purpose = 'donation'`,
  )
  await erika.sandbox.pay(erika.open, 'paid', { email })
  await erika.deliverAll()
  const kept = await services.database.read((tx) =>
    tx.selectFrom('payments').select('email').where('state', '=', 'needs_review').execute(),
  )
  expect(kept).toEqual([{ email: null }])
  expect(await findWords(erika)).toEqual([])
})

test('while the provider cannot be reached nothing is erased, and asking again does it all', async () => {
  const erika = await buildErika()
  const { services, userId } = erika
  const before = await findWords(erika)
  const { cancel } = services.payments.subscriptions
  let isDown = true
  const payments = {
    ...services.payments,
    subscriptions: {
      ...services.payments.subscriptions,
      cancel: (id: string) =>
        isDown && id === erika.subscriptionIds[1]
          ? Promise.reject(new PaymentsUnavailable('down'))
          : cancel(id),
    },
  }
  const down = { ...services, payments }
  await expect(endAndErase(down, { userId, actor: null, personalData })).rejects.toMatchObject({
    code: 'account.erasure_gift_not_ended',
  })
  expect(await findWords(erika)).toEqual(before)
  isDown = false
  await endAndErase(down, { userId, actor: null, personalData })
  expect(await findWords(erika)).toEqual([])
})

test('a gift that nobody may erase for is not ended', async () => {
  const erika = await buildErika()
  const { services, userId } = erika
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ role: 'superadmin' }).where('id', '=', userId).execute(),
  )
  await expect(endAndErase(services, { userId, actor: null, personalData })).rejects.toMatchObject({
    code: 'directory.last_superadmin',
  })
  for (const id of erika.subscriptionIds) expect(await statusOf(erika, id)).toBe('active')
})

test('whoever is erased under an address ends a guest’s gifts under it, and none that its former holder gave signed in', async () => {
  const world = await buildSponsorship(await buildGiving())
  const { services } = world
  const office = 'treasurer@org.example'
  const xenia = await world.signIn(office)
  const signedIn = await world.beginMonthly({ email: office }, xenia.bearer)
  const asGuest = await world.beginMonthly({ email: office })
  await world.give({ bearer: xenia.bearer, paidBy: office, amountCents: 5_000, body: { tribute } })
  await moveAccount(world, { userId: xenia.userId, from: office, to: 'xenia@home.example' })
  const yuri = await world.signIn(office)

  await endAndErase(services, { userId: yuri.userId, actor: null, personalData })
  expect(await statusOf(world, signedIn.subscriptionId)).toBe('active')
  expect(await statusOf(world, asGuest.subscriptionId)).toBe('ended')
  const readMarks = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('checkouts')
        .select(['user_id', (eb) => eb('erased_at', 'is not', null).as('erased')])
        .orderBy('user_id')
        .execute(),
    )
  const mark = (user_id: string | null, erased: boolean) => ({ user_id, erased })
  const { userId } = xenia
  expect(await readMarks()).toEqual([mark(userId, false), mark(userId, false), mark(null, true)])

  // Next month is charged, and is Xenia's.
  await world.sandbox.passMonth(signedIn.subscriptionId, 'paid')
  await world.deliverAll()
  await endAndErase(services, { userId, actor: null, personalData })
  expect(await statusOf(world, signedIn.subscriptionId)).toBe('ended')
  expect((await readMarks()).every(({ erased }) => erased)).toBe(true)
  expect(await world.findFaults()).toEqual([])
})
