import { expect, test } from 'vitest'
import { askPath, readQuestion } from './ask-about.ts'

const asked = (path: string) => readQuestion(new URL(path, 'https://tower.test').searchParams)

test.each([
  ['reimbursement', 'RB-1042', 'reimbursements'],
  ['order', '1042', 'orders'],
  ['session', 'Amazon, $1,250', 'cards'],
  ['session', 'Walmart, $12.50', 'cards'],
  ['card', 'Amazon ••4242', 'cards'],
] as const)('a question about a %s named %s is read back from its address', (kind, name, category) => {
  expect(asked(askPath(kind, name))).toEqual({ kind, name, category })
})

test.each([
  ['reimbursement', 'RB-'],
  ['order', 'call 555-0100'],
  ['session', 'Amazon, $12 and call me'],
  ['card', 'Visa ••4242'],
] as const)('no other words are taken from an address: %s %s', (kind, name) => {
  expect(asked(askPath(kind, name))).toBeUndefined()
})
