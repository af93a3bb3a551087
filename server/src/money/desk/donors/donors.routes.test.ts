import type { JoinPreview } from '@tower/contract/money/desk-donors.contract.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { eraseDonor } from '../../giving/donors/erase-donor.ts'
import { exportGiving } from '../../giving/donors/export-giving.ts'
import { buildDonors } from '../../../../test/money/desk/build-donors.ts'

vi.setConfig({ testTimeout: 60_000 })

const reason = 'Told by phone'

test('a check without an email address makes a donor, with slots, a tower, an address on paper and a receipt to print', async () => {
  const { check, list, read, giftsOf, call, dana, findFaults } = await buildDonors()
  const eleanor = {
    ...{ email: null, donor_name: 'Eleanor Whitfield', phone: '+44 20 7946 0018' },
    postal_address: '14 Marsh Lane\r\n  Oxford OX2 9AA \r\nEngland',
  }
  const paymentId = await check({ ...eleanor, amount_cents: 170_000 })
  const [row] = await list('q=eleanor')
  expect(row).toMatchObject({ email: null, slots_minted: 2, gifts: 1, given_cents: 170_000 })
  const id = row?.id ?? ''
  expect(await read(id)).toMatchObject({
    ...{ name: 'Eleanor Whitfield', email: null, by_name: true, account_id: null },
    tower: { slots_minted: 2, progress_cents: 10_000 },
    contact: { phone: '+44 20 7946 0018', postal_address: '14 Marsh Lane\nOxford OX2 9AA\nEngland' },
    slots: [{ assigned_at: null }, { assigned_at: null }],
  })
  expect((await giftsOf(id)).items).toMatchObject([
    { id: paymentId, offline_kind: 'check', receipt_number: 1 },
  ])
  const paper = await call(dana, 'GET', `/api/admin/payments/${paymentId}/receipt.pdf`)
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  const mailed = await call(dana, 'POST', `/api/admin/payments/${paymentId}/receipt/email`, { email: null })
  expect(mailed.json()).toMatchObject({ code: 'giving.receipt_without_address' })
  // The next check is that of whom staff picked; one of the same name is somebody else until they say so.
  await check({ ...eleanor, donor_id: id, reference: '2', amount_cents: 5_000 })
  await check({ ...eleanor, reference: '3', amount_cents: 5_000 })
  expect((await list('q=eleanor')).map(({ gifts }) => gifts).toSorted()).toEqual([1, 2])
  expect(await findFaults()).toEqual([])
})

test('the newest gift whose receipt counts is found behind any number of gifts without one', async () => {
  const { check, list, at, call, dana, services } = await buildDonors()
  const eleanor = { email: null, donor_name: 'Eleanor Whitfield' }
  // A check stands in lists by its own day.
  const earlier = { reference: '1', amount_cents: 5_000, given_on: '2026-11-09' }
  const first = await check({ ...eleanor, ...earlier })
  const id = (await list('q=eleanor'))[0]?.id ?? ''
  const newer = await check({ ...eleanor, donor_id: id, reference: '2', amount_cents: 6_000 })
  const receipted = async () =>
    (await call(dana, 'GET', at(id, '/gifts?receipted=1&pageSize=1'))).json<{
      items: { id: string }[]
      total: number
    }>()
  const voidReceiptOf = (paymentId: string) =>
    services.database.transaction((tx) =>
      sql`update receipts set voided_at = now() where payment_id = ${paymentId}`.execute(tx),
    )
  expect(await receipted()).toMatchObject({ items: [{ id: newer }], total: 2 })
  await voidReceiptOf(newer)
  expect(await receipted()).toMatchObject({ items: [{ id: first }], total: 1 })
  await voidReceiptOf(first)
  expect(await receipted()).toMatchObject({ items: [], total: 0 })
})

test('of an expected check its donor’s page knows; nobody’s name is shown beside a slot that they were not asked about', async () => {
  const { enter, idOf, read, services, check, call, dana } = await buildDonors()
  await enter({ email: null, donor_name: 'Eleanor Whitfield' })
  const id = await idOf('eleanor')
  expect(await read(id)).toMatchObject({ gifts: 0, expected: [{ kind: 'check', reference: 'no. 1042' }] })
  await check({
    email: null,
    donor_name: 'Eleanor Whitfield',
    donor_id: id,
    reference: 'B',
    amount_cents: 80_000,
  })
  const rows = await services.database.read((tx) => tx.selectFrom('checkouts').select('anonymous').execute())
  expect(rows).toEqual([{ anonymous: true }])
  const nobody = await call(dana, 'POST', '/api/admin/offline-gifts', {
    ...{ kind: 'check', amount_cents: 5_000, reference: 'C', email: null, donor_name: null, note: null },
    ...{ destination: 'classrooms', given_on: '2026-11-10', is_another: false },
    donor_id: '00000000-0000-4000-8000-00000000000d',
  })
  expect(nobody.json()).toMatchObject({ code: 'giving.donor_not_found' })
})

