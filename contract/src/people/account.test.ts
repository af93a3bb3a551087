import { expect, test } from 'vitest'
import { FullName } from './account.contract.ts'

test.each(['Ana María Núñez', '李小龍', 'محمد', 'می‌خواهم', '👩‍🏫 Ms. Rivera', '<b>Bobby</b>'])(
  '%s is a name',
  (name) => {
    expect(FullName.parse(name)).toBe(name)
  },
)

test.each(['Ana\nBcc: x', 'Ana\u2028admin', 'Ana\u2029admin', 'a\u0000b'])(
  'what breaks the line is no name: %j',
  (name) => {
    expect(FullName.safeParse(name).success).toBe(false)
  },
)

test('what would turn a name round goes from it', () => {
  expect(['\u202egnp.exe', 'Ana\u2067nimda'].map((name) => FullName.parse(name))).toEqual([
    'gnp.exe',
    'Ananimda',
  ])
})
