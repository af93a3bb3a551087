import { dayMs } from '@tower/contract/durations.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { approvalEndpoints } from '@tower/contract/money/approvals.contract.ts'
import type { closingBankEndpoints, StatementReading } from '@tower/contract/money/closing-bank.contract.ts'
import type { deskOfflineEndpoints } from '@tower/contract/money/desk-offline.contract.ts'
import { mostChecksOfDeposit } from '@tower/contract/money/giving.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { buildOffline, offlinePath } from '../../../../test/money/desk/build-offline.ts'
import type { Database } from '../../../database/database.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { eraseDonor } from '../../giving/donors/erase-donor.ts'
import { forgetGivers } from '../../giving/retention/forget-givers.ts'

vi.setConfig({ testTimeout: 60_000 })

type Gifts = CallOutput<typeof deskOfflineEndpoints.list>

const check = (reference: string, amount_cents: number, email: string | null = null) => ({
  ...{ reference, amount_cents, email, donor_name: `Giver of ${reference}`, given_on: '2026-11-10' },
})
const three = [check('101', 50_000, 'ana@example.org'), check('102', 40_000), check('103', 7_500)]

async function buildDeposits(environment: Record<string, string> = {}) {
  const world = await buildOffline(environment)
  const { call, dana } = world
  const deposit = (checks: object[], total_cents: number, more: object = {}, who = dana) =>
    call(who, 'POST', '/api/admin/offline-deposits', {
      ...{ slip: 'Slip 7', destination: 'classrooms', is_another: false, checks, total_cents, ...more },
    })
  const gifts = async (query = '') =>
    (await call(dana, 'GET', `${offlinePath}?pageSize=100&${query}`)).json<Gifts>().items
  let shades = 0
  /** What a check looks like, uploaded by one of the staff. */
  async function upload(who = dana, url = '/api/admin/check-pictures'): Promise<string> {
    const background = { r: (shades += 40) % 256, g: 9, b: 12 }
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'check.jpg')
    const request = new Response(form)
    const answer = await world.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${who.token}`,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return answer.json<{ file_id: string }>().file_id
  }
  const picture = (giftId: string, picture_id: string | null) =>
    call(dana, 'POST', `${offlinePath}/${giftId}/picture`, { picture_id })
  const open = (giftId: string) => call(dana, 'POST', `${offlinePath}/${giftId}/picture/open`)
  return { ...world, deposit, gifts, upload, picture, open }
}

test('the checks of a slip are booked together, each a gift of its own, and the bank shows them as one line', async () => {
  const { deposit, gifts, services, findFaults, clock, staff, call } = await buildDeposits()
  expect((await deposit(three, 97_500)).json()).toEqual({ received: 3, waiting: 0 })
  expect((await gifts()).map(({ state, note }) => [state, note])).toEqual(
    Array(3).fill(['received', 'Slip 7']),
  )
  const books = await readBooks(services)
  expect(books.receipts).toHaveLength(3)
  expect(balancesOf(books.accounts)).toMatchObject({ bank: -97_500 })
  clock.advance(20 * dayMs)
  const dana = await staff('dana@tower.test', 'Dana Reyes')
  const taken = await call(dana, 'POST', '/api/admin/bank-statements', {
    ...{ name: 'november.csv', from: '2026-11-01', to: '2026-11-30', dry_run: false },
    text: 'Date,Description,Amount\n2026-11-17,BRANCH DEPOSIT,975.00',
  })
  expect(taken.json<StatementReading>()).toMatchObject({ lines: 1, fault_count: 0 })
  const lines = await call(dana, 'GET', '/api/admin/months/2026-11/bank-lines?state=settled')
  expect(lines.json<CallOutput<typeof closingBankEndpoints.lines>>().items).toMatchObject([
    { match: 'file', entries: 3, amount_cents: 97_500 },
  ])
  expect(await findFaults()).toEqual([])
})

test('what does not come to the slip, looks entered or is of a day to come is refused whole, and says which check', async () => {
  const { deposit, gifts } = await buildDeposits()
  expect((await deposit(three, 97_499)).json()).toMatchObject({
    code: 'giving.deposit_differs',
    error: 'The checks come to $975, and the slip says $974.99. None of them was entered.',
  })
  const later = [three[0] ?? {}, { ...check('104', 1_000), given_on: '2027-01-01' }]
  expect((await deposit(later, 51_000)).json()).toMatchObject({ code: 'giving.offline_in_future' })
  expect((await deposit([], 100)).statusCode).toBe(400)
  expect(await gifts()).toEqual([])
  await deposit(three.slice(1), 47_500)
  const again = await deposit(three, 97_500)
  expect(again.json()).toMatchObject({ code: 'giving.offline_looks_entered', row: '2, 3' })
  expect(again.json<{ error: string }>().error).toMatch(/^Check 2, 3: /)
  expect(await gifts()).toHaveLength(2)
  expect((await deposit(three, 97_500, { is_another: true })).json()).toEqual({ received: 3, waiting: 0 })
})

test('a check above the limit waits alone for a second person, and one that bounces goes back alone', async () => {
  const environment = { SECOND_PERSON_CENTS: '60000' }
  const { deposit, gifts, kim, call, dana, giveBack, findFaults, services } = await buildDeposits(environment)
  expect((await deposit([check('201', 5_000), check('202', 60_001)], 65_001)).json()).toEqual({
    ...{ received: 1, waiting: 1 },
  })
  const list = await call(kim, 'GET', '/api/admin/approvals?state=waiting')
  const [waiting] = list.json<CallOutput<typeof approvalEndpoints.list>>().items
  expect(waiting).toMatchObject({ kind: 'offline_gift', amount_cents: 60_001 })
  const decide = (who = kim) =>
    call(who, 'POST', `/api/admin/approvals/${waiting?.id}/decide`, { decision: 'approved', note: '' })
  expect((await decide(dana)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect((await decide()).statusCode).toBe(200)
  const received = await gifts('state=received')
  expect(received).toHaveLength(2)
  const small = received.find(({ amount_cents: cents }) => cents === 5_000)
  await giveBack(small?.id ?? '', kim)
  expect((await gifts('state=returned')).map(({ reference }) => reference)).toEqual(['201'])
  expect(balancesOf((await readBooks(services)).accounts)).toMatchObject({ bank: -60_001 })
  expect(await findFaults()).toEqual([])
})

test('a deposit waits for a giver whose own gift comes in before it holds what that gift needs', async () => {
  const { deposit, gifts, services, give, findFaults } = await buildDeposits()
  await give({ email: 'zoe@example.org', amountCents: 5_000 })
  const held = Promise.withResolvers<void>()
  const mayGo = Promise.withResolvers<void>()
  const online = services.database.transaction(async (tx) => {
    await sql`select from donors where email = 'zoe@example.org' for update`.execute(tx)
    held.resolve()
    await mayGo.promise
    await sql`select from ledger_accounts where kind = 'processor' for update nowait`.execute(tx)
  })
  await held.promise
  const slip = deposit(
    [check('301', 2_000, 'ana@example.org'), check('302', 3_000, 'ZOE@example.org')],
    5_000,
  )
  await untilWaiting(services.database)
  mayGo.resolve()
  await online
  expect((await slip).json()).toEqual({ received: 2, waiting: 0 })
  expect(await gifts('state=received')).toHaveLength(2)
  expect(await findFaults()).toEqual([])
})

async function untilWaiting(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await database.read((tx) =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      ),
    )
    if (rows.length > 0) return
  }
}

test('the picture of a check is seen by staff alone, who opened it is written down, and it goes with its giver', async () => {
  const { enter, act, upload, picture, open, gifts, app, services } = await buildDeposits()
  const first = await upload()
  const { id } = (await enter({ picture_id: first })).json<{ id: string }>()
  expect(await gifts()).toMatchObject([{ id, has_picture: true }])
  expect((await app.inject({ url: `/files/${first}` })).statusCode).toBe(404)
  const { url } = (await open(id)).json<{ url: string; is_picture: boolean }>()
  expect((await app.inject({ url })).headers['content-type']).toBe('image/webp')
  const opened = await services.database.read((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'target_id'])
      .where('action', '=', 'giving.open_check_picture')
      .execute(),
  )
  expect(opened).toEqual([{ action: 'giving.open_check_picture', target_id: id }])
  expect((await enter({ reference: '1043', picture_id: first })).json()).toMatchObject({
    code: 'giving.picture_used',
  })
  const canceled = (
    await enter({ reference: 'not ours', email: null, donor_name: null, picture_id: await upload() })
  ).json<{ id: string }>()
  expect((await act(canceled.id, 'cancel')).statusCode).toBe(200)
  expect((await picture(canceled.id, null)).json()).toEqual({ ok: true })
  expect((await act(id, 'receive')).statusCode).toBe(200)
  expect((await picture(id, null)).json()).toMatchObject({ code: 'giving.picture_stays' })
  expect((await picture(id, await upload())).json()).toEqual({ ok: true })
  const after = (await open(id)).json<{ url: string }>().url
  expect(after).not.toBe(url)
  await services.database.transaction((tx) =>
    eraseDonor(tx, {
      userId: '00000000-0000-0000-0000-000000000000',
      addresses: ['rosa@example.org'],
      at: services.clock.now(),
    }),
  )
  expect((await open(id)).json()).toMatchObject({ code: 'files.not_found' })
  expect((await app.inject({ url: after })).statusCode).toBeGreaterThanOrEqual(404)
})

test('a slip of as many checks as fit on one is entered with the picture of each; what waits unused has an end', async () => {
  const { deposit, gifts, upload, services, dana } = await buildDeposits()
  const hash = 'a'.repeat(64)
  /** So many pictures of so many bytes that Dana uploaded and has not used yet. */
  const lie = (count: number, bytes: number) =>
    services.database.transaction(async (tx) => {
      await sql`insert into file_contents (hash, byte_size, media_type, claimed_at)
        values (${hash}, ${bytes}, 'application/pdf', now())
        on conflict (hash) do update set byte_size = ${bytes}`.execute(tx)
      const { rows } = await sql<{ id: string }>`
        insert into files (owner_id, purpose, seen_by, waits_for_staff, state, content_hash, created_at)
        select owner.id, 'check_picture', 'by link', false, 'pending', ${hash}, now()
        from generate_series(1, ${count}::int), users owner where owner.email = 'dana@tower.test' returning id`.execute(
        tx,
      )
      return rows.map(({ id }) => id)
    })
  const pictures = [...(await lie(mostChecksOfDeposit - 1, 1)), await upload()]
  const checks = pictures.map((picture_id, place) => ({ ...check(`No. ${place}`, 1_000), picture_id }))
  expect((await deposit(checks, 50_000)).json()).toEqual({ received: 50, waiting: 0 })
  expect((await gifts()).filter(({ has_picture: has }) => has)).toHaveLength(50)
  await lie(40, 10_000_000)
  expect(await upload()).toBeUndefined()
  await lie(59, 1)
  expect(await upload()).toEqual(expect.any(String))
  expect(await upload()).toBeUndefined()
  // Whoever is at a slip may upload something else meanwhile.
  expect(await upload(dana, '/api/admin/disbursement-document')).toEqual(expect.any(String))
})

test('each check of a slip has a picture of its own, which goes when its gift names nobody any more', async () => {
  const { deposit, gifts, upload, open, services } = await buildDeposits()
  const [one, two] = [await upload(), await upload()]
  const pictured = three.map((gift, place) => ({ ...gift, picture_id: [one, two, null][place] }))
  expect((await deposit(pictured, 97_500)).json()).toEqual({ received: 3, waiting: 0 })
  const kept = (await gifts()).filter(({ has_picture: has }) => has)
  expect(kept.map(({ reference }) => reference).toSorted()).toEqual(['101', '102'])
  const [gift] = kept
  await services.database.transaction((tx) =>
    sql`update offline_gifts set erased_at = now() where id = ${gift?.id}`.execute(tx),
  )
  await forgetGivers(services)
  expect((await open(gift?.id ?? '')).statusCode).toBe(404)
  expect((await gifts()).filter(({ has_picture: has }) => has)).toHaveLength(1)
})