test('a check that was called off leaves nobody in the list, unless something else is known of its donor', async () => {
  const { enter, act, list, idOf, call, dana, at } = await buildDonors()
  const named = async (donor_name: string, reference: string) =>
    (await enter({ email: null, donor_name, reference })).json<{ id: string }>().id
  const [gone, noted] = [await named('Eleanor Whitfield', 'A'), await named('Iris Whitfield', 'B')]
  await call(dana, 'POST', at(await idOf('iris'), '/notes'), {
    is_task: false,
    due_on: null,
    words: 'Wrote twice',
  })
  for (const id of [gone, noted]) await act(id, 'cancel')
  expect((await list()).map(({ name }) => name)).toEqual(['Iris Whitfield'])
  expect((await list('q=whitfield')).map(({ name }) => name)).toEqual(['Iris Whitfield'])
})

test('an address beside a donor who was picked has to be theirs', async () => {
  const { pay, enter, act, idOf, giftsOf } = await buildDonors()
  await pay({ email: 'rosa@example.org', amountCents: 50_000 })
  const donor_id = await idOf('rosa')
  expect((await enter({ donor_id, email: 'sam@example.org' })).json()).toMatchObject({
    code: 'giving.offline_donor_differs',
  })
  const { id } = (await enter({ donor_id, email: 'Rosa@example.org' })).json<{ id: string }>()
  expect((await act(id, 'receive')).statusCode).toBe(200)
  expect(await giftsOf(donor_id)).toMatchObject({ total: 2 })
})

test('notes, tasks, tags and the way to reach a donor are kept; of two who change it the second reads so', async () => {
  const { pay, idOf, at, read, list, call, dana, kim } = await buildDonors()
  await pay({ email: 'rosa@example.org', amountCents: 50_000 })
  const id = await idOf('rosa')
  const contact = {
    is_organization: false,
    phone: '555 0100',
    postal_address: null,
    language: 'es',
    household: 'Núñez',
  }
  const save = (change: object, seen_at: string | null, who = dana) =>
    call(who, 'PUT', at(id, '/contact'), { ...contact, ...change, seen_at })
  const both = await Promise.all([save({}, null), save({ phone: '555 0199' }, null, kim)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const seen = (await read(id)).contact?.changed_at ?? null
  expect((await save({ phone: '555 0123' }, seen)).statusCode).toBe(200)
  const note = (body: object) =>
    call(dana, 'POST', at(id, '/notes'), { is_task: false, due_on: null, ...body })
  await note({ words: 'Met at the fair.' })
  const { id: taskId } = (
    await note({ words: 'Send the poster', is_task: true, due_on: '2026-12-01' })
  ).json<{ id: string }>()
  expect((await note({ words: 'word '.repeat(10_000) })).statusCode).toBe(400)
  expect((await note({ words: '  ' })).statusCode).toBe(400)
  const tag = (word: string, is_on = true) => call(dana, 'POST', at(id, '/tags'), { tag: word, is_on })
  for (const word of ['Board', ' board ', 'Ñandú 🪶', "O'Brien", '<b>']) await tag(word)
  expect((await tag('')).statusCode).toBe(400)
  const file = await read(id)
  expect(file.notes.map(({ words, due_on: due }) => [words, due])).toEqual([
    ['Send the poster', '2026-12-01'],
    ['Met at the fair.', null],
  ])
  expect(file.tags.toSorted()).toEqual(['<b>', 'Board', "O'Brien", 'Ñandú 🪶'].toSorted())
  expect((await list(`tag=${encodeURIComponent('BOARD')}`)).map(({ id: found }) => found)).toEqual([id])
  await tag('BOARD', false)
  expect(await list('tag=board')).toEqual([])
  const mark = (is_done: boolean) => call(dana, 'POST', `/api/admin/donor-notes/${taskId}/done`, { is_done })
  await mark(true)
  expect((await read(id)).notes.find(({ id: one }) => one === taskId)).toMatchObject({
    done_by: 'Dana Reyes',
  })
  const remove = () => call(dana, 'POST', `/api/admin/donor-notes/${taskId}/remove`)
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404])
  expect((await read(id)).history.map(({ action }) => action)).toContain('giving.write_donor_note')
})

