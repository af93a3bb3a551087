import { isForKeys } from '@tower/contract/access.ts'
import { limitsOf, type AnyEndpoint, type RateLimit } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkRows } from '../test/check-rows.ts'

const named = (calls: readonly AnyEndpoint[]) => calls.map(({ name }) => name)
const countsPer = (call: AnyEndpoint, per: RateLimit['per']) =>
  limitsOf(call).some((limit) => limit.per === per)

test('whoever is not signed in can write without limit nowhere but where the payment provider signs', () => {
  const open = endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET')
  expect(open.length).toBeGreaterThan(5)
  expect(named(open.filter((call) => !countsPer(call, 'network')))).toEqual([
    'giving.webhook',
    'shopping.webhook',
  ])
})

test('calls that mail what someone typed in count that address', () => {
  for (const name of [
    'identity.request-link',
    'identity.request-portal-link',
    'identity.recover',
    'identity.update-user',
    'nominations.request-confirmation',
  ]) {
    const limits = limitsOf(endpoints.find((call) => call.name === name) ?? { rateLimit: [] })
    expect(
      limits.some(
        ({ per, refusal, max }) => per.startsWith('body.') && refusal === 'request.mail_limited' && max <= 5,
      ),
      name,
    ).toBe(true)
  }
})

test('calls that tell a right guess from a wrong one count guesses at one account, by day as well', () => {
  for (const name of ['identity.verify', 'identity.token']) {
    const limits = limitsOf(endpoints.find((call) => call.name === name) ?? { rateLimit: [] })
    const perAccount = limits.filter(({ per }) => per === 'body.email')
    expect(
      perAccount.some(({ max, windowSeconds }) => max <= 10 && windowSeconds >= 600),
      name,
    ).toBe(true)
    expect(
      perAccount.some(({ max, windowSeconds }) => max <= 100 && windowSeconds >= 86_400),
      name,
    ).toBe(true)
  }
})

test('what keys read is counted by key, all lists together', () => {
  const read = endpoints.filter(({ access }) => isForKeys(access))
  expect(read.length).toBeGreaterThan(5)
  expect(new Set(read.flatMap(limitsOf).map(({ per, group }) => `${per} ${group}`))).toEqual(
    new Set(['key integrations.reads']),
  )
  const limits = new Set(endpoints.filter((call) => !read.includes(call)).flatMap(limitsOf))
  expect([...limits].filter(({ per }) => per === 'key')).toEqual([])
})

const limited = endpoints.filter((call) => limitsOf(call).length > 0)

test('what limits a call can be counted', (context) =>
  checkRows(
    context,
    limited,
    (call) => {
      const counters = limitsOf(call).map(({ per, windowSeconds }) => `${per} ${windowSeconds}`)
      expect(new Set(counters).size, 'two limits would share a counter').toBe(counters.length)
      for (const { per, max, windowSeconds } of limitsOf(call)) {
        expect(Math.min(max, windowSeconds)).toBeGreaterThan(0)
        if (per.startsWith('body.')) expect(hasField(call.body, per.split('.').slice(1)), per).toBe(true)
      }
    },
    ({ name }) => name,
  ))

type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[] }

function hasField(body: z.ZodType | undefined, path: string[]): boolean {
  if (!body) return false
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
  const found = path.reduce<Schema | undefined>(
    (at, name) => [at, ...(at?.anyOf ?? [])].find((one) => one?.properties?.[name])?.properties?.[name],
    schema,
  )
  return found !== undefined
}
