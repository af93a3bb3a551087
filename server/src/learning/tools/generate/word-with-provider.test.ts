import type { ToolReason } from '@tower/contract/money/credit-uses.ts'
import { expect, onTestFinished, test } from 'vitest'
import { buildTools } from '../../../../test/learning/tools/build-tools.ts'
import type { ChatFault } from '../../../vendors/openai/sandbox/fail-chat.ts'
import { startChatSandbox } from '../../../vendors/openai/sandbox/chat-sandbox.ts'
import { agreeToProvider } from '../../writer/consents/agree-to-provider.ts'
import { takeBackConsent } from '../../writer/consents/take-back-consent.ts'
import { WriterFailure } from '../../writer/writer-failure.ts'
import { wordWithProvider } from './word-with-provider.ts'

const letters = {
  English: { subject: 'A good day', body: 'Dear family, [[NAME1]] was a joy to have in the class today.' },
  Spanish: {
    subject: 'Un buen día',
    body: 'Querida familia: hoy fue un gusto tener a [[NAME1]] en la clase.',
  },
}
/** In the language that was asked for. */
const note = ({ text }: { text: string }) =>
  JSON.stringify(text.includes('in Spanish') ? letters.Spanish : letters.English)
const brief = JSON.stringify({
  sections: [{ title: 'The day', lines: ['Math at 8:15'] }],
  asks: ['Until when?'],
})

/** Tools with a provider that their teacher agreed to. One connection: whoever held it while asking would wait for ever. */
async function buildProviderTools(environment: Record<string, string> = {}) {
  const provider = await startChatSandbox()
  onTestFinished(() => provider.close())
  const set = { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'sandbox', AI_WRITING_TIMEOUT_MS: '20000' }
  const world = await buildTools({ environment: { ...set, ...environment }, poolSize: 1 })
  const { services, teacher } = world
  const { host } = new URL(provider.baseUrl)
  await agreeToProvider(services, { teacherId: teacher.userId, provider: host })
  const pay = async (reason: ToolReason) => {
    await world.fillTools(1)
    await world.consume(reason, { sponsor_id: null })
  }
  const call = (path: string, said: object) => world.call('POST', path, { teacher_id: '', ...said })
  const goal = (said: object = {}) =>
    call('/api/iep/goal-generate', {
      ...{ student_id: world.mateo, disability_category: 'specific_learning_disability' },
      ...{ present_level: 'Mateo reads 42 words correct per minute on second-grade passages.', ...said },
    })
  const page = (said: object = {}) =>
    call('/api/sub/brief-generate', { lesson_plan: '8:15 Math. Ana Lee helps.', ...said })
  return { ...world, provider, pay, goal, page }
}

test('a provider that the teacher agreed to words the note in both languages, the goal and the page, and is told no name', async () => {
  const { written, goal, page, provider } = await buildProviderTools()
  provider.behave({ answer: note })
  expect((await written()).content).toMatchObject({
    ...{ language: 'es', body: 'Querida familia: hoy fue un gusto tener a Mateo en la clase.' },
    other: { language: 'en', subject: 'A good day' },
  })
  expect(provider.orders).toHaveLength(2)
  const parts = { condition: 'given a passage', detail: '', measuredBy: 'a weekly probe' }
  const words = { ...parts, howOften: 'each week', who: 'the teacher', need: 'reading fluency' }
  provider.behave({ answer: JSON.stringify(words) })
  const goalAnswer = await goal()
  expect(goalAnswer.statusCode, goalAnswer.body).toBe(200)
  expect(goalAnswer.json()).toMatchObject({ goal: { elements: { ...parts, baseline: { number: 42 } } } })
  provider.behave({ answer: brief })
  expect((await page()).json()).toMatchObject({
    sub_brief: { parts: [{ title: 'The day', text: 'Math at 8:15' }], asks: ['Until when?'] },
  })
  expect(provider.orders).toHaveLength(4)
  for (const { text } of provider.orders) expect(text).not.toMatch(/Mateo|Ruiz|Ana Lee|Rivera|Ruskin/)
})

