// @module-tag some-on-pglite: one path of the assistant.
import type { Answer } from '@tower/contract/learning/assistant.ts'
import { describe, expect, test } from 'vitest'
import { buildDraw, buildClassrooms, buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { runDraw } from '../../matching/draws/run-draw.ts'
import { buildAssistant } from '../../../test/learning/assistant/build-assistant.ts'

describe('a public question', () => {
  test('is answered without a session, with where it comes from, in the language it is asked in', async () => {
    const { answerTo } = await buildAssistant()
    const answer = await answerTo('  What is a Sponsor Slot?\n')
    expect(answer.answer).toContain('$800 that goes, whole, to one classroom')
    expect(answer.sources).toEqual([{ source: 'Sponsor Slots' }])
    expect((await answerTo('¿Qué es un cupo de patrocinio?')).sources).toContainEqual({
      source: 'Cupos de patrocinio',
    })
  })

  test('that NUMA can’t answer gets an empty answer without sources', async () => {
    const { ask } = await buildAssistant()
    const answer = await ask('What is the capital of France?')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ answer: '', sources: [] })
  })

  test('that tells no language is answered in that of the page', async () => {
    const { ask } = await buildAssistant()
    const answer = (await ask('Tower Credits', undefined, { language: 'es' })).json<Answer>()
    expect(answer.answer).toContain('créditos de la plataforma')
  })

  test('that is empty, too long or no text is refused', async () => {
    const { ask } = await buildAssistant()
    for (const question of ['', '   \n ', undefined, null, 7, ['what is a slot'], 'x'.repeat(501)]) {
      const answer = await ask(question)
      expect(answer.statusCode, JSON.stringify(question)).toBe(400)
      expect(answer.json()).toMatchObject({ error: expect.any(String) as string, code: 'request.invalid' })
    }
  })

  test('of 500 characters is read, whatever space stands around it', async () => {
    const { ask } = await buildAssistant()
    const question = `${' '.repeat(300)}${'what is a slot '.repeat(40).slice(0, 500)}`
    expect((await ask(question)).statusCode).toBe(200)
  })
})

describe('a private question', () => {
  test('without a session is answered 401 in the documented words', async () => {
    const { ask } = await buildAssistant()
    for (const question of ['What is my balance?', '¿Cuántos cupos tengo?']) {
      const answer = await ask(question)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ error: 'Missing Authorization' })
    }
  })

  test('with a token that isn’t one is answered 401, and so is a public one', async () => {
    const { ask } = await buildAssistant()
    for (const question of ['What is my balance?', 'What is a slot?']) {
      const answer = await ask(question, 'not-a-token')
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ error: 'Invalid token' })
    }
  })

  test('waits for the second factor of whoever has one', async () => {
    const { ask, person, services, clock } = await buildAssistant()
    const { userId, bearer } = await person('admin@tower.test', 'admin')
    await services.database.transaction((tx) =>
      tx
        .insertInto('second_factors')
        .values({ user_id: userId, secret_sealed: '', verified_at: clock.now() })
        .execute(),
    )
    const answer = await ask('How much have I given?', bearer)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'second_factor.needed' })
    expect((await ask('What is a Sponsor Slot?', bearer)).statusCode).toBe(200)
  })

  test('of a sponsor is answered from their own gifts and slots', { tags: 'on-pglite-too' }, async () => {
    const { answerTo, person, addGift } = await buildAssistant()
    const sponsor = await person('own@sponsor.test', 'sponsor')
    await addGift({ userId: sponsor.userId, amountCents: 95_000 })
    const giving = await answerTo('How much have I given?', sponsor.bearer)
    expect(giving.answer).toContain('Your gifts to classrooms come to $950.')
    expect(giving.sources).toEqual([{ source: 'Your giving' }])
    const slots = await answerTo('How many slots do I have?', sponsor.bearer)
    expect(slots.answer).toContain('minted from your gifts: 1. With a classroom: 0. Waiting for a draw: 1.')
    expect(slots.answer).toContain('$150 of $800')
    expect((await answerTo('¿Cuántos cupos tengo?', sponsor.bearer)).sources).toEqual([
      { source: 'Tus cupos' },
    ])
  })

  test('of a teacher is answered from the budget and the slots of their classroom', async () => {
    const { answerTo, person, services } = await buildAssistant()
    const teacher = await person('own@school.edu', 'teacher')
    expect((await answerTo('What is my balance?', teacher.bearer)).answer).toContain('no budget')
    await buildClassrooms(services, [3])
    await services.database.transaction((tx) =>
      tx.updateTable('classrooms').set({ teacher_id: teacher.userId }).execute(),
    )
    await buildSlots(services, 1)
    await runDraw(services, { drawId: await buildDraw(services), actor: null })
    expect((await answerTo('What is my budget?', teacher.bearer)).answer).toContain('$800 left of $800')
    expect((await answerTo('How many slots do I have?', teacher.bearer)).answer).toContain('number 1')
  })

  test.each(['Where is my order?', 'Where are my storybooks?'])(
    '“%s” about what isn’t open yet says so',
    async (question) => {
      const { answerTo, person } = await buildAssistant()
      const { bearer } = await person('early@school.edu', 'teacher')
      expect((await answerTo(question, bearer)).answer).toContain('not open on this site yet')
    },
  )
})

test('whoever asks too often is told to wait, alone or from one network', async () => {
  const { ask, person } = await buildAssistant({ RATE_LIMIT_FACTOR: '1' })
  const { bearer } = await person('busy@sponsor.test', 'sponsor')
  const answers = []
  for (let count = 0; count < 21; count++) answers.push((await ask('What is a slot?', bearer)).statusCode)
  expect(answers).toEqual([...Array<number>(20).fill(200), 429])
  expect((await ask('What is a slot?')).headers['retry-after']).toBeUndefined()
}, 60_000)

test('a flood from one network is answered 429 with the time to wait', async () => {
  const { app, clock } = await buildAssistant({ RATE_LIMIT_FACTOR: '1' })
  const flood = async () =>
    app.inject({
      method: 'POST',
      url: '/api/numa/ask',
      payload: { question: 'What is a slot?' },
      remoteAddress: '203.0.113.9',
    })
  let passed = 0
  for (let count = 0; count < 70; count++) {
    if ((await flood()).statusCode === 200) passed++
    clock.advance(4_000)
  }
  expect(passed).toBeLessThanOrEqual(60)
  const refused = await flood()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
}, 60_000)
