import { expect, test } from 'vitest'
import { buildWriter, failureOf } from '../../../../test/learning/writer/build-writer.ts'
import { findViolations } from '../../../test/find-violations.ts'
import { readConfig } from '../../../config.ts'
import { agreeToProvider } from '../consents/agree-to-provider.ts'
import { describeCaps } from './describe-caps.ts'
import { reserveAsk } from './reserve-ask.ts'
import { settleAsk } from './settle-ask.ts'

const bytes = 900
const maxTokens = 100

/** Asks that set aside a thousand tokens each. */
async function buildCaps(environment: Record<string, string>) {
  const world = await buildWriter(environment)
  const { services, writer, rosa } = world
  const ask = { purpose: 'note', prompt: 'note-1', provider: writer.provider, bytes, maxTokens }
  const reserve = (teacherId: string | null = rosa.userId) => reserveAsk(services, { ...ask, teacherId })
  const settle = (askId: string, input: number, output = 0) =>
    settleAsk(services, { askId, tokens: { input, output } })
  return { ...world, reserve, settle }
}

const outcomes = async (asks: Promise<string>[]) => {
  const settled = await Promise.allSettled(asks)
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}

test('thirty-two who ask at once set aside no more than the cap of the house, and of one teacher', async () => {
  const { reserve, teacher, days, services, provider } = await buildCaps({
    AI_DAILY_TOKENS: '10500',
    AI_TEACHER_DAILY_TOKENS: '4000',
  })
  const others = await Promise.all(['ben@desert.edu', 'eva@desert.edu', 'max@desert.edu'].map(teacher))
  const { host } = new URL(provider.baseUrl)
  for (const { userId } of others) await agreeToProvider(services, { teacherId: userId, provider: host })
  const asked = Array.from({ length: 8 }, () => [undefined, ...others.map(({ userId }) => userId)]).flat()
  const done = await outcomes(asked.map((teacherId) => reserve(teacherId)))
  expect(asked).toHaveLength(32)
  expect(done).toHaveLength(10)
  const sums = await days()
  expect(sums.find(({ teacher_id }) => teacher_id === null)?.tokens).toBe(10_000)
  expect(
    Math.max(...sums.filter(({ teacher_id }) => teacher_id).map(({ tokens }) => tokens)),
  ).toBeLessThanOrEqual(4_000)
  expect(await services.database.read(findViolations)).toEqual([])
})

test('dollars are capped as tokens are, by their prices, rounded up', async () => {
  const { reserve, settle, days } = await buildCaps({
    AI_INPUT_USD_PER_MILLION: '0.15',
    AI_OUTPUT_USD_PER_MILLION: '10.5',
    AI_TEACHER_DAILY_CENTS: '1',
  })
  // 900 tokens sent are 135 millionths of a dollar, 100 answered 1,050; ten thousand are a cent.
  const done = await outcomes(Array.from({ length: 12 }, () => reserve()))
  expect(done).toHaveLength(8)
  expect((await days()).map(({ microdollars }) => microdollars)).toEqual([9_480, 9_480])
  await settle(String(done[0]), 7, 1)
  expect((await days()).map(({ microdollars }) => microdollars)).toEqual([8_307, 8_307])
  await reserve()
})

test('what an ask did not take is free again, once, and by the day it was set aside on', async () => {
  const { reserve, settle, days, services, clock } = await buildCaps({ AI_TEACHER_DAILY_TOKENS: '1000' })
  const askId = await reserve()
  expect(await failureOf(reserve())).toBe('over_cap')
  clock.advance(86_400_000)
  await Promise.all([settle(askId, 200, 30), settle(askId, 1, 1), settle(askId, 200, 30)])
  const [first] = await days()
  expect([230, 2]).toContain(first?.tokens)
  expect(await days()).toHaveLength(2)
  await reserve()
  expect(await days()).toHaveLength(4)
  expect(await services.database.read(findViolations)).toEqual([])
})

test('a provider that counts nonsense leaves what was set aside', async () => {
  const { reserve, settle, days } = await buildCaps({})
  for (const input of [-5, 1.5, NaN, 1e12]) await settle(await reserve(), input)
  expect((await days()).map(({ tokens }) => tokens)).toEqual([4_000, 4_000])
})

test('what no classroom asks counts toward the house alone', async () => {
  const { reserve, days } = await buildCaps({ AI_TEACHER_DAILY_TOKENS: '0' })
  await reserve(null)
  expect(await days()).toMatchObject([{ teacher_id: null, tokens: 1_000 }])
  expect(await failureOf(reserve())).toBe('over_cap')
})

test('over its cap nothing is sent, and an ask of many at once keeps to it', async () => {
  const { writer, ask, provider, days } = await buildWriter({ AI_TEACHER_DAILY_TOKENS: '5000' })
  provider.behave({ answer: 'Glad.', usage: null })
  const kinds = await Promise.all(Array.from({ length: 32 }, () => failureOf(writer.write(ask))))
  const written = kinds.filter((kind) => kind === undefined).length
  expect(written).toBeGreaterThan(1)
  expect(kinds.filter((kind) => kind === 'over_cap')).toHaveLength(32 - written)
  expect(provider.orders).toHaveLength(written)
  for (const { tokens } of await days()) expect(tokens).toBeLessThanOrEqual(5_000)
})

test('whoever operates the site reads the caps, and that dollars need prices to be counted', () => {
  expect(describeCaps(readConfig({}))).toBe(
    'at most 2,000,000 tokens a day, 200,000 tokens for one teacher; without prices dollars are not counted',
  )
  const priced = readConfig({ AI_INPUT_USD_PER_MILLION: '0.15', AI_OUTPUT_USD_PER_MILLION: '0.6' })
  expect(describeCaps(priced)).toBe(
    'at most 2,000,000 tokens and $5 a day, 200,000 tokens and $0.50 for one teacher',
  )
})
