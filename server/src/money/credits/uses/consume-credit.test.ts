// @module-tag some-on-pglite: one use of a credit.
import { describe, expect, test } from 'vitest'
import { buildUses } from '../../../../test/money/credits/build-uses.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { refundOpenUses, refundUse } from './refund-use.ts'
import { spendUse } from './spend-use.ts'

type Used = { ok: true; use_id: string; taken_from: string }

describe('a use of a credit', () => {
  test(
    'takes one credit of the sponsor of an own classroom, who reads in the wallet what for',
    { tags: 'on-pglite-too' },
    async () => {
      const { setSponsor, fill, sponsor, consume, uses, walletOf, findFaults } = await buildUses()
      await setSponsor()
      await fill(sponsor.userId, 300)
      const answer = await consume('tool:iep-goal')
      expect(answer.json()).toMatchObject({ ok: true, reason: 'tool:iep-goal', taken_from: 'sponsor' })
      expect(await uses()).toEqual([
        {
          id: answer.json<Used>().use_id,
          state: 'open',
          reason: 'tool:iep-goal',
          sponsor_id: sponsor.userId,
        },
      ])
      const wallet = await walletOf(sponsor.bearer)
      expect(wallet.account.balance_cents).toBe(200)
      expect(wallet.ledger[0]).toMatchObject({
        ...{ type: 'spend', source: 'tools', delta_cents: -100, note: 'tool:iep-goal' },
      })
      expect(await findFaults()).toEqual([])
    },
  )

  test('takes tools credits first where it is a tool, and never for a storybook', async () => {
    const { setSponsor, fill, sponsor, fillTools, toolsLeft, sponsorLeft, consume } = await buildUses()
    await setSponsor()
    await fill(sponsor.userId, 300)
    await fillTools(1)
    expect((await consume('storybook:text')).json()).toMatchObject({ taken_from: 'sponsor' })
    expect((await consume('tool:sub-brief')).json()).toMatchObject({ taken_from: 'tools' })
    expect((await consume('tool:sub-brief')).json()).toMatchObject({ taken_from: 'sponsor' })
    expect([await toolsLeft(), await sponsorLeft()]).toEqual([0, 1])
  })

  test('needs no sponsor where the teacher has tools credits, and says so in words where neither is there', async () => {
    const { fillTools, consume, toolsLeft } = await buildUses()
    await fillTools(1)
    expect((await consume('tool:parent-note', { sponsor_id: null })).statusCode).toBe(200)
    expect(await toolsLeft()).toBe(0)
    const answer = await consume('tool:parent-note', { sponsor_id: undefined })
    expect([answer.statusCode, answer.body]).toEqual([402, 'Not enough credits'])
  })

  test('is refused in the specification’s words where the sponsor has less than one credit', async () => {
    const { setSponsor, fill, sponsor, consume, sponsorLeft, uses } = await buildUses()
    await setSponsor()
    await fill(sponsor.userId, 99)
    const answer = await consume()
    expect([answer.statusCode, answer.body]).toEqual([402, 'Not enough sponsor credits'])
    expect([await sponsorLeft(), await uses()]).toEqual([0.99, []])
  })

  test('never takes from the sponsor of somebody else’s classroom, from a teacher, or from nobody', async () => {
    const { setSponsor, fill, person, sponsor, consume, sponsorLeft, teacher, fillTools, toolsLeft } =
      await buildUses()
    const stranger = await person('eve@example.org', 'sponsor')
    await fill(stranger.userId, 10_000)
    await fill(sponsor.userId, 10_000)
    await fillTools(5)
    const refused = async (id: string) => (await consume('tool:parent-note', { sponsor_id: id })).statusCode
    // Not even with tools credits: who named another sponsor gets an answer that is true of any of them.
    expect(await refused(sponsor.userId)).toBe(403)
    await setSponsor()
    expect([await refused(stranger.userId), await refused(teacher.userId)]).toEqual([403, 403])
    expect(await refused('0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968')).toBe(403)
    expect([await sponsorLeft(), await toolsLeft()]).toEqual([100, 5])
  })

  test('is one credit for one of the five reasons, and nothing else', async () => {
    const { setSponsor, fill, sponsor, consume, sponsorLeft } = await buildUses()
    await setSponsor()
    await fill(sponsor.userId, 10_000)
    for (const wrong of [
      { amount: 2 },
      { amount: -1 },
      { amount: 0 },
      { amount: '1e3' },
      { reason: 'badge' },
    ])
      expect((await consume('tool:parent-note', wrong)).statusCode).toBe(400)
    expect(await sponsorLeft()).toBe(100)
  })

  test('sent twice under its key is one use, and for something else a conflict', async () => {
    const { setSponsor, fill, sponsor, consume, sponsorLeft } = await buildUses()
    await setSponsor()
    await fill(sponsor.userId, 1_000)
    const key = { idempotency_key: 'one-press' }
    const [first, again] = [await consume('tool:parent-note', key), await consume('tool:parent-note', key)]
    expect(again.json()).toEqual(first.json())
    expect((await consume('tool:iep-goal', key)).statusCode).toBe(409)
    expect(await sponsorLeft()).toBe(9)
  })
})

