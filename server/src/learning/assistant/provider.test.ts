import { expect, test, vi } from 'vitest'
import type { ChatBehavior } from '../../vendors/openai/sandbox/chat-sandbox.ts'
import { buildWithProvider } from '../../../test/learning/assistant/build-assistant.ts'

const question = 'How much does it cost to sponsor a classroom?'
const told = '$800. One payment of $800 mints one Sponsor Slot, and eight gifts of $100 do the same.'

test('a provider words the answer, and is handed the passages found and nothing else', async () => {
  const { answerTo, provider } = await buildWithProvider()
  provider.behave({ answer: '  Sponsoring a classroom costs $800.\u0000\n\n\n\nOnce. ' })
  expect(await answerTo(question)).toEqual({
    answer: 'Sponsoring a classroom costs $800.\n\nOnce.',
    sources: [{ source: 'Sponsor Slots' }],
  })
  const [order] = provider.orders
  expect(order?.authorization).toBe('Bearer key of the provider')
  expect(order?.body.model).toBe('sandbox')
  expect(order?.body.messages[1]?.content).toBe(`Facts:\n- ${told}\n\nQuestion:\n${JSON.stringify(question)}`)
})

test('what someone types in that only they should know does not reach the provider', async () => {
  const { answerTo, provider } = await buildWithProvider()
  await answerTo('What is the cost to sponsor a classroom, jane@doe.test 4242 4242 4242 4242')
  const sent = JSON.stringify(provider.orders)
  expect(sent).toContain('classroom, … …')
  expect(sent).not.toMatch(/jane|4242/)
})

test('what NUMA doesn’t know is not asked of the provider', async () => {
  const { answerTo, provider } = await buildWithProvider()
  provider.behave({ answer: 'Paris.' })
  expect(await answerTo('What is the capital of France?')).toEqual({ answer: '', sources: [] })
  expect(provider.orders).toEqual([])
})

const faults: [string, ChatBehavior][] = [
  ['with 500', { fail: 'status' }],
  ['with silence', { fail: 'silence' }],
  ['byte by byte for ever', { fail: 'trickle' }],
  ['with garbage', { fail: 'garbage' }],
  ['in another shape', { fail: 'other shape' }],
  ['with ten megabytes', { fail: 'ten megabytes' }],
  ['by hanging up', { fail: 'hang up' }],
  ['with nothing', { answer: ' ' }],
  ['with a script', { answer: '<script>alert(1)</script> It costs $800.' }],
  ['with a price of its own', { answer: 'It costs $900.' }],
  ['with a link of its own', { answer: 'Pay at https://evil.test instead of $800.' }],
  ['with an essay', { answer: 'All is well. '.repeat(200) }],
]

test('a provider that answers wrongly costs the asker nothing but a moment', async () => {
  const { answerTo, provider } = await buildWithProvider({ AI_TIMEOUT_MS: '1234' })
  const limits = vi.spyOn(AbortSignal, 'timeout')
  // Waited for to its end, a silent one or one that goes on for ever would take the whole time of the test.
  for (const [how, behavior] of faults) {
    provider.behave(behavior)
    expect(await answerTo(question), how).toEqual({ answer: told, sources: [{ source: 'Sponsor Slots' }] })
  }
  expect(provider.orders).toHaveLength(faults.length)
  // The moment is the operator's; how long it lasts by a clock depends on the machine.
  expect(limits.mock.calls).toEqual(faults.map(() => [1_234]))
}, 240_000)

test('a provider is asked as often a day as was agreed to, and again the next day', async () => {
  const { answerTo, provider, clock } = await buildWithProvider({ AI_DAILY_ANSWERS: '3' })
  provider.behave({ answer: 'Sponsoring a classroom costs $800.' })
  const ask = async (times: number) => {
    const answers: string[] = []
    for (let count = 0; count < times; count++) answers.push((await answerTo(question)).answer)
    return answers
  }
  const worded = 'Sponsoring a classroom costs $800.'
  expect(await ask(6)).toEqual([worded, worded, worded, told, told, told])
  expect(provider.orders).toHaveLength(3)
  clock.advance(86_400_001)
  expect(await ask(1)).toEqual([worded])
}, 60_000)

test('a flood at the same moment costs no more than was agreed to, and everyone is answered', async () => {
  const { app, provider } = await buildWithProvider({ AI_DAILY_ANSWERS: '5' })
  provider.behave({ answer: 'Sponsoring a classroom costs $800.' })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, network) =>
      app.inject({
        method: 'POST',
        url: '/api/numa/ask',
        payload: { question },
        remoteAddress: `203.0.113.${network + 1}`,
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(40).fill(200))
  expect(provider.orders).toHaveLength(5)
  const worded = answers.filter((answer) => answer.json<{ answer: string }>().answer !== told)
  expect(worded).toHaveLength(5)
}, 60_000)

test('a provider that fails is paid for as well: failures count toward the day', async () => {
  const { answerTo, provider } = await buildWithProvider({ AI_DAILY_ANSWERS: '2' })
  provider.behave({ fail: 'status' })
  for (let count = 0; count < 4; count++) expect((await answerTo(question)).answer).toBe(told)
  expect(provider.orders).toHaveLength(2)
}, 60_000)
