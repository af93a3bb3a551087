import { describe, expect, test } from 'vitest'
import { buildCards, type CardWorld } from '../../../../test/spending/cards/build-cards.ts'

type Item = { id: string; status: string; updated_at: string; verified_at: string | null; last4: string }

const cardOf = (world: CardWorld, more: object = {}) => ({
  ...{ teacher_id: world.teacherId, vendor: 'amazon', last4: '4242', status: 'active' },
  ...more,
})

async function buildDesk() {
  const world = await buildCards()
  const admin = await world.signInAs('admin')
  const save = (more: object = {}) =>
    world.post(`${world.functions}/admin-teacher-card-upsert`, cardOf(world, more), admin.bearer)
  const saved = async (more: object = {}) => (await save(more)).json<{ item: Item }>().item
  const onFile = (body: object) =>
    world.post(`${world.functions}/admin-teacher-card-onfile`, body, admin.bearer)
  const list = async () =>
    (await world.get(`/api/teacher/cards?teacher_id=${world.teacherId}`, admin.bearer)).json<{
      items: Item[]
    }>().items
  const audit = () =>
    world.services.database.read((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'actor_id'])
        .where('action', 'like', 'cards.%')
        .orderBy('seq')
        .execute(),
    )
  const mails = () =>
    world.services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email', 'params'])
        .where('template', '=', 'teacher_card_changed')
        .execute(),
    )
  return { ...world, admin, save, saved, onFile, list, audit, mails }
}

describe('staff', () => {
  test('keep a teacher’s card with all its fields, and each change leaves a row in the audit log', async () => {
    const desk = await buildDesk()
    const card = await desk.saved({
      ...{ exp_month: '08', exp_year: '2030', limit_cents: 50_000, external_id: 'ic_123', notes: 'For fall' },
    })
    expect(card).toMatchObject({
      teacher_id: desk.teacherId,
      vendor: 'amazon',
      label: 'PT::teacher::amazon',
      status: 'active',
      ...{ exp_month: '08', exp_year: '2030', limit_cents: 50_000, spend_cents: 0 },
      ...{ external_id: 'ic_123', notes: 'For fall', on_file: false, verified_at: null },
    })
    const { admin } = desk
    expect(await desk.saved({ id: card.id, status: 'replacing' })).toMatchObject({ status: 'replacing' })
    expect(await desk.saved({ id: card.id, status: 'inactive' })).toMatchObject({ status: 'inactive' })
    expect((await desk.onFile({ id: card.id, on_file: true })).json()).toMatchObject({
      item: { on_file: true },
    })
    await desk.onFile({ id: card.id, on_file: true })
    expect(await desk.audit()).toEqual(
      ['cards.save', 'cards.mark_replacing', 'cards.deactivate', 'cards.set_on_file'].map((action) => ({
        action,
        actor_id: admin.userId,
      })),
    )
    expect(await desk.mails()).toMatchObject([
      { to_email: 'rivera@school.edu', params: { status: 'replacing', last4: '4242' } },
      { to_email: 'rivera@school.edu', params: { status: 'inactive', last4: '4242' } },
    ])
  })

  test('see the best card of each vendor first: active, replacing, inactive, and the latest change', async () => {
    const desk = await buildDesk()
    const made = []
    for (const [status, last4] of [
      ['inactive', '0001'],
      ['replacing', '0002'],
      ['inactive', '0003'],
      ['active', '0004'],
    ]) {
      made.push(await desk.saved({ status, last4 }))
      desk.clock.advance(1_000)
    }
    expect((await desk.list()).map(({ last4 }) => last4)).toEqual(['0004', '0002', '0003', '0001'])
  })

  test('keep one active card of a vendor, also when two of them save at once', async () => {
    const desk = await buildDesk()
    const answers = await Promise.all([desk.save({ last4: '0001' }), desk.save({ last4: '0002' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await desk.save({ vendor: 'walmart' })).statusCode).toBe(200)
  })

  test('who save what somebody else changed meanwhile are told so, and a form sent twice makes one card', async () => {
    const desk = await buildDesk()
    const key = '33333333-3333-4333-8333-333333333333'
    const [card, again] = [await desk.saved({ request_key: key }), await desk.saved({ request_key: key })]
    expect(again.id).toBe(card.id)
    desk.clock.advance(1_000)
    await desk.saved({ id: card.id, seen_updated_at: card.updated_at, notes: 'first' })
    const late = await desk.save({ id: card.id, seen_updated_at: card.updated_at, notes: 'second' })
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'cards.changed_meanwhile' }])
  })

  test.each([
    [{ last4: '42' }, 400],
    [{ last4: '42424' }, 400],
    [{ exp_month: '13' }, 400],
    [{ exp_year: '30' }, 400],
    [{ vendor: 'target' }, 400],
    [{ teacher_id: '00000000-0000-4000-8000-000000000000' }, 404],
    [{ id: '00000000-0000-4000-8000-000000000000' }, 404],
  ])('are refused %j', async (more, status) => {
    const desk = await buildDesk()
    expect((await desk.save(more)).statusCode).toBe(status)
  })

  test('alone may do so', async () => {
    const desk = await buildDesk()
    const teacher = desk.bearer
    const save = desk.post(`${desk.functions}/admin-teacher-card-upsert`, cardOf(desk), teacher)
    expect((await save).statusCode).toBe(403)
    expect((await desk.get(`/api/teacher/cards?teacher_id=${desk.teacherId}`, teacher)).statusCode).toBe(403)
  })
})

