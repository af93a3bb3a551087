import { expect, test } from 'vitest'
import { lookOf } from './state-looks.ts'

test('an open ticket stands out as waiting, an open budget is as it ought to be', () => {
  expect(lookOf('open', 'ticket')).toEqual({ tone: 'warning' })
  expect(lookOf('open', 'budget')).toEqual({ tone: 'success', outlined: true })
})
