import { expect, test } from 'vitest'
import { FullName } from './account.contract.ts'

test.each(['Ana María Núñez', '李小龍', 'محمد', 'می‌خواهم', '👩‍🏫 Ms. Rivera', '<b>Bobby</b>'])(
  '%s is a name',
  (name) => {
    expect(FullName.parse(name)).toBe(name)
  },
)

test.each(['Ana\nBcc: x', 'Ana\u2028admin', 'Ana\u2029admin', '\u202egnp.exe', 'Ana\u2067nimda', 'a\u0000b'])(
  'what breaks the line or turns it round is no name: %j',
  (name) => {
    expect(FullName.safeParse(name).success).toBe(false)
  },
)
