import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildReimbursements, reimb } from '../../../../test/spending/reimbursements/build-reimbursements.ts'

type Made = {
  file: { id: string; count: number; total_cents: number } | null
  paid: string[]
  refused: { request_id: string; number: number | null; reason: string }[]
}

async function buildFiles() {
  const world = await buildReimbursements()
  const { call, dana, submit, line, decide } = world
  const approved = async (cents: number) => {
    const { id } = await submit([line(cents)])
    await decide(id, 'approved')
    return id
  }
  const make = async (requestIds: string[], requestKey: string = randomUUID(), who = dana) =>
    (
      await call(who, 'POST', reimb.payments, { request_ids: requestIds, request_key: requestKey })
    ).json<Made>()
  const readCsv = async (fileId: string) =>
    (await call(dana, 'GET', `${reimb.payments}/${fileId}/payments.csv`)).body
  return { ...world, approved, make, readCsv }
}

test('a payment file pays approved requests, names teacher, amount and reference, and refuses the others by name', async () => {
  const { approved, submit, line, make, readCsv, budget, findFaults } = await buildFiles()
  const [one, two] = [await approved(7_494), await approved(2_346)]
  const waiting = await submit([line(500)])
  const stranger = randomUUID()
  const made = await make([one, two, waiting.id, stranger])
  expect(made).toMatchObject({ file: { count: 2, total_cents: 9_840 } })
  expect(made.paid.toSorted()).toEqual([one, two].toSorted())
  expect(made.refused).toEqual(
    expect.arrayContaining([
      { request_id: waiting.id, number: waiting.number, reason: 'This request is not approved yet.' },
      { request_id: stranger, number: null, reason: 'Reimbursement not found' },
    ]),
  )
  const lines = (await readCsv(made.file?.id ?? '')).replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe('teacher,amount_usd,reference')
  expect(lines.slice(1)).toEqual(['Ms Rivera,74.94,RB-1001', 'Ms Rivera,23.46,RB-1002'])
  expect(await budget()).toMatchObject({ spentCents: 9_840, reservedCents: 500 })
  expect(await findFaults()).toEqual([])
})

test('the same key makes one file, and a request that one file pays no other pays', async () => {
  const { approved, make, budget, services, readCsv, findFaults } = await buildFiles()
  const [one, two] = [await approved(1_000), await approved(2_000)]
  const key = randomUUID()
  const first = await make([one], key)
  const lost = await make([one], key)
  expect(lost).toMatchObject({ file: { id: first.file?.id }, paid: [one] })
  const second = await make([one, two])
  expect(second).toMatchObject({ paid: [two], refused: [{ request_id: one }] })
  expect(second.refused[0]?.reason).toBe('Dana Reyes marked this request as paid already.')
  expect(await make([one])).toMatchObject({ file: null, paid: [] })
  expect(await readCsv(first.file?.id ?? '')).toContain('10.00')
  const files = await services.database.read((tx) =>
    tx.selectFrom('reimbursement_payment_files').select('id').execute(),
  )
  expect(files).toHaveLength(2)
  expect((await budget()).spentCents).toBe(3_000)
  expect(await findFaults()).toEqual([])
})

test('files made at the same moment, and a payment by hand beside them, pay each request once', async () => {
  const { approved, make, decide, dana, omar, budget, findFaults } = await buildFiles()
  const ids = await Promise.all([100, 200, 300, 400, 500, 600].map((cents) => approved(cents)))
  const [made, other] = await Promise.all([
    make(ids, randomUUID(), dana),
    make(ids.toReversed(), randomUUID(), omar),
    decide(ids[2] ?? '', 'paid', {}, dana),
  ])
  expect(made.paid.length + other.paid.length).toBeGreaterThanOrEqual(5)
  expect(new Set([...made.paid, ...other.paid]).size).toBe(made.paid.length + other.paid.length)
  expect(await budget()).toMatchObject({ spentCents: 2_100, reservedCents: 0 })
  expect(await findFaults()).toEqual([])
})

test('what the bank sent back is approved and set aside again, leaves its file, and is paid by the next one, once', async () => {
  const { approved, make, decide, call, dana, omar, budget, readCsv, read, services, findFaults } =
    await buildFiles()
  const [one, two] = [await approved(7_494), await approved(2_346)]
  const first = await make([one, two])
  const bounce = (id: string, who = dana, reason = 'The account was closed.') =>
    call(who, 'POST', `/api/admin/reimbursements/${id}/bounce`, { reason, reference: 'R02 8812' })
  expect((await bounce(one, dana, ' ')).statusCode).toBe(400)
  const answers = await Promise.all([bounce(one), bounce(one, omar)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await budget()).toMatchObject({ spentCents: 2_346, reservedCents: 7_494 })
  const story = await read(dana, one)
  expect(story).toMatchObject({ status: 'approved', payout: null, events: [{ kind: 'bounced' }, {}, {}, {}] })
  expect(await readCsv(first.file?.id ?? '')).not.toContain('74.94')
  expect(await findFaults()).toEqual([])

  await services.database.transaction((tx) =>
    tx.updateTable('teacher_budgets').set({ locked_at: services.clock.now() }).execute(),
  )
  services.clock.advance(1_000)
  expect((await bounce(two)).statusCode).toBe(200)
  expect(await findFaults()).toEqual([])
  services.clock.advance(1_000)
  const again = await make([one, two])
  expect(again).toMatchObject({ paid: expect.arrayContaining([one, two]) as unknown, refused: [] })
  expect((await make([one])).paid).toEqual([])
  expect((await decide(one, 'paid')).json()).toMatchObject({ item: { status: 'paid' } })
  expect(await budget()).toMatchObject({ spentCents: 9_840, reservedCents: 0 })
  expect(await findFaults()).toEqual([])
  const { items } = (await call(dana, 'GET', '/api/admin/reimbursement-payments')).json<{
    items: { count: number; returned: number }[]
  }>()
  expect(items).toMatchObject([
    { count: 2, returned: 0 },
    { count: 0, returned: 2 },
  ])
})
