import { expect, test } from 'vitest'
import { nameRequests } from './name-requests.ts'

test('a request keeps the name its proxy gave it, and no visitor names one', () => {
  const name = (TRUST_PROXY: number, id?: string) =>
    nameRequests({ TRUST_PROXY })({ headers: { 'x-request-id': id } })
  const given = '5f0c1d2e3b4a59687786a5b4c3d2e1f0'
  expect(name(1, given)).toBe(given)
  const ours = /^[0-9a-f]{8}-1$/
  expect(name(0, given)).toMatch(ours)
  for (const odd of ['short', 'with a blank in it', 'x'.repeat(129), '{"level":50}', undefined])
    expect(name(1, odd)).toMatch(ours)
})

test('two processes give no two requests one name', () => {
  const [one, other] = [nameRequests({ TRUST_PROXY: 0 }), nameRequests({ TRUST_PROXY: 0 })]
  const asked = { headers: {} }
  expect(new Set([one(asked), one(asked), other(asked), other(asked)]).size).toBe(4)
})
