import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import type { DeskThanks } from '@tower/contract/money/desk-thanks.contract.ts'
import type { LeftOut } from '@tower/contract/money/left-out.contract.ts'
import { maxStatementGifts } from '@tower/contract/money/own-giving.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildDonors } from '../../../../test/money/desk/build-donors.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { printThanks } from '../thanks/print-thanks.ts'

vi.setConfig({ testTimeout: 60_000 })

test('whoever has no email address gets a receipt and the statement of the year on paper, those of all in one file', async () => {
  const { check, idOf, at, call, staff, dana, clock } = await buildDonors()
  const eleanor = { email: null, donor_name: 'Eleanor Whitfield', postal_address: '14 Marsh Lane\nOxford' }
  await check({ ...eleanor, amount_cents: 25_000 })
  await check({ email: null, donor_name: 'Łukasz Żak', reference: '2', amount_cents: 5_000 })
  const id = await idOf('eleanor')
  const one = await call(dana, 'GET', at(id, '/statement.pdf?year=2026'))
  expect([one.statusCode, one.headers['content-type']]).toEqual([200, 'application/pdf'])
  clock.advance(Date.UTC(2027, 0, 2) - clock.now().getTime())
  const later = await staff('dana@tower.test', 'Dana Reyes')
  const path = '/api/admin/year-end/statements'
  expect((await call(later, 'GET', `${path}?year=2026`)).json()).toMatchObject({ to_mail: 0, on_paper: 2 })
  const all = await call(later, 'GET', `${path}.pdf?year=2026`)
  expect([all.statusCode, all.headers['content-type']]).toEqual([200, 'application/pdf'])
  // Each on a page of its own.
  expect(all.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect((await call(later, 'GET', `${path}.pdf?year=2026&part=2`)).json()).toMatchObject({
    code: 'closing.none_on_paper',
  })
  expect((await call(later, 'GET', `${path}.pdf?year=2027`)).statusCode).toBe(409)
})

test('who has not been thanked is listed until somebody says how they were, and letters are printed for what is shown', async () => {
  const { pay, check, call, dana, kim } = await buildDonors()
  const rosa = await pay({ email: 'rosa@example.org', amountCents: 5_000 })
  const eleanor = await check({
    email: null,
    donor_name: 'Eleanor Whitfield',
    postal_address: '14 Marsh Lane',
  })
  const list = async (query: string) =>
    (await call(dana, 'GET', `/api/admin/thanks?${query}`))
      .json<{ items: DeskThanks[] }>()
      .items.toSorted((one, other) => one.id.localeCompare(other.id))
  const idsOf = async (query: string) => (await list(query)).map(({ id }) => id)
  expect(await idsOf('standing=open')).toEqual([rosa, eleanor].toSorted())
  expect(await idsOf('reach=paper')).toEqual([eleanor])
  const thank = (ids: string[], how: string, who = dana) =>
    call(who, 'POST', '/api/admin/thanks', { payment_ids: ids, how })
  await Promise.all([thank([eleanor], 'letter'), thank([eleanor], 'letter', kim)])
  expect((await thank([eleanor], 'call', kim)).statusCode).toBe(200)
  expect(await list('standing=done')).toMatchObject([{ id: eleanor, thanked_how: 'letter' }])
  expect(await idsOf('standing=open')).toEqual([rosa])
  const stranger = '00000000-0000-4000-8000-00000000000d'
  expect((await thank([stranger], 'letter')).json()).toMatchObject({ code: 'giving.payment_not_found' })
  const donor = async (id: string) => (await call(dana, 'GET', `/api/admin/donors/${id}`)).json<DonorFile>()
  const { history } = await donor((await list('standing=done'))[0]?.donor_id ?? '')
  expect(history.filter(({ action }) => action === 'giving.thank_donors')).toHaveLength(1)
  const letters = await call(dana, 'GET', '/api/admin/thanks/letters.pdf?reach=paper&note=See%20you%20soon')
  expect([letters.statusCode, letters.headers['content-type']]).toEqual([200, 'application/pdf'])
  const none = await call(dana, 'GET', '/api/admin/thanks/letters.pdf?from=2027-01-01')
  expect(none.json()).toMatchObject({ code: 'giving.nobody_to_thank' })
  await call(dana, 'POST', '/api/admin/thanks/undo', { payment_ids: [eleanor] })
  expect(await idsOf('standing=done')).toEqual([])
})

test('whoever cannot be printed is named with the reason, and keeps nobody else from a statement or a letter', async () => {
  const { check, idOf, call, staff, clock, services } = await buildDonors()
  const paper = (donor_name: string, more: object = {}) =>
    check({ email: null, donor_name, reference: donor_name, amount_cents: 5_000, ...more })
  await paper('Eleanor Whitfield', { postal_address: '14 Marsh Lane' })
  await paper('Rosa 🎉 Núñez')
  await paper('Ann Lee', { postal_address: '1 Main St 🏠' })
  await paper('Giver of Many')
  const [rosa, ann, many] = [await idOf('núñez'), await idOf('ann lee'), await idOf('giver of many')]
  await services.database.transaction((tx) =>
    sql`
    insert into payments (provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at)
    select 'many' || n, ${many}::uuid, 'project', 100, 'usd', 'settled', '2026-11-01'
    from generate_series(1, ${maxStatementGifts}::int) n`.execute(tx),
  )
  clock.advance(Date.UTC(2027, 0, 2) - clock.now().getTime())
  const later = await staff('dana@tower.test', 'Dana Reyes')
  const leftOut = async (path: string) =>
    (await call(later, 'GET', path))
      .json<{ items: LeftOut[] }>()
      .items.map(({ donor_id: id, reason }) => [id, reason])
      .toSorted()
  const statements = '/api/admin/year-end/statements'
  expect(await leftOut(`${statements}/left-out?year=2026`)).toEqual(
    [
      [rosa, 'letters'],
      [ann, 'letters'],
      [many, 'too_many_gifts'],
    ].toSorted(),
  )
  const printed = await call(later, 'GET', `${statements}.pdf?year=2026`)
  expect(printed.statusCode).toBe(200)
  expect((await readPdf(printed.rawPayload)).text).toContain('Eleanor Whitfield')
  expect(printed.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)

  const checks = 'from=2026-11-02&reach=paper'
  expect(await leftOut(`/api/admin/thanks/left-out?${checks}`)).toEqual(
    [
      [rosa, 'letters'],
      [ann, 'letters'],
      [many, 'no_postal_address'],
    ].toSorted(),
  )
  const letters = await call(later, 'GET', `/api/admin/thanks/letters.pdf?${checks}`)
  const { text } = await readPdf(letters.rawPayload)
  expect(text).toContain('Dear Eleanor Whitfield,')
  expect(text).not.toContain('Giver of Many')
  expect(text).not.toContain('?')
  const smiling = `/api/admin/thanks/letters.pdf?${checks}&note=${encodeURIComponent('Thank you 🎉')}`
  expect((await call(later, 'GET', smiling)).json()).toMatchObject({ code: 'giving.letter_note_unprintable' })
})

/** A letter to 5,000 is asked for in the long form. */
const segmentSize = process.env['SOAK'] === 'true' ? 5_000 : 600

test('a segment of hundreds gets letters in their languages, a hundred read at a time, and those without a postal address are named', async () => {
  const { services, call, dana } = await buildDonors()
  await services.database.transaction(async (tx) => {
    await sql`insert into donors (kind, display_name, by_name)
      select 'person', 'Giver ' || n, true from generate_series(1, ${sql.lit(segmentSize + 1)}) n`.execute(tx)
    const numbered = sql`(select id, split_part(display_name, ' ', 2)::int as n from donors where by_name) giver`
    await sql`insert into donor_contacts (donor_id, postal_address, language, changed_at)
      select id, n || ' Marsh Lane', case when n % 2 = 0 then 'es' else 'en' end, now() from ${numbered} where n > 40`.execute(
      tx,
    )
    await sql`insert into donor_tags (donor_id, tag) select id, 'choir' from ${numbered} where n in (101, 102)`.execute(
      tx,
    )
    // The last of them has given again.
    await sql`insert into payments (provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at)
      select 'gift' || n, id, 'project', 100, 'usd', 'settled',
        case when n > ${sql.lit(segmentSize)} then '2026-09-01Z' else '2026-01-01Z' end::timestamptz from ${numbered}`.execute(
      tx,
    )
    // As they would be by themselves: else so many rows are planned for as if they were few.
    await sql`analyze donors, donor_contacts, payments`.execute(tx)
  })
  const asked = 'lapsed=2026-06-01'
  const counted = (await call(dana, 'GET', `/api/admin/thanks/left-out?${asked}`)).json<{
    letters: number
    left_out: number
    items: LeftOut[]
  }>()
  expect(counted).toMatchObject({ letters: segmentSize - 40, left_out: 40 })
  expect(new Set(counted.items.map(({ reason }) => reason))).toEqual(new Set(['no_postal_address']))
  expect(counted.items.map(({ name }) => name)).toContain('Giver 40')

  const { papers } = await printThanks(services, { lapsed: '2026-06-01' })
  const reads = vi.spyOn(services.database, 'read')
  let written = 0
  for await (const _ of papers) if (++written === 150) break
  expect(reads.mock.calls.length).toBe(2)

  const notes = 'note=See%20you%20soon&note_es=Hasta%20pronto'
  const letters = await call(dana, 'GET', `/api/admin/thanks/letters.pdf?tag=choir&${notes}`)
  const { text } = await readPdf(letters.rawPayload)
  for (const said of ['Dear Giver 101,', 'See you soon', 'Hola, Giver 102:', 'Hasta pronto'])
    expect(text).toContain(said)
  expect(letters.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  for (const [other, total] of [
    ['monthly=yes', 0],
    ['slot=99', 0],
    [`classroom=${crypto.randomUUID()}`, 0],
    ['lapsed=2026-10-01', Math.min(segmentSize + 1, 1_000)],
  ])
    expect((await call(dana, 'GET', `/api/admin/thanks?${other}`)).json(), String(other)).toMatchObject({
      total,
    })
})