test('nothing leaves where the teacher did not agree, took it back, or wants what is built in', async () => {
  const { services, teacher, written, goal, page, provider } = await buildProviderTools()
  provider.behave({ answer: note })
  await written({ built_in: true })
  await takeBackConsent(services, { teacherId: teacher.userId })
  expect((await written()).content).toMatchObject({ tool: 'parent-note' })
  expect((await goal()).statusCode).toBe(200)
  expect((await page()).statusCode).toBe(200)
  expect(provider.orders).toEqual([])
})

test('whoever takes the agreement back while a tool writes gets what is built in', async () => {
  const { services, teacher } = await buildProviderTools()
  const asked = {
    actor: { userId: teacher.userId },
    useId: undefined,
    requestKey: undefined,
    isBuiltIn: false,
  }
  const word = (kind: 'not_agreed' | 'down') =>
    wordWithProvider(services, asked as Parameters<typeof wordWithProvider>[1], 'built in', () =>
      Promise.reject(new WriterFailure(kind, 'for the test')),
    )
  expect(await word('not_agreed')).toBe('built in')
  await expect(word('down')).rejects.toMatchObject({ kind: 'down' })
})

const faults: readonly ChatFault[] = [
  'status',
  'denied',
  'silence',
  'hang up',
  'garbage',
  'refusal',
  'cut off',
]

test('a provider that fails, however it does, gives the credit back and says that it was the provider; then what is built in writes', async () => {
  const world = await buildProviderTools({ AI_WRITING_TIMEOUT_MS: '300' })
  const { provider, pay, page, toolsLeft, uses, call } = world
  await call('PUT', '/api/teacher/tool-drafts/sub-brief', { fields: { plan: '8:15 Math' } })
  for (const fault of faults) {
    provider.behave({ fail: fault })
    await pay('tool:sub-brief')
    const answer = await page()
    expect([fault, answer.statusCode, answer.json()]).toMatchObject([
      ...[fault, 503],
      { error: 'Unable to summarize plan', credit: 'returned', writer: 'provider' },
    ])
    await world.consume('tool:sub-brief', { sponsor_id: null })
    expect((await page({ built_in: true })).statusCode).toBe(200)
  }
  expect(await toolsLeft()).toBe(0)
  expect((await uses()).map(({ state }) => state)).toEqual(faults.flatMap(() => ['refunded', 'spent']))
  expect(await world.findFaults()).toEqual([])
})

test('what was typed stays where a provider fails, for notes and goals as well', async () => {
  const { provider, call, note: write, goal, results } = await buildProviderTools()
  await call('PUT', '/api/teacher/tool-drafts/parent-note', { fields: { points: 'read a book' } })
  provider.behave({ answer: note }, { fail: 'garbage' })
  expect((await write()).json()).toMatchObject({ error: 'Unable to compose note', writer: 'provider' })
  provider.behave({ fail: 'garbage' })
  expect((await goal()).json()).toMatchObject({ error: 'Unable to generate goal', credit: 'untouched' })
  expect(await results()).toEqual([])
  const drafts = await call('GET', '/api/teacher/tool-drafts')
  expect(drafts.json()).toEqual({ items: [{ tool: 'parent-note', fields: { points: 'read a book' } }] })
})

test('beyond the cap of a teacher nothing is sent, and the credit comes back', async () => {
  const { provider, pay, page, toolsLeft } = await buildProviderTools({ AI_TEACHER_DAILY_TOKENS: '10' })
  await pay('tool:sub-brief')
  expect((await page()).json()).toMatchObject({ credit: 'returned', writer: 'provider' })
  expect(await toolsLeft()).toBe(1)
  expect(provider.orders).toEqual([])
})