describe('a teacher', () => {
  const upsert = (world: CardWorld, body: object) =>
    world.post(`${world.functions}/teacher-vendor-card-upsert`, { vendor: 'amazon', ...body })

  test('keeps the last four digits of a card and verifies them; other digits have to be verified anew', async () => {
    const world = await buildCards()
    const first = await upsert(world, {
      last4: '4111 1111 1111 4242',
      email_alias: 'rivera-shop@example.org',
      verify: true,
    })
    expect(first.json()).toMatchObject({
      item: { vendor: 'amazon', last4: '4242', alias_email: 'rivera-shop@example.org', is_ready: true },
    })
    const list = async () =>
      (await world.get(`${world.functions}/teacher-vendor-cards`)).json<{ items: Item[] }>()
    expect((await list()).items).toHaveLength(1)
    expect((await upsert(world, { last4: '9999' })).json()).toMatchObject({
      item: { last4: '9999', verified_at: null, is_ready: false },
    })
    const stored = await world.services.database.read((tx) =>
      tx.selectFrom('teacher_cards').selectAll().execute(),
    )
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain('4111')
  })

  test.each([{ last4: '', verify: true }, { last4: '12', verify: true }, { last4: '12' }])(
    'needs all four digits: %j',
    async (body) => {
      const world = await buildCards()
      expect((await upsert(world, body)).json()).toMatchObject({ code: 'cards.digits_missing' })
    },
  )

  test('sent twice at once is one card', async () => {
    const world = await buildCards({ poolSize: 8 })
    await Promise.all(Array.from({ length: 8 }, () => upsert(world, { last4: '4242', verify: true })))
    const stored = await world.services.database.read((tx) =>
      tx.selectFrom('teacher_cards').select('id').execute(),
    )
    expect(stored).toHaveLength(1)
  })

  test('changes no card that staff keep or ended', async () => {
    const desk = await buildDesk()
    const card = await desk.saved({ external_id: 'ic_1' })
    expect((await upsert(desk, { last4: '9999' })).json()).toMatchObject({ code: 'cards.kept_by_staff' })
    expect((await upsert(desk, { last4: '4242', verify: true })).json()).toMatchObject({
      item: { is_ready: true },
    })
    await desk.saved({ id: card.id, status: 'inactive', external_id: 'ic_1' })
    expect((await upsert(desk, { last4: '4242', verify: true })).json()).toMatchObject({
      code: 'cards.set_inactive',
    })
  })
})
