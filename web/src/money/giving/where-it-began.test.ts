import { expect, test } from 'vitest'
import { whereItBegan } from './where-it-began.ts'

test('whoever tries again after a payment that failed finds the form they came from', () => {
  expect(whereItBegan('sponsor_slot')).toBe('/sponsor')
  expect(whereItBegan('donation')).toBe('/sponsor-classroom/donate')
})
