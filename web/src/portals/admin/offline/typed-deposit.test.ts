import { expect, test } from 'vitest'
import { firstTyped, isSameDeposit, noCheck, rowOfCheck, type TypedDeposit } from './typed-deposit.ts'

const check = (reference: string) => ({ ...noCheck(), reference, cents: 1_000 })
const typed: TypedDeposit = {
  ...firstTyped,
  checks: [check('101'), noCheck(), check('102'), noCheck()],
}

test('the check that the server counts as the second is the row in which it was typed', () => {
  expect([1, 2, 3].map((number) => rowOfCheck(typed.checks, number))).toEqual([1, 3, 3])
})

test('an empty row more is the same deposit, another amount or name is not', () => {
  const [first = noCheck(), ...others] = typed.checks
  const withFirst = (part: object) => ({ ...typed, checks: [{ ...first, ...part }, ...others] })
  expect(isSameDeposit(typed, { ...typed, checks: [...typed.checks, noCheck()] })).toBe(true)
  expect(isSameDeposit(typed, withFirst({ cents: 1_001 }))).toBe(false)
  expect(isSameDeposit(typed, withFirst({ name: 'Rosa' }))).toBe(false)
  expect(isSameDeposit(typed, { ...typed, day: '2026-11-12' })).toBe(false)
})
