import { expect, test } from 'vitest'
import { mailKey } from './mail-key.ts'

test('a key of a mail keeps kind, numbers, ids and instants readable, and hashes addresses and all other words', () => {
  const id = '0a1b2c3d-0d3e-4c58-9d5b-6f5d7c1e2a90'
  const at = new Date(0).toISOString()
  for (const plain of ['receipt:17', `match:${id}`, `program-open:${id}:${at}`, 'photos:2026-09-01'])
    expect(mailKey(plain)).toBe(plain)
  const sealed = mailKey(`inquiry:dana@example.org:Dana Doe:${id}`)
  expect(sealed).toMatch(new RegExp(`^inquiry:[0-9a-f]{32}:[0-9a-f]{32}:${id}$`))
  expect(mailKey(sealed)).toBe(sealed)
  expect(mailKey('Dana Doe')).toMatch(/^fact:[0-9a-f]{32}$/)
})
