import { expect, test } from 'vitest'
import { z } from 'zod'
import { Email } from './email.contract.ts'
import { bareEmail, emailPattern, isEmail } from './email.ts'

/** One address as it comes along from other pages, mails and lists. */
const pasted = [
  ...[
    'rosa@\u200bschool.edu',
    '\u200brosa@school.edu\u200b',
    'rosa@school.edu\u2060',
    '\ufeffrosa@school.edu',
  ],
  ...['mailto:rosa@school.edu', 'MAILTO:rosa@school.edu?subject=Hi', 'Díaz, Rosa <rosa@school.edu>'],
  ...['<rosa@school.edu>', 'rosa@school.edu.', 'rosa@school.edu, ', '\u00a0rosa@school.edu\u00a0'],
]

test('an address is read from what people paste, and never becomes another', () => {
  expect(new Set(pasted.map((typed) => Email.parse(typed)))).toEqual(new Set(['rosa@school.edu']))
  for (const twin of [
    'mi\u212ae@tower.test',
    'rosa@school.edu, ana@school.edu',
    '<a@x.edu> <b@x.edu>',
    'ro sa@x.edu',
  ])
    expect([bareEmail(twin), Email.safeParse(twin).success]).toEqual([twin, false])
})

test('pages and calls agree on what an address is', () => {
  expect(emailPattern.source).toBe(z.regexes.email.source)
  const addresses = [
    'rosa@school.edu',
    'a..b@school.edu',
    'rosa@school',
    'josé@school.edu',
    `${'a'.repeat(320)}@b.edu`,
    ...pasted,
  ]
  expect(addresses.map(isEmail)).toEqual(addresses.map((address) => Email.safeParse(address).success))
})
