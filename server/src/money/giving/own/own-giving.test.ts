// @module-tag some-on-pglite: givers find their gifts and papers there as well.
import { dayOf, yearOf } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { openDoor, readGiverLinks } from '../../../../test/money/giving/build-own-giving.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'

let world: GivingWorld
let email: string
let number = 0
beforeAll(
  async () => void (world = await buildGiving({ keep: true, environment: { ORG_EIN: '12-3456789' } })),
)
afterAll(() => world.close())
beforeEach(() => void (email = `giver-${++number}@example.org`))

let refunds = 0
async function giveBack(giftId: string, amountCents: number): Promise<void> {
  const { provider_payment_id: paymentId } = await world.services.database.read((tx) =>
    tx
      .selectFrom('payments')
      .select('provider_payment_id')
      .where('id', '=', giftId)
      .executeTakeFirstOrThrow(),
  )
  await world.services.payments.refund({ paymentId, amountCents, idempotencyKey: `back-${++refunds}` })
  await world.deliverAll()
}

async function signedIn() {
  const { bearer } = await world.signIn(email)
  return { bearer, door: openDoor(world, { bearer }) }
}

async function linked(at = -1) {
  const link = (await readGiverLinks(world, email)).at(at) ?? ''
  return { link, door: openDoor(world, { link }) }
}

describe('the list', () => {
  test('refuses a year or a day that no calendar of ours has, in the file and on paper as well', async () => {
    await world.give({ email, amountCents: 2_000 })
    const { door } = await linked()
    for (const year of ['9999', '2200', '0', 'x']) {
      for (const path of ['/gifts', '/gifts.csv'])
        expect((await door.get(path, { year })).statusCode, path + year).toBe(400)
    }
    for (const [from = '', to = ''] of [
      ['9999-12-31', '9999-12-31'],
      ['0000-01-01', '0001-01-01'],
      ['2200-01-01', '2200-01-02'],
    ])
      expect((await door.get('/statement.pdf', { from, to })).statusCode, from).toBe(400)
    expect((await door.get('/gifts', { year: '2199' })).json()).toMatchObject({ total: 0 })
  })

  test('shows a sponsor every gift with what became of it, the newest first, and nobody else’s', async () => {
    const { bearer, door } = await signedIn()
    await world.give({ bearer, amountCents: 5_000 })
    world.clock.advance(1_000)
    await world.give({ bearer, amountCents: 80_000, destination: 'project' })
    await world.give({ email: `other-${number}@example.org`, amountCents: 700 })
    const { items, ...rest } = await door.listGifts()
    expect(items).toMatchObject([
      { amount_cents: 80_000, program_id: null, destination: 'project', standing: null },
      { amount_cents: 5_000, destination: 'classrooms', plan: [{ kind: 'own_tower', cents: 5_000 }] },
    ])
    const year = yearOf(world.clock.now())
    expect(rest).toEqual({ total: 2, kept_cents: 85_000, years: { first: year, last: year } })
    await giveBack(items[0]?.id ?? '', 80_000)
    await giveBack(items[1]?.id ?? '', 1_000)
    const after = await door.listGifts()
    expect(after).toMatchObject({
      kept_cents: 4_000,
      items: [{ standing: 'refunded', receipt_number: null }, { standing: 'partly_refunded' }],
    })
    expect(await world.findFaults()).toEqual([])
  })

  test(
    'is narrowed by year and destination, ordered by amount, and cut into pages that neither overlap nor leave gaps',
    { tags: 'on-pglite-too' },
    async () => {
      for (const amountCents of [300, 100, 500, 200, 400]) await world.give({ email, amountCents })
      world.clock.advance(366 * dayMs)
      await world.give({ email, amountCents: 900, destination: 'project' })
      const { door } = await linked()
      const amounts = async (query: Record<string, string>) =>
        (await door.listGifts(query)).items.map(({ amount_cents: cents }) => cents)
      expect(await amounts({ sort: 'amount', destination: 'classrooms' })).toEqual([100, 200, 300, 400, 500])
      expect(await amounts({ year: String(yearOf(world.clock.now())) })).toEqual([900])
      const pages = ['1', '2', '3'].map((page) => amounts({ sort: '-amount', page, pageSize: '2' }))
      expect((await Promise.all(pages)).flat()).toEqual([900, 500, 400, 300, 200, 100])
    },
  )

  test('comes as a file for spreadsheets, its money in dollars and cents', async () => {
    const { bearer, door } = await signedIn()
    await world.give({ bearer, amountCents: 5_000 })
    const file = await door.get('/gifts.csv')
    expect(file.headers['content-disposition']).toBe('attachment; filename="giving.csv"')
    expect(parse(file.body, { bom: true, columns: true })).toMatchObject([
      { program_id: 'sponsor-classroom', amount_usd: '50.00', left_usd: '50.00', state: 'settled' },
    ])
  })

  test('is empty, and so is the statement, for a sponsor who never gave', async () => {
    const { door } = await signedIn()
    expect(await door.listGifts()).toEqual({ items: [], total: 0, kept_cents: 0, years: null })
    const { text } = await readPdf(
      (await door.get('/statement.pdf', { from: '2026-01-01', to: '2026-12-31' })).rawPayload,
    )
    expect(text).toContain('There was no gift in this period.')
    expect(text).not.toMatch(/deductible/)
  })
})

