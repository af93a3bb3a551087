// @module-tag some-on-pglite: one keepsake bought.
import { keepsakeKeys, usualKeepsakePrices } from '@tower/contract/learning/keepsakes.ts'
import { describe, expect, test } from 'vitest'
import { buildKeepsakes } from '../../../test/learning/keepsakes/build-keepsakes.ts'
import { codeOf } from '../../../test/money/credits/build-credits.ts'
import { personalData } from '../../domains.ts'
import { eraseEverywhere } from '../../people/account/erasure/erase-person.ts'

describe('a keepsake', () => {
  test(
    'is bought with the sponsor’s own credits, once, and the wallet says what for',
    { tags: 'on-pglite-too' },
    async () => {
      const { buy, list, walletOf, sponsor, balance, findFaults } = await buildKeepsakes()
      const bought = await buy('poster')
      expect(bought.json()).toMatchObject({
        item: { keepsake: 'poster', slot_number: null, is_void: false },
        balance_credits: 90,
      })
      expect(codeOf(await buy('poster'))).toBe('keepsakes.owned')
      expect(await balance(sponsor.userId)).toBe(9_000)
      expect((await walletOf(sponsor.bearer)).ledger[0]).toMatchObject({
        ...{ type: 'spend', source: 'marketplace', delta_cents: -1_000, note: 'keepsake:poster' },
      })
      const { owned, sold } = await list()
      expect(owned.map(({ keepsake }) => keepsake)).toEqual(['poster'])
      expect(sold).toEqual(
        keepsakeKeys.map((keepsake) => ({ keepsake, price_credits: usualKeepsakePrices[keepsake] })),
      )
      expect(await findFaults()).toEqual([])
    },
  )

  test('is not had without enough credits, nor at a price that was not seen, nor once it is sold no more', async () => {
    const { buy, person, services, sponsor, balance, list } = await buildKeepsakes()
    const poor = await person('poor@example.org', 'sponsor')
    const refused = await buy('poster', {}, poor.bearer)
    expect([refused.statusCode, codeOf(refused)]).toEqual([402, 'credits.not_enough'])
    await services.database.transaction((tx) =>
      tx.updateTable('keepsakes').set({ price_cents: 1_200 }).where('key', '=', 'poster').execute(),
    )
    expect((await buy('poster')).json()).toMatchObject({
      code: 'keepsakes.price_changed',
      price_credits: '12',
    })
    await services.database.transaction((tx) =>
      tx.updateTable('keepsakes').set({ active: false }).where('key', '=', 'poster').execute(),
    )
    expect(codeOf(await buy('poster', { price_credits: 12 }))).toBe('keepsakes.not_sold')
    expect((await list()).sold.map(({ keepsake }) => keepsake)).not.toContain('poster')
    expect(await balance(sponsor.userId)).toBe(10_000)
  })

  test('is its sponsor’s alone: nobody else reads it, and only sponsors buy', async () => {
    const { have, person, pdf, png, buy, list } = await buildKeepsakes()
    const { id } = await have('thank_you_cards')
    const other = await person('other@example.org', 'sponsor')
    const teacher = await person('teacher@school.edu', 'teacher')
    expect([
      (await pdf(id, 'en', other.bearer)).statusCode,
      (await png(id, other.bearer)).statusCode,
    ]).toEqual([404, 404])
    expect((await list(other.bearer)).owned).toEqual([])
    expect((await buy('poster', {}, teacher.bearer)).statusCode).toBe(403)
    expect((await pdf(id, 'en', teacher.bearer)).statusCode).toBe(403)
  })
})

describe('a certificate', () => {
  test('is of one’s own slot, once for each, and offered as long as a slot has none', async () => {
    const { mintSlot, buy, have, list, person } = await buildKeepsakes()
    expect(codeOf(await buy('certificate'))).toBe('keepsakes.slot_missing')
    expect((await list()).slots_without).toEqual([])
    await mintSlot()
    await mintSlot()
    const [newest = 0, first = 0] = (await list()).slots_without
    expect(newest).toBe(first + 1)
    await have('certificate', { slot_number: first })
    expect(codeOf(await buy('certificate', { slot_number: first }))).toBe('keepsakes.owned')
    expect((await list()).slots_without).toEqual([newest])
    await have('certificate', { slot_number: newest })
    const stranger = await person('stranger@example.org', 'sponsor')
    await mintSlot({}, stranger.bearer)
    const answer = await buy('certificate', { slot_number: newest + 1 })
    expect(codeOf(answer)).toBe('keepsakes.slot_not_found')
  })

  test('is neither sold nor printed of a slot that was taken back', async () => {
    const { mintSlot, buy, have, list, pdf, services, deliverAll, clock } = await buildKeepsakes()
    const { paymentId } = await mintSlot()
    const [number = 0] = (await list()).slots_without
    const { id } = await have('certificate', { slot_number: number })
    const other = await mintSlot()
    clock.advance(60_000)
    for (const gift of [paymentId, other.paymentId])
      await services.payments.refund({ paymentId: gift, amountCents: 80_000, idempotencyKey: gift })
    await deliverAll()
    expect(codeOf(await pdf(id))).toBe('keepsakes.slot_taken_back')
    expect((await list()).owned).toMatchObject([{ id, is_void: true }])
    expect(codeOf(await buy('certificate', { slot_number: number + 1 }))).toBe('keepsakes.slot_taken_back')
  })
})

describe('an emblem', () => {
  test('stands on the public profile once it is bought, until another one does or none', async () => {
    const { post, get, app, have, sponsor, list } = await buildKeepsakes()
    await post('/api/sponsor/profile', { handle: 'block-builders' }, sponsor.bearer)
    const shown = async () => (await get('/api/sponsors/block-builders')).json<{ emblem?: string }>().emblem
    const show = (emblem: string | null) => post('/api/sponsor/keepsakes/emblem', { emblem }, sponsor.bearer)
    expect(await shown()).toBeUndefined()
    await have('emblem_arch')
    await have('emblem_square')
    expect([await shown(), (await list()).emblem]).toEqual(['emblem_arch', 'emblem_arch'])
    expect((await show('emblem_square')).json()).toEqual({ emblem: 'emblem_square' })
    expect(await shown()).toBe('emblem_square')
    expect(codeOf(await show('emblem_circle'))).toBe('keepsakes.not_found')
    expect(await shown()).toBe('emblem_square')
    await show(null)
    expect(await shown()).toBeUndefined()
    const drawing = await app.inject('/emblems/emblem_arch')
    expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  })
})

test('the file of a person’s data holds their keepsakes, and an erased person’s emblem is shown nowhere', async () => {
  const { have, sponsor, services, post, get, findFaults } = await buildKeepsakes()
  await post('/api/sponsor/profile', { handle: 'block-builders' }, sponsor.bearer)
  await have('emblem_arch')
  const part = personalData.find(({ name }) => name === 'keepsakes')
  const owner = { userId: sponsor.userId, email: sponsor.email }
  const told = await services.database.read(async (tx) => part?.export?.(services, tx, owner))
  expect(told).toMatchObject([{ keepsake: 'emblem_arch', price_cents: 1_500, is_shown: true }])
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, {
      ...{ userId: sponsor.userId, actorId: null, at: services.clock.now(), personalData },
    }),
  )
  expect((await get('/api/sponsors/block-builders')).statusCode).toBe(404)
  expect(await findFaults()).toEqual([])
})
