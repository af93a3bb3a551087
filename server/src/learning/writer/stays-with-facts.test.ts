import { expect, test } from 'vitest'
import { staysWithFacts } from './stays-with-facts.ts'

const facts = ['A Sponsor Slot costs $800, whole. Eight gifts of $100 do the same, $1,600 mints two.']

test.each(['One slot costs $800.', 'Ocho donaciones de $100 son un cupo.', '$1,600 mints two slots.'])(
  '“%s” says only what it was given',
  (written) => expect(staysWithFacts(written, facts)).toBe(true),
)

test.each([
  'A slot costs $900.',
  'Write to help@evil.example.com.',
  'See https://evil.test for more.',
  'Pay at evil-donations.com today.',
  'Click [here](/login).',
  '<img src=x onerror=alert(1)>',
  'It costs $800.50.',
  '```js```',
  '…',
])('“%s” brings in something that wasn’t given', (written) => {
  expect(staysWithFacts(written, facts)).toBe(false)
})
