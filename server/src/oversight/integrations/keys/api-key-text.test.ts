import { expect, test } from 'vitest'
import { systemRandom } from '../../../clock.ts'
import { hashToken } from '../../../people/identity/one-time-secret.ts'
import { drawApiKey, opensKey, readApiKey, writeApiKey } from './api-key-text.ts'

test('a key is read as it was written, and nothing else is one', () => {
  const drawn = drawApiKey({ random: systemRandom })
  const text = writeApiKey(drawn)
  expect(readApiKey(text)).toEqual(drawn)
  for (const wrong of ['', text.slice(1), `${text}A`, text.toUpperCase(), text.replace('_', '-'), ` ${text}`])
    expect(readApiKey(wrong), wrong).toBeUndefined()
})

test('no secret opens a handle that nobody has', () => {
  expect(opensKey('', undefined)).toBe(false)
  expect(opensKey('one', hashToken('one'))).toBe(true)
  expect(opensKey('one', hashToken('other'))).toBe(false)
})
