import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildDesk } from '../../../../test/money/desk/build-desk.ts'
import { splitStatements } from '../../../database/migrate.ts'
import { readMigrations } from '../../../database/read-migrations.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { readBooks } from '../../../test/read-books.ts'

/** Takes away what the migration brought. */
const before = `
  delete from approvals;
  alter table refund_orders add column needs_second boolean not null default true;
  create index refund_orders__waiting on refund_orders (asked_at);
  create index refund_orders__second_person on refund_orders (asked_at);
  alter table refund_orders add constraint refund_orders__second_is_another check (true or needs_second);
`

test('refunds that waited before they were approvals are decided there, and what was decided stands', async () => {
  const { services, pay, staff, call, settle, findFaults } = await buildDesk({
    environment: { REFUND_SECOND_PERSON_CENTS: '0' },
  })
  const dana = await staff('dana@tower.test', 'Dana Reyes')
  const kim = await staff('kim@tower.test', 'Kim Osei')
  const ask = async (name: string) => {
    const id = await pay({ email: `${name}@example.org`, amountCents: 80_000 })
    await call(dana, 'POST', `/api/admin/payments/${id}/refunds`, {
      ...{
        kind: 'refund',
        amount_cents: 1_000,
        left_cents: 80_000,
        reason: name,
        request_key: `press-${name}`,
      },
    })
    return id
  }
  const sent = await ask('sent')
  await settle(kim)
  const stays = await ask('stays')
  await settle(kim, 'refused')
  const waits = await ask('waits')
  const migration = readMigrations().find(({ name }) => name.includes('refunds-by-the-one-rule'))
  await services.database.transaction(async (tx) => {
    await writeAudit(tx, {
      at: services.clock.now(),
      actorId: dana.userId,
      // As it was called then.
      action: 'desk.ask_for_refund' as 'approvals.ask',
      targetKind: 'payment',
      targetId: waits,
      details: { amount_cents: 1_000 },
    })
    for (const statement of splitStatements(before + (migration?.text ?? '')))
      await sql.raw(statement).execute(tx)
  })
  const list = await call(kim, 'GET', '/api/admin/approvals')
  const states = list
    .json<{ items: { subject_id: string; state: string }[] }>()
    .items.map(({ subject_id: id, state }) => [id, state])
  expect(Object.fromEntries(states)).toEqual({ [sent]: 'earlier', [stays]: 'refused', [waits]: 'waiting' })
  expect(await findFaults()).toEqual([])
  expect((await settle(dana)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect((await settle(kim)).statusCode).toBe(200)
  expect((await readBooks(services)).refunds).toHaveLength(2)
  expect(await findFaults()).toEqual([])
})