describe('papers', () => {
  test('a receipt says number, day, giver, destination and amount, in the language asked for, and staff hear once of letters that it can’t bear', async () => {
    const named = { metadata: { sponsor_display_name: 'Юлия 李小龍 🎉' } }
    await world.give({ email, amountCents: 12_345, body: named })
    const { door } = await linked()
    const [gift] = (await door.listGifts()).items
    const answer = await door.get(`/gifts/${gift?.id}/receipt.pdf`, { language: 'es' })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="receipt-${gift?.receipt_number}.pdf"`,
    })
    const { title, language, text } = await readPdf(answer.rawPayload)
    expect({ title, language }).toEqual({
      title: `Recibo de donación ${gift?.receipt_number}`,
      language: 'es',
    })
    const said = [email, '$123.45', 'tu propia torre', 'EIN 12-3456789', 'deducible de impuestos']
    for (const words of [...said, 'Юлия 李小龍 ?']) expect(text).toContain(words)
    await door.get(`/gifts/${gift?.id}/receipt.pdf`)
    const told = await world.services.database.read((tx) =>
      tx.selectFrom('admin_notifications').select('message').where('type', '=', 'receipt_letters').execute(),
    )
    expect(told).toMatchObject([{ message: expect.stringContaining(': 🎉.') as string }])
  })

  test('a gift that went back whole has a void receipt, which says nothing of taxes; one that went back in part says how much', async () => {
    await world.give({ email, amountCents: 12_300 })
    const { door } = await linked()
    const id = (await door.listGifts()).items[0]?.id ?? ''
    const read = async () => (await readPdf((await door.get(`/gifts/${id}/receipt.pdf`)).rawPayload)).text
    await giveBack(id, 2_300)
    expect(await read()).toMatch(/\$23\.00 of this gift was given back[^]*\$100\.00[^]*deductible/)
    await giveBack(id, 10_000)
    const gone = await read()
    expect(gone).toContain('VOID. All of this gift was given back')
    expect(gone).not.toMatch(/deductible/)
  })

  test(
    'a statement lists every gift of its days with both ends included, adds them up, and says what is left',
    { tags: 'on-pglite-too' },
    async () => {
      const day = () => dayOf(world.clock.now())
      await world.give({ email, amountCents: 1_000 })
      world.clock.advance(400 * dayMs)
      const from = day()
      await world.give({ email, amountCents: 20_000 })
      world.clock.advance(3 * dayMs)
      await world.give({ email, amountCents: 30_000 })
      const { door } = await linked()
      await giveBack((await door.listGifts()).items[0]?.id ?? '', 30_000)
      const answer = await door.get('/statement.pdf', { from, to: day() })
      const { text, elements } = await readPdf(answer.rawPayload)
      const rows = elements.filter(({ role }) => role === 'TR').map((row) => row.text)
      expect(rows.filter((row) => row.includes('$200.00'))).toHaveLength(2)
      expect(rows.at(-1)).toBe('2 gifts $500.00 $0.00 $300.00 $200.00')
      expect(rows.find((row) => row.includes('$300.00'))).toContain('void')
      expect(text).toContain('What is left, $200.00, is tax-deductible to the extent the law allows.')
      expect(text).not.toContain('$10.00')
    },
  )

  test('a child who is called as a statement says anyway is covered on none', async () => {
    await world.give({ email, amountCents: 5_000 })
    const at = world.services.clock.now()
    await world.services.database.transaction(async (tx) => {
      const { id } = await tx
        .insertInto('users')
        .values({ email: 'list@school.edu', role: 'teacher' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const names = ['Giving Statement', 'Every Gift', 'Card Fee']
      await tx
        .insertInto('students')
        .values(names.map((full_name) => ({ teacher_id: id, full_name, created_at: at })))
        .execute()
    })
    const { door } = await signedIn()
    const answer = await door.get('/statement.pdf', { from: '2020-01-01', to: '2029-01-01' })
    const { title, text } = await readPdf(answer.rawPayload)
    expect([title, text.includes('•••')]).toEqual(['Giving statement', false])
  })

  test('a time that ends before it begins, or is no time at all, makes no statement', async () => {
    const { door } = await signedIn()
    for (const period of [
      { from: '2026-02-01', to: '2026-01-01' },
      { from: '1990-01-01', to: '2026-01-01' },
      { from: '2026-02-30', to: '2026-03-01' },
      { from: 'x', to: '' },
    ])
      expect((await door.get('/statement.pdf', period)).statusCode).toBe(400)
  })

  test('nothing is said of taxes where the charity has no number', async () => {
    const plain = await buildGiving()
    await plain.give({ email, amountCents: 5_000 })
    const door = openDoor(plain, { link: (await readGiverLinks(plain, email))[0] ?? '' })
    const [gift] = (await door.listGifts()).items
    const papers = [
      await door.get(`/gifts/${gift?.id}/receipt.pdf`),
      await door.get('/statement.pdf', { from: '2020-01-01', to: '2029-01-01' }),
    ]
    for (const { rawPayload } of papers)
      expect((await readPdf(rawPayload)).text).not.toMatch(/deductible|EIN/)
  })

  test('a receipt asked for again is mailed once an hour, to the address of today; a void one is not', async () => {
    await world.give({ email, amountCents: 5_000 })
    const { door } = await linked()
    const [gift] = (await door.listGifts()).items
    const resend = () => door.act(`/gifts/${gift?.id}/resend`)
    expect((await resend()).json()).toEqual({ ok: true, mailed: true })
    for (let time = 0; time < 2; time++) expect((await resend()).json()).toEqual({ ok: true, mailed: false })
    expect(await readGiverLinks(world, email)).toHaveLength(2)
    world.clock.advance(3_700_000)
    expect((await resend()).json()).toEqual({ ok: true, mailed: true })
    expect(await readGiverLinks(world, email)).toHaveLength(3)
    await giveBack(gift?.id ?? '', 5_000)
    expect((await resend()).json()).toMatchObject({ code: 'own_giving.no_receipt' })
  })

  test('an address that was just corrected gets the receipt within the hour as well', async () => {
    const { bearer, door } = await signedIn()
    await world.give({ bearer, amountCents: 5_000 })
    const [gift] = (await door.listGifts()).items
    const resend = () => door.act(`/gifts/${gift?.id}/resend`)
    expect((await resend()).json()).toEqual({ ok: true, mailed: true })
    const corrected = `corrected-${email}`
    await world.services.database.transaction((tx) =>
      tx.updateTable('users').set({ email: corrected }).where('email', '=', email).execute(),
    )
    for (const mailed of [true, false]) expect((await resend()).json()).toEqual({ ok: true, mailed })
    expect(await readGiverLinks(world, corrected)).toHaveLength(1)
  })
})
