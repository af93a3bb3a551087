import { describe, expect, test } from 'vitest'
import { buildKeepsakes } from '../../../test/learning/keepsakes/build-keepsakes.ts'
import { codeOf } from '../../../test/money/credits/build-credits.ts'

describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', { timeout: 120_000 }, () => {
  test('many tabs that buy one keepsake pay for one', async () => {
    const { buy, sponsor, balance, list, findFaults } = await buildKeepsakes({ poolSize: 16 })
    const answers = await Promise.all(Array.from({ length: 16 }, () => buy('emblem_arch')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map(codeOf)
    expect(new Set(refused)).toEqual(new Set(['keepsakes.owned']))
    expect((await list()).owned).toHaveLength(1)
    expect(await balance(sponsor.userId)).toBe(8_500)
    expect(await findFaults()).toEqual([])
  })

  test('a wallet that affords one of two keepsakes buys one, and a gift of its credits takes turns with it', async () => {
    const world = await buildKeepsakes({ poolSize: 16 })
    const { buy, person, fill, giveCredits, balance, findFaults } = world
    const teacher = await person('rivera@school.edu', 'teacher')
    for (let round = 0; round < 5; round += 1) {
      const buyer = await person(`buyer-${round}@example.org`, 'sponsor')
      await fill(buyer.userId, 1_500)
      const answers = await Promise.all([
        buy('emblem_arch', {}, buyer.bearer),
        buy('emblem_circle', {}, buyer.bearer),
        giveCredits(buyer.bearer, { teacher_user_id: teacher.userId, credits: 15 }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 402, 402])
      expect(await balance(buyer.userId)).toBe(0)
    }
    expect(await findFaults()).toEqual([])
  })

  test('emblems shown at once leave exactly one on the profile', async () => {
    const { have, post, sponsor, list } = await buildKeepsakes({ poolSize: 16 })
    const emblems = ['emblem_arch', 'emblem_circle', 'emblem_square'] as const
    for (const emblem of emblems) await have(emblem)
    const show = (emblem: string) => post('/api/sponsor/keepsakes/emblem', { emblem }, sponsor.bearer)
    const answers = await Promise.all([...emblems, ...emblems, ...emblems].map(show))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(emblems).toContain((await list()).emblem)
  })
})