test('a misread name of a check is put right for its donor as well, and a name that was missing makes one', async () => {
  const { enter, idOf, read, call, dana, findFaults } = await buildDonors()
  const { id } = (await enter({ email: null, donor_name: 'Elenor Whitfeld' })).json<{ id: string }>()
  const was = {
    ...{ donor_name: 'Elenor Whitfeld', reference: 'no. 1042' },
    ...{ amount_cents: 160_000, given_on: '2026-11-10' },
  }
  const correct = (gift: string, seen: typeof was | { donor_name: null }, name: string) =>
    call(dana, 'POST', `/api/admin/offline-gifts/${gift}/correct`, {
      ...{ facts: { ...was, donor_name: name }, was: { ...was, ...seen }, reason: 'Misread' },
    })
  const donorId = await idOf('elenor')
  expect((await correct(id, was, 'Eleanor Whitfield')).statusCode).toBe(200)
  expect(await read(donorId)).toMatchObject({ name: 'Eleanor Whitfield' })
  const nameless = (await enter({ email: null, donor_name: null })).json<{ id: string }>()
  expect((await correct(nameless.id, { donor_name: null }, 'Rosa Cruz')).statusCode).toBe(200)
  expect(await read(await idOf('cruz'))).toMatchObject({ name: 'Rosa Cruz', expected: [{ kind: 'check' }] })
  expect(await findFaults()).toEqual([])
})

test('before a join its preview says what will happen; then both histories stand on one page, and at once only one join counts', async () => {
  const { pay, check, idOf, at, read, giftsOf, call, dana, kim, findFaults } = await buildDonors()
  await pay({ email: 'rosa@example.org', amountCents: 50_000 })
  await pay({ email: 'rosa@exmaple.org', amountCents: 40_000 })
  await check({ email: null, donor_name: 'R. Nunez', postal_address: '1 Main St', amount_cents: 5_000 })
  const [rosa, typo, paper] = [await idOf('rosa@exa'), await idOf('rosa@exm'), await idOf('nunez')]
  await call(dana, 'POST', at(typo, '/notes'), { words: 'Called', is_task: false, due_on: null })
  const preview = await call(dana, 'GET', at(typo, `/join?into_id=${rosa}`))
  expect(preview.json<JoinPreview>()).toMatchObject({
    ...{ how: 'moves', new_slots: 1, progress_cents: 10_000, notes: 1 },
    from: { gifts: 1, progress_cents: 40_000 },
  })
  const join = (from: string, into: string, who = dana) =>
    call(who, 'POST', `/api/admin/givers/${from}/join`, { into_id: into, reason })
  const answers = await Promise.all([
    join(typo, rosa),
    join(typo, rosa, kim),
    join(paper, rosa),
    join(paper, typo, kim),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(2)
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true)
  // Whoever was joined is found under what they were before, and it is the same page.
  const file = await read(paper)
  expect(file).toMatchObject({ id: rosa, gifts: 3, given_cents: 95_000, tower: { slots_minted: 1 } })
  expect(file.spellings).toContain('rosa@exmaple.org')
  expect(file.contact?.postal_address ?? file.other_addresses[0]).toBe('1 Main St')
  expect(file.notes).toMatchObject([{ words: 'Called' }])
  expect(file.history.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'giving.join_donors',
      'giving.enter_offline_gift',
      'giving.receive_offline_gift',
    ]),
  )
  expect((await giftsOf(typo)).total).toBe(3)
  expect(await findFaults()).toEqual([])
})

test('who is known by name alone keeps the address of whoever is joined into them', async () => {
  const { pay, check, idOf, read, call, dana, findFaults } = await buildDonors()
  await pay({ email: 'eleanor@example.org', amountCents: 30_000 })
  await check({ email: null, donor_name: 'E. Whitfield', amount_cents: 5_000 })
  const [online, paper] = [await idOf('eleanor@'), await idOf('whitfield')]
  await call(dana, 'POST', `/api/admin/givers/${online}/join`, { into_id: paper, reason })
  expect(await read(online)).toMatchObject({ id: paper, email: 'eleanor@example.org', gifts: 2 })
  await pay({ email: 'eleanor@example.org', amountCents: 2_500 })
  expect(await read(paper)).toMatchObject({ gifts: 3 })
  expect(await findFaults()).toEqual([])
})