describe('a key whose use was given back', () => {
  test('makes one further use, however often it is sent, so that a press whose answer got lost can be tried again', async () => {
    const { fillTools, consume, clock, services, uses, toolsLeft } = await buildUses()
    await fillTools(3)
    const key = { idempotency_key: 'one-press', sponsor_id: null }
    const press = async () => (await consume('tool:parent-note', key)).json<Used>().use_id
    const giveBack = async () => {
      clock.advance(11 * 60_000)
      await refundOpenUses(services)
    }
    const first = await press()
    await giveBack()
    const again = await Promise.all([press(), press(), press()])
    expect(new Set(again).size).toBe(1)
    expect(again).not.toContain(first)
    expect(await press()).toBe(again[0])
    await giveBack()
    expect([first, ...again]).not.toContain(await press())
    expect((await consume('tool:iep-goal', key)).statusCode).toBe(409)
    expect((await uses()).map(({ state }) => state).toSorted()).toEqual(['open', 'refunded', 'refunded'])
    expect(await toolsLeft()).toBe(2)
  })
})

describe('a use that nothing came of', () => {
  test('is given back where it was taken from after ten minutes, once, and the wallet says so', async () => {
    const world = await buildUses()
    const { setSponsor, fill, sponsor, fillTools, consume, clock, services, uses, walletOf } = world
    await setSponsor()
    await fill(sponsor.userId, 100)
    await fillTools(1)
    await consume()
    await consume()
    clock.advance(9 * 60_000)
    expect(await refundOpenUses(services)).toBe(0)
    clock.advance(60_000)
    expect(await refundOpenUses(services)).toBe(2)
    expect(await refundOpenUses(services)).toBe(0)
    expect([await world.toolsLeft(), await world.sponsorLeft()]).toEqual([1, 1])
    expect((await uses()).map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    expect((await walletOf(sponsor.bearer)).ledger[0]).toMatchObject({
      ...{ type: 'refund', source: 'tools', delta_cents: 100, note: 'tool:parent-note' },
    })
  })

  test('is given back where another one cannot be, and the job fails so that staff hear of it', async () => {
    const { fillTools, consume, clock, services, uses, toolsLeft, sponsor } = await buildUses()
    await fillTools(2)
    for (let use = 0; use < 2; use += 1) {
      await consume('tool:parent-note', { sponsor_id: null })
      clock.advance(1_000)
    }
    const [stuck] = await uses()
    await services.database.transaction((tx) =>
      recordNewPosting(tx, {
        ...{ kind: 'use_refund', idempotencyKey: `credit-use-refund:${stuck?.id}`, at: clock.now() },
        postings: transfer({ kind: 'credits_spent' }, { kind: 'wallet', ownerId: sponsor.userId }, 100),
      }),
    )
    clock.advance(11 * 60_000)
    await expect(refundOpenUses(services)).rejects.toThrow('1 of 2 failed')
    expect((await uses()).map(({ state }) => state)).toEqual(['open', 'refunded'])
    expect(await toolsLeft()).toBe(1)
  })

  test('is not given back once something came of it, and the other way around', async () => {
    const { setSponsor, fill, sponsor, consume, services, clock, teacher, sponsorLeft } = await buildUses()
    await setSponsor()
    await fill(sponsor.userId, 200)
    const wish = { teacherId: teacher.userId, reason: 'tool:parent-note' as const }
    const spend = (useId?: string) =>
      services.database.transaction((tx) => spendUse(tx, { ...wish, useId, at: clock.now() }))
    const { use_id: spent } = (await consume()).json<Used>()
    expect(await spend()).toBe(spent)
    expect(await refundUse(services, { ...wish, useId: spent })).toBe(false)
    const { use_id: refunded } = (await consume()).json<Used>()
    expect(await refundUse(services, { ...wish, useId: refunded })).toBe(true)
    expect(await spend(refunded)).toBeUndefined()
    expect(await sponsorLeft()).toBe(1)
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', { timeout: 120_000 }, () => {
  test('thirty-two uses of five credits take exactly five, two of them tools credits', async () => {
    const world = await buildUses({ poolSize: 32 })
    await world.setSponsor()
    await world.fill(world.sponsor.userId, 399)
    await world.fillTools(2)
    const answers = await Promise.all(Array.from({ length: 32 }, () => world.consume()))
    const codes = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(codes).toEqual([...Array<number>(5).fill(200), ...Array<number>(27).fill(402)])
    expect([await world.toolsLeft(), await world.sponsorLeft()]).toEqual([0, 0.99])
    expect(await world.uses()).toHaveLength(5)
  })

  test('one press sent sixteen times takes one credit', async () => {
    const world = await buildUses({ poolSize: 16 })
    await world.setSponsor()
    await world.fill(world.sponsor.userId, 10_000)
    const key = { idempotency_key: 'one-press' }
    const answers = await Promise.all(Array.from({ length: 16 }, () => world.consume('tool:sub-brief', key)))
    expect(new Set(answers.map((answer) => answer.json<Used>().use_id)).size).toBe(1)
    expect(await world.sponsorLeft()).toBe(99)
    expect(await world.findFaults()).toEqual([])
  })

  test('of what is made, and what gives the credit back, one of many has its way', async () => {
    const world = await buildUses({ poolSize: 16 })
    await world.setSponsor()
    await world.fill(world.sponsor.userId, 1_000)
    const { services, clock, teacher } = world
    const wish = { teacherId: teacher.userId, reason: 'tool:parent-note' as const, useId: undefined }
    for (let round = 0; round < 5; round += 1) {
      await world.consume()
      clock.advance(11 * 60_000)
      const spends = Array.from({ length: 4 }, () =>
        services.database.transaction((tx) => spendUse(tx, { ...wish, at: clock.now() })),
      )
      const refunds = Array.from({ length: 4 }, () => refundUse(services, wish))
      const sweeps = [refundOpenUses(services), refundOpenUses(services)]
      const spent = (await Promise.all(spends)).filter((id) => id !== undefined).length
      const given = (await Promise.all(refunds)).filter(Boolean).length
      const swept = (await Promise.all(sweeps)).reduce((sum, count) => sum + count, 0)
      expect(spent + given + swept).toBe(1)
    }
    const back = (await world.uses()).filter(({ state }) => state === 'refunded').length
    expect(await world.sponsorLeft()).toBe(10 - 5 + back)
    expect(await world.findFaults()).toEqual([])
  })
})
