// @module-tag some-on-pglite: one path of credits: what a wallet's floor refuses.
import { describe, expect, test } from 'vitest'
import { buildCredits, errorOf, type CreditsWorld } from '../../../../test/money/credits/build-credits.ts'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { createShareLink } from '../../../matching/classrooms/create-share-link.ts'

async function buildPeople(creditCents = 10_000) {
  const world = await buildCredits()
  const sponsor = await world.person('dana@example.org', 'sponsor', 'Dana Whitfield')
  const teacher = await world.person('rivera@school.edu', 'teacher', 'Ms Rivera')
  await world.fill(sponsor.userId, creditCents)
  return { ...world, sponsor, teacher }
}

async function buildCode({ services }: CreditsWorld, teacherEmail: string): Promise<string> {
  const { id: classroomId } = await buildClassroom(services.database, { teacherEmail })
  const at = services.clock.now()
  return services.database.transaction((tx) =>
    createShareLink(tx, { classroomId, random: services.random, at }),
  )
}

test('a teacher is named by id, code or address, and both balances are answered in credits', async () => {
  const world = await buildPeople()
  const { sponsor, teacher } = world
  const code = await buildCode(world, teacher.email)
  const byId = await world.giveCredits(sponsor.bearer, { teacher_user_id: teacher.userId, credits: 10 })
  expect(byId.json()).toEqual({ sponsor_balance: 90, teacher_balance: 10 })
  const byCode = await world.giveCredits(sponsor.bearer, {
    teacher_share_code: ` ${code.toLowerCase()} `,
    credits: '20',
  })
  expect(byCode.json()).toEqual({ sponsor_balance: 70, teacher_balance: 30 })
  const byEmail = await world.giveCredits(sponsor.bearer, {
    teacher_email: ' Rivera@School.edu ',
    credits: 30,
  })
  expect(byEmail.json()).toEqual({ sponsor_balance: 40, teacher_balance: 60 })
  expect(await world.findFaults()).toEqual([])
})

test('the id counts before the code, and the code before the address', async () => {
  const world = await buildPeople()
  const { sponsor, teacher } = world
  const other = await world.person('other@school.edu', 'teacher')
  const code = await buildCode(world, teacher.email)
  await world.giveCredits(sponsor.bearer, {
    teacher_user_id: other.userId,
    teacher_share_code: code,
    teacher_email: teacher.email,
    credits: 1,
  })
  await world.giveCredits(sponsor.bearer, {
    teacher_user_id: '',
    teacher_share_code: code,
    teacher_email: other.email,
    credits: 2,
  })
  expect([await world.balance(other.userId), await world.balance(teacher.userId)]).toEqual([100, 200])
})

test(
  'a gift is one fact: gift_out in one wallet, gift_in in the other, each noted by the other side',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildPeople()
    const { sponsor, teacher } = world
    await world.giveCredits(sponsor.bearer, { teacher_email: teacher.email, credits: 50 })
    const { account, ledger } = await world.walletOf(sponsor.bearer)
    expect(account).toEqual({ balance_cents: 5_000 })
    expect(ledger[0]).toMatchObject({
      type: 'gift_out',
      delta_cents: -5_000,
      note: 'Ms Rivera',
      source: 'gift',
    })
    expect(ledger[0]).toHaveProperty('id')
    expect(ledger[0]).toHaveProperty('created_at')
    const admin = await world.person('admin@tower.test', 'admin')
    const { items } = await world.marketLedger(admin.bearer)
    expect(items.slice(0, 2)).toEqual(
      expect.arrayContaining<unknown>([
        expect.objectContaining({ type: 'gift_in', delta_credits: 50, user_id: teacher.userId }),
        expect.objectContaining({ type: 'gift_out', delta_credits: -50, user_id: sponsor.userId }),
      ]),
    )
  },
)

test('both sides get word of a gift by mail, once, in their language', async () => {
  const world = await buildPeople()
  const { services, sponsor, teacher } = world
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ locale: 'es' }).where('id', '=', teacher.userId).execute(),
  )
  const gift = { teacher_email: teacher.email, credits: 5, idempotency_key: 'click-0001' }
  await world.giveCredits(sponsor.bearer, gift)
  await world.giveCredits(sponsor.bearer, gift)
  const mails = await services.database.read((tx) =>
    tx.selectFrom('mails').select(['template', 'to_email', 'locale', 'params']).orderBy('template').execute(),
  )
  expect(mails).toEqual([
    {
      template: 'credits_given',
      to_email: sponsor.email,
      locale: 'en',
      params: { credits: 5, teacherName: 'Ms Rivera' },
    },
    {
      template: 'credits_received',
      to_email: teacher.email,
      locale: 'es',
      params: { credits: 5, sponsorName: 'Dana Whitfield' },
    },
  ])
})