test('two accounts of one human are shown on one page, without anything moving, and can be taken apart', async () => {
  const { pay, check, idOf, at, read, giftsOf, signIn, call, dana, services, clock, findFaults } =
    await buildDonors()
  for (const email of ['ann@home.example', 'ann@work.example']) {
    await pay({ email, amountCents: 30_000 })
    await signIn(email)
  }
  const [home, work] = [await idOf('ann@home'), await idOf('ann@work')]
  const preview = await call(dana, 'GET', at(work, `/join?into_id=${home}`))
  expect(preview.json()).toMatchObject({ how: 'links', new_slots: 0 })
  const join = (from: string, into: string) =>
    call(dana, 'POST', `/api/admin/givers/${from}/join`, { into_id: into, reason })
  expect((await join(work, home)).statusCode).toBe(200)
  expect((await join(home, work)).json()).toMatchObject({ code: 'giving.donor_same' })
  expect(await read(work)).toMatchObject({
    ...{ id: home, gifts: 2, given_cents: 60_000, tower: { slots_minted: 0, progress_cents: 60_000 } },
    linked: [{ id: work }],
  })
  await pay({ email: 'ann@work.example', amountCents: 2_500 })
  expect((await giftsOf(home)).total).toBe(3)
  // What staff keep of either stands on the one page, and is taken away there.
  const untag = () => call(dana, 'POST', at(home, '/tags'), { tag: 'Board', is_on: false })
  await services.database.transaction((tx) =>
    sql`insert into donor_tags (donor_id, tag) values (${work}::uuid, 'Board')`.execute(tx),
  )
  await call(dana, 'PUT', at(work, '/contact'), {
    ...{ is_organization: false, phone: '555 0100', postal_address: '1 Main St', language: 'es' },
    ...{ household: null, seen_at: null },
  })
  const whole = await read(home)
  expect(whole).toMatchObject({ tags: ['Board'], other_phones: ['555 0100'], other_addresses: ['1 Main St'] })
  expect(whole.linked[0]?.account_id).toBeTypeOf('string')
  await untag()
  expect(await read(home)).toMatchObject({ tags: [] })
  // The file that a person is given has the addresses of records that were joined into theirs as well.
  const { account_id: holder } = await read(home)
  const own = { is_organization: false, phone: null, postal_address: '2 New St', language: null }
  await call(dana, 'PUT', at(home, '/contact'), { ...own, household: null, seen_at: null })
  await check({ email: null, donor_name: 'A. Home', postal_address: '9 Old Rd', amount_cents: 5_000 })
  await join(await idOf('a. home'), home)
  const { contacts } = await services.database.read((tx) => exportGiving(tx, holder ?? ''))
  expect(contacts.map(({ postal_address: address }) => address)).toEqual(['2 New St', '9 Old Rd'])
  expect((await call(dana, 'POST', at(work, '/part'), { reason })).statusCode).toBe(200)
  expect(await read(work)).toMatchObject({ id: work, gifts: 2, linked: [] })
  expect((await call(dana, 'POST', at(work, '/part'), { reason })).statusCode).toBe(404)
  // Whoever is erased is found by nobody else any more.
  expect((await join(work, home)).statusCode).toBe(200)
  const { account_id: userId } = await read(home)
  await services.database.transaction((tx) =>
    eraseDonor(tx, { userId: userId ?? '', addresses: [], at: clock.now() }),
  )
  expect(await read(work)).toMatchObject({ id: work, linked: [] })
  expect(await findFaults()).toEqual([])
})

test('a donor of whom only the name is known is erased: amounts stay, and the name, address, notes and tags go', async () => {
  const { check, idOf, at, read, services, staff, call, dana, findFaults } = await buildDonors()
  const boss = await staff('boss@tower.test', 'Sam Boss', 'superadmin')
  await check({
    email: null,
    donor_name: 'Eleanor Whitfield',
    postal_address: '14 Marsh Lane',
    amount_cents: 80_000,
  })
  const id = await idOf('eleanor')
  await call(dana, 'POST', at(id, '/notes'), {
    words: 'Eleanor calls on Fridays',
    is_task: false,
    due_on: null,
  })
  await call(dana, 'POST', at(id, '/tags'), { tag: 'Board', is_on: true })
  const erase = (who = boss) =>
    call(who, 'POST', '/api/admin/erasures/donor', { donor_id: id, reason: 'Asked by letter' })
  expect((await erase(dana)).statusCode).toBe(403)
  expect((await erase()).json()).toEqual({ ok: true })
  expect(await read(id)).toMatchObject({
    name: null,
    gifts: 1,
    given_cents: 80_000,
    contact: null,
    notes: [],
    tags: [],
  })
  const left = await services.database.read(async (tx) => ({
    offline: await tx.selectFrom('offline_gifts').select('donor_name').execute(),
    checkouts: await tx.selectFrom('checkouts').select('display_name').execute(),
  }))
  expect(left).toEqual({ offline: [{ donor_name: null }], checkouts: [{ display_name: null }] })
  expect(await findFaults()).toEqual([])
})
