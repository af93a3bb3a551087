import { expect, test } from 'vitest'
import type { PurchaseReceipt } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { renderDemoPicture } from '../../../../seeds/spending/photos/demo-pictures.ts'
import {
  buildReimbursements,
  itemOf,
  picture,
  reimb,
} from '../../../../test/spending/reimbursements/build-reimbursements.ts'
import { forgottenDays, sweepReceipts } from './sweep-receipts.ts'

test('an uploaded receipt is its teacher’s own, and the old header may name nobody else', async () => {
  const { upload, teacher, dana, call, person } = await buildReimbursements()
  const bytes = await picture(7)
  const answer = await upload(bytes, {
    fields: { caption: 'Paint', file_name: '../../a\u202eb/receipt.png' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const { item, receipt_url: url } = answer.json<{ item: PurchaseReceipt; receipt_url: string }>()
  expect(item).toMatchObject({
    teacher_id: teacher.userId,
    status: 'submitted',
    caption: 'Paint',
    file_name: 'receipt.png',
    request_id: null,
  })
  expect((await call(undefined, 'GET', url)).statusCode).toBe(200)
  const named = await upload(bytes, { headers: { 'x-pt-teacher-id': dana.userId } })
  expect([named.statusCode, named.json<{ code: string }>().code]).toEqual([403, 'identity.another_named'])
  const own = await upload(bytes, { headers: { 'x-pt-teacher-id': teacher.userId } })
  expect(own.json<{ item: PurchaseReceipt }>().item.teacher_id).toBe(teacher.userId)
  expect((await upload(bytes, { who: dana })).statusCode).toBe(403)
  const lee = await person('lee@school.edu', 'teacher', 'Lee Park')
  const listed = (await call(lee, 'GET', '/api/reimbursements')).json<{ total: number }>()
  expect(listed.total).toBe(0)
})

test('only pictures and passive PDFs of at most 10 MB with a short caption are taken', async () => {
  const { upload } = await buildReimbursements()
  const statusOf = async (bytes: Buffer, fields = {}) => (await upload(bytes, { fields })).statusCode
  const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n1 0 obj<<${inside}>>endobj\n%%EOF`)
  expect(await statusOf(pdf())).toBe(200)
  expect(await statusOf(pdf('/JavaScript(1)'))).toBe(415)
  expect(await statusOf(Buffer.from('<svg onload="1"/>'))).toBe(415)
  expect(await statusOf(Buffer.from('GIF89a;alert(1)'))).toBe(415)
  expect(await statusOf(Buffer.concat([await picture(1), Buffer.alloc(10_000_000)]))).toBe(413)
  expect(await statusOf(await picture(2), { caption: 'x'.repeat(141) })).toBe(400)
  expect(await statusOf(await renderDemoPicture('<rect width="9" height="9"/>'))).toBe(200)
})

test('a receipt stands in one request, and follows what becomes of it', async () => {
  const { uploaded, submit, send, line, decide, call, teacher, findFaults } = await buildReimbursements()
  const receipt = await uploaded(10)
  const status = async () =>
    (await call(teacher, 'GET', '/api/reimbursements')).json<{ items: PurchaseReceipt[] }>().items[0]?.status
  const { id, purchase_request_items: items } = await submit([line(500, receipt.receipt_url), line(700)])
  expect(items[0]?.receipt).toMatchObject({ id: receipt.item.id })
  expect(items[0]?.receipt_url).toMatch(/^\/files\/.+\/signed\?/)
  expect(await status()).toBe('submitted')
  const other = await send([line(500, receipt.receipt_url)])
  expect(other.json()).toMatchObject({ code: 'reimbursements.receipt_used' })
  expect((await call(teacher, 'DELETE', `/api/receipts/${receipt.item.id}`)).statusCode).toBe(409)
  await decide(id, 'approved')
  expect(await status()).toBe('approved')
  await decide(id, 'paid')
  expect(await status()).toBe('reimbursed')
  expect(await findFaults()).toEqual([])
})

test('a receipt elsewhere is kept as a link, and no address runs a script or means a file of somebody else', async () => {
  const { send, line, dana, read, list } = await buildReimbursements()
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '/admin', '/files/none/signed', 'https://'])
    expect([url, (await send([line(1, url)])).statusCode]).toEqual([url, 404])
  const elsewhere = 'https://shop.example.org/receipt?id=7'
  const { id } = itemOf(await send([line(900, elsewhere)]))
  expect((await read(dana, id)).purchase_request_items).toMatchObject([
    { receipt_url: elsewhere, receipt: null },
  ])
  expect((await list(dana)).total).toBe(1)
})

test('staff see that the same file, or the same amount on the same day, stands in another request', async () => {
  const { uploaded, submit, line, dana, teacher, read, list, backdate, person, services } =
    await buildReimbursements()
  const first = await submit([line(1_250, (await uploaded(20)).url)])
  await backdate(first.id, 3)
  expect((await read(dana, first.id)).duplicates).toEqual([])
  const copy = await submit([line(999, (await uploaded(20)).url)])
  const twin = await submit([line(999)])
  expect((await read(dana, copy.id)).duplicates).toMatchObject([
    { because: 'same_amount_and_date', request_id: twin.id },
    { because: 'same_file', request_id: first.id, teacher: 'Ms Rivera' },
  ])
  expect((await list(dana)).items.map(({ is_suspect: isSuspect }) => isSuspect)).toEqual([true, true, true])
  expect((await read(teacher, copy.id)).duplicates).toEqual([])
  const lee = await person('lee@school.edu', 'teacher', 'Lee Park')
  const draft = await uploaded(30, lee)
  const { content_hash: hash } = await services.database.read((tx) =>
    tx
      .selectFrom('reimbursements')
      .select('content_hash')
      .where('id', '=', draft.item.id)
      .executeTakeFirstOrThrow(),
  )
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
})

test('a receipt that no request shows goes after a while, one that is used stays', async () => {
  const { uploaded, submit, line, services, clock } = await buildReimbursements()
  const used = await uploaded(40)
  await uploaded(41)
  await submit([line(100, used.url)], { draft: true })
  clock.advance((forgottenDays - 1) * 86_400_000)
  await sweepReceipts(services)
  const kept = () => services.database.read((tx) => tx.selectFrom('reimbursements').select('id').execute())
  expect(await kept()).toHaveLength(2)
  clock.advance(2 * 86_400_000)
  await sweepReceipts(services)
  expect(await kept()).toEqual([{ id: used.item.id }])
})

test('a receipt of a draft can be removed, and its line stays', async () => {
  const { uploaded, submit, line, call, teacher, read } = await buildReimbursements()
  const receipt = await uploaded(50)
  const { id } = await submit([line(100, receipt.url)], { draft: true })
  expect((await call(teacher, 'DELETE', `/api/receipts/${receipt.item.id}`)).statusCode).toBe(200)
  expect((await read(teacher, id)).purchase_request_items).toMatchObject([
    { description: 'Pencils', receipt: null, receipt_url: null },
  ])
  expect((await call(teacher, 'DELETE', `/api/receipts/${receipt.item.id}`)).statusCode).toBe(404)
  expect((await call(teacher, 'GET', `${reimb.list}?status=draft`)).json()).toMatchObject({ total: 1 })
})
