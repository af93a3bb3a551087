import { expect, test } from 'vitest'
import { z } from 'zod'
import { Email } from './email.contract.ts'
import { emailPattern, isEmail } from './email.ts'

test('pages and calls agree on what an address is', () => {
  expect(emailPattern.source).toBe(z.regexes.email.source)
  const addresses = [
    'rosa@school.edu',
    'a..b@school.edu',
    'rosa@school',
    'josé@school.edu',
    `${'a'.repeat(320)}@b.edu`,
  ]
  expect(addresses.map(isEmail)).toEqual(addresses.map((address) => Email.safeParse(address).success))
})
