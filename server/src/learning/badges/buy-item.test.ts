// @module-tag some-on-pglite: one badge bought.
import { describe, expect, test } from 'vitest'
import { badgeRow, buildBadges } from '../../../test/learning/badges/build-badges.ts'
import { codeOf, errorOf } from '../../../test/money/credits/build-credits.ts'

describe('a badge', () => {
  test(
    'takes its price from the teacher’s own credits once, and is theirs at the same moment',
    { tags: 'on-pglite-too' },
    async () => {
      const { offer, buy, marketplace, left, findFaults, teacher, marketLedger, admin } = await buildBadges()
      const { id } = await offer()
      const answer = await buy(id, { credits: 3 })
      expect(answer.json()).toMatchObject({ ok: true, balance_credits: 7, item: { id, credits: 3 } })
      expect(await left()).toBe(700)
      const shown = await marketplace()
      expect(shown).toMatchObject({ balance_credits: 7, badges: [{ id }], avatars: [] })
      expect(shown.badges[0]?.owned_at).not.toBeNull()
      expect((await marketLedger(admin.bearer)).items[0]).toMatchObject({
        ...{ type: 'spend', delta_credits: -3, user_id: teacher.userId, note: 'badge:First bell' },
      })
      expect(await findFaults()).toEqual([])
    },
  )

  test('is bought once of thirty-two presses in two tabs, and paid for once', async () => {
    const { offer, buy, left, services, findFaults } = await buildBadges()
    const { id } = await offer()
    const answers = await Promise.all(Array.from({ length: 32 }, () => buy(id, { credits: 3 })))
    const codes = answers.map((answer) => answer.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(31)
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused && [codeOf(refused), errorOf(refused)]).toEqual(['badges.owned', 'You have this already.'])
    expect(await left()).toBe(700)
    const owned = await services.database.read((tx) => tx.selectFrom('owned_items').select('id').execute())
    expect(owned).toHaveLength(1)
    expect(await findFaults()).toEqual([])
  })

  test('of several at once as many are bought as the credits afford', async () => {
    const { offer, buy, left, findFaults } = await buildBadges()
    const items = []
    for (const number of [1, 2, 3, 4, 5]) items.push(await offer({ ...badgeRow, name: `Badge ${number}` }))
    const answers = await Promise.all(items.map(({ id }) => buy(id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(2)
    expect(await left()).toBe(100)
    expect(await findFaults()).toEqual([])
  })

  test('costs what is shown: cents of a credit are rounded to whole credits', async () => {
    const { offer, buy, left, marketplace } = await buildBadges()
    const { id } = await offer({ ...badgeRow, cost_cents: 249 })
    expect((await marketplace()).badges[0]?.credits).toBe(2)
    await buy(id, { credits: 2 })
    expect(await left()).toBe(800)
  })

  test('is refused without enough credits, in the words of the specification', async () => {
    const { offer, buy, left, marketplace } = await buildBadges()
    const { id } = await offer({ ...badgeRow, cost_cents: 1_100 })
    const answer = await buy(id)
    expect([answer.statusCode, errorOf(answer)]).toEqual([402, 'Not enough credits'])
    expect([await left(), (await marketplace()).badges[0]?.owned_at]).toEqual([1_000, null])
  })

  test('is not sold at another price than the screen showed: the answer tells the new one', async () => {
    const { offer, buy, left } = await buildBadges()
    const { id } = await offer()
    await offer({ ...badgeRow, id, cost_cents: 500 })
    const answer = await buy(id, { credits: 3 })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'badges.price_changed', credits: '5' }),
    ])
    expect(await left()).toBe(1_000)
    expect((await buy(id, { credits: 5 })).statusCode).toBe(200)
    expect(await left()).toBe(500)
  })

  test('that was switched off since it was looked at is not sold, and who has it keeps it', async () => {
    const { offer, buy, left, marketplace, person, fill } = await buildBadges()
    const { id } = await offer()
    await buy(id)
    await offer({ ...badgeRow, id, active: false })
    const other = await person('lee@school.edu', 'teacher')
    await fill(other.userId, 1_000)
    const answer = await buy(id, { credits: 3 }, other.bearer)
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'badges.switched_off'])
    expect((await marketplace(other.bearer)).badges).toEqual([])
    expect((await marketplace()).badges).toMatchObject([{ id }])
    expect(await left()).toBe(700)
  })

  test('that is not there, or is an avatar, is no badge', async () => {
    const { offer, buy, left } = await buildBadges()
    const avatar = await offer({ ...badgeRow, motif: 'owl' }, 'avatars')
    for (const id of [crypto.randomUUID(), avatar.id])
      expect([(await buy(id)).statusCode, codeOf(await buy(id))]).toEqual([404, 'badges.not_found'])
    expect(await left()).toBe(1_000)
  })

  test('never takes the credits of anybody else: only teachers buy, each with their own', async () => {
    const { offer, buy, post, person, fill, balance, left } = await buildBadges()
    const { id } = await offer()
    const sponsor = await person('dana@example.org', 'sponsor')
    const poor = await person('lee@school.edu', 'teacher')
    await fill(sponsor.userId, 1_000)
    expect((await buy(id, {}, sponsor.bearer)).statusCode).toBe(403)
    expect((await buy(id, {}, poor.bearer)).statusCode).toBe(402)
    expect((await post('/.netlify/functions/teacher-badge-purchase', { badge_id: id })).statusCode).toBe(401)
    expect([await balance(sponsor.userId), await left()]).toEqual([1_000, 1_000])
  })
})
