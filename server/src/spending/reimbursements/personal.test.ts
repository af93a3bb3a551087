import { expect, test, vi } from 'vitest'
import { buildReimbursements } from '../../../test/spending/reimbursements/build-reimbursements.ts'
import { eraseRequests } from './erase-requests.ts'
import { exportOwnRequests } from './export-own-requests.ts'

// Many calls over one database, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

const words = 'Pencils for Rivera'

/** A teacher who was paid, who was sent back a request with a reason, and who began one and never submitted it. */
async function buildRequests() {
  const world = await buildReimbursements()
  const item = async (cents: number, shade: number) => ({
    ...world.line(cents, (await world.uploaded(shade)).url),
    description: words,
  })
  const paid = await world.submit([await item(900, 10)], { memo: words })
  await world.decide(paid.id, 'paid', { reference: 'Zelle Rivera' })
  const returned = await world.submit([await item(700, 20)], { memo: words })
  await world.giveBack(returned.id, `Ask ${words}`)
  await world.submit([await item(500, 30)], { memo: words, draft: true })
  await world.uploaded(40)
  return { ...world, paid, returned }
}

test('a teacher’s file tells their requests with lines and receipts, drafts too, and nothing of anybody else’s', async () => {
  const { services, teacherId, paid, returned, person } = await buildRequests()
  const own = await services.database.read((tx) => exportOwnRequests(tx, teacherId))
  expect(own.requests).toMatchObject([
    {
      ...{ number: paid.number, status: 'paid', memo: words, total_cents: 900 },
      lines: [{ description: words, amount_cents: 900 }],
    },
    { number: returned.number, status: 'draft', reason: `Ask ${words}` },
    { status: 'draft', total_cents: 500, submitted_at: null },
  ])
  expect(own.receipts).toHaveLength(4)
  const { userId } = await person('lee@school.edu', 'teacher', 'Lee Park')
  expect(await services.database.read((tx) => exportOwnRequests(tx, userId))).toEqual({
    requests: [],
    receipts: [],
  })
})

test('of an erased teacher no word stays; what was submitted stays by number and amount, and the books stay whole', async () => {
  const { services, teacherId, paid, returned, findFaults, budget } = await buildRequests()
  const before = await budget()
  await services.database.transaction((tx) =>
    eraseRequests(tx, {
      userId: teacherId,
      addresses: ['rivera@school.edu'],
      names: ['Ana Rivera'],
      at: services.clock.now(),
    }),
  )
  const own = await services.database.read((tx) => exportOwnRequests(tx, teacherId))
  expect(JSON.stringify(own)).not.toContain('Rivera')
  expect(own.requests).toMatchObject([
    {
      number: paid.number,
      status: 'paid',
      memo: '',
      total_cents: 900,
      lines: [{ amount_cents: 900, receipt: null }],
    },
    { number: returned.number, status: 'draft', reason: null, total_cents: 700 },
  ])
  expect(own.receipts).toMatchObject([{ file_name: null }, { file_name: null }])
  expect(await budget()).toEqual(before)
  const searched = await services.database.read((tx) =>
    tx.selectFrom('purchase_requests').select('words').execute(),
  )
  expect(searched.map((row) => String(row.words))).toEqual(['', ''])
  // What the bank called the payment names them by half a name: in the log as little as in the books.
  const said = await services.database.read((tx) => tx.selectFrom('audit_words').select('words').execute())
  expect(JSON.stringify(said)).not.toContain('Zelle')
  expect(await findFaults()).toEqual([])
})