test('a double click gives once, and the same key for another gift is refused', async () => {
  const { giveCredits, balance, sponsor, teacher } = await buildPeople()
  const gift = { teacher_email: teacher.email, credits: 5, idempotency_key: 'click-0001' }
  const first: unknown = (await giveCredits(sponsor.bearer, gift)).json()
  expect((await giveCredits(sponsor.bearer, gift)).json()).toEqual(first)
  const other = await giveCredits(sponsor.bearer, { ...gift, credits: 6 })
  expect([other.statusCode, errorOf(other)]).toEqual([409, 'This gift was already sent with other details.'])
  expect(await balance(sponsor.userId)).toBe(9_500)
})

describe('what is refused changes no balance', () => {
  test('more than the wallet holds is refused with 402 in words', { tags: 'on-pglite-too' }, async () => {
    const { giveCredits, balance, sponsor, teacher, findFaults } = await buildPeople(4_999)
    const answer = await giveCredits(sponsor.bearer, { teacher_email: teacher.email, credits: 50 })
    expect([answer.statusCode, errorOf(answer)]).toEqual([402, 'Not enough credits'])
    expect([await balance(sponsor.userId), await balance(teacher.userId)]).toEqual([4_999, 0])
    expect(await findFaults()).toEqual([])
  })

  test('a sponsor who never had a credit reads the same', async () => {
    const world = await buildPeople()
    const poor = await world.person('poor@example.org', 'sponsor')
    const answer = await world.giveCredits(poor.bearer, { teacher_email: world.teacher.email, credits: 1 })
    expect([answer.statusCode, errorOf(answer)]).toEqual([402, 'Not enough credits'])
  })

  test('credits that are no positive whole number', async () => {
    const { giveCredits, sponsor, teacher } = await buildPeople()
    for (const credits of [0, -1, 1.5, '', 'ten', null, undefined, '1e3', 1_000_001, true]) {
      const answer = await giveCredits(sponsor.bearer, { teacher_email: teacher.email, credits })
      expect([answer.statusCode, errorOf(answer)]).toEqual([400, 'Enter a positive credit amount.'])
    }
  })

  test('nobody named, somebody unknown, and somebody who is no teacher', async () => {
    const world = await buildPeople()
    const { sponsor, giveCredits } = world
    const other = await world.person('other@example.org', 'sponsor')
    const nobody = await giveCredits(sponsor.bearer, { credits: 1, teacher_email: '  ' })
    expect([nobody.statusCode, errorOf(nobody)]).toEqual([400, 'Enter a teacher user ID or email.'])
    for (const named of [
      { teacher_user_id: 'not-an-id' },
      { teacher_user_id: other.userId },
      { teacher_share_code: 'PT-ZZZZZZ' },
      { teacher_email: other.email },
    ]) {
      const answer = await giveCredits(sponsor.bearer, { ...named, credits: 1 })
      expect([answer.statusCode, errorOf(answer)]).toEqual([404, 'Teacher not found'])
    }
    expect(await world.balance(sponsor.userId)).toBe(10_000)
  })

  test('a teacher who was switched off receives nothing', async () => {
    const { services, giveCredits, sponsor, teacher } = await buildPeople()
    await services.database.transaction((tx) =>
      tx
        .updateTable('users')
        .set({ disabled_at: services.clock.now() })
        .where('id', '=', teacher.userId)
        .execute(),
    )
    const answer = await giveCredits(sponsor.bearer, { teacher_email: teacher.email, credits: 1 })
    expect(answer.statusCode).toBe(404)
  })

  test('the session says whose wallet it is: another one can not be named, and others can not call', async () => {
    const { giveCredits, post, sponsor, teacher } = await buildPeople()
    const gift = { teacher_email: teacher.email, credits: 1 }
    const others = await giveCredits(sponsor.bearer, { ...gift, sponsor_user_id: teacher.userId })
    expect(others.statusCode).toBe(403)
    const own = await giveCredits(sponsor.bearer, { ...gift, sponsor_user_id: sponsor.userId })
    expect(own.statusCode).toBe(200)
    expect((await giveCredits(teacher.bearer, gift)).statusCode).toBe(403)
    expect((await post('/api/sponsor/gift-credits', gift)).statusCode).toBe(401)
  })
})
