import { CallError } from '@tower/contract/client.ts'
import { errors } from '@tower/contract/errors.ts'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explainError } from './explain-error.ts'

const texts = {
  refused: { 'some.code': 'By its code.', 'some.wait': 'In {minutes} min.' },
  statuses: { 409: 'By its status.' },
  failed: 'It failed.',
}
const explain = (error: unknown, more = {}) => explainError(error, { ...texts, ...more })

test('the words for a code win over those for its status, and both over what fits anything', () => {
  expect(explain(new CallError(409, 'Said.', 'some.code'))).toBe('By its code.')
  expect(explain(new CallError(409, 'Said.', 'other.code'))).toBe('By its status.')
  expect(explain(new CallError(400, 'Said.', 'other.code'))).toBe('It failed.')
})

test('how long to wait is said in minutes, rounded up', () => {
  expect(explain(new CallError(429, '', 'some.wait', { retryAfterSeconds: 61 }))).toBe('In 2 min.')
})

test('the server is quoted only where a page says so, and in plain text more readily than otherwise', () => {
  const [plain, coded] = [new CallError(400, 'Said.'), new CallError(400, 'Said.', 'other.code')]
  expect(explain(plain)).toBe('It failed.')
  expect(explain(plain, { quotes: 'plain text' })).toBe('Said.')
  expect(explain(coded, { quotes: 'plain text' })).toBe('It failed.')
  expect(explain(coded, { quotes: 'any sentence' })).toBe('Said.')
  expect(explain(new CallError(502, ''), { quotes: 'any sentence' })).toBe('It failed.')
})

test('a server that was not reached is told apart where there are words for it', () => {
  const unreached = new TypeError('Failed to fetch')
  expect(explain(unreached)).toBe('It failed.')
  expect(explain(unreached, { network: 'Not reached.' })).toBe('Not reached.')
})

test('no page knows a refusal by its English sentence', () => {
  const sentences = Object.values(errors).map(({ sentence }) => sentence)
  const code = globSync('web/src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*texts.*'] })
  expect(code.length).toBeGreaterThan(400)
  const found = code.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return sentences.filter((sentence) => source.includes(`'${sentence}'`)).map((said) => `${file}: ${said}`)
  })
  expect(found).toEqual([])
  // The dictionaries may take a sentence over; nobody else needs one.
  expect(code.filter((file) => readFileSync(file, 'utf8').includes('].sentence'))).toEqual([])
})
