import { sponsorWidget } from '@tower/contract/people/prospects.ts'
import { expect, test } from 'vitest'
import { findWidgetFault, draftFromAddress, draftFromForm, stepAmount } from './prospect-draft.ts'

const goals = [
  { id: 'reached', raised_cents: 5_000, target_cents: 5_000 },
  { id: 'open', raised_cents: 100, target_cents: 5_000 },
] as never

const draftOf = (search: string) => draftFromAddress(new URLSearchParams(search), goals, sponsorWidget)

test('nobody gives monthly by mistake: once and $25 are chosen at first, for a goal that is still open', () => {
  expect(draftOf('')).toEqual({ type: 'one_time', amount: '25', goalId: 'open', email: '', coverFee: false })
})

test('a link may choose monthly, the amount and the goal', () => {
  expect(draftOf('frequency=monthly&amount=40&goal=reached')).toMatchObject({
    type: 'recurring',
    amount: '40',
    goalId: 'reached',
  })
})

test.each(['amount=0.5', 'amount=25.50', 'amount=-3', 'amount=x', 'frequency=weekly', 'goal=foreign'])(
  'what a link cannot mean (%s) changes nothing',
  (search) => {
    expect(draftOf(search)).toEqual(draftOf(''))
  },
)

test('the amount goes in whole dollars from one', () => {
  expect(findWidgetFault(99, sponsorWidget)).toBe('tooSmall')
  expect(findWidgetFault(100, sponsorWidget)).toBeUndefined()
  expect(findWidgetFault(150, sponsorWidget)).toBe('notWhole')
  expect(findWidgetFault(undefined, sponsorWidget)).toBe('invalid')
})

test('the arrow keys go in steps within the limits', () => {
  expect(stepAmount('25', 100, sponsorWidget)).toBe('26')
  expect(stepAmount('1', -100, sponsorWidget)).toBe('1')
  expect(stepAmount('', 100, sponsorWidget)).toBe('1')
})

test('a form without a frequency is a gift once, and the fee is covered only when the box is ticked', () => {
  const form = new FormData()
  form.set('amount', ' 30 ')
  expect(draftFromForm(form, 'es')).toMatchObject({ type: 'one_time', amount: '30', coverFee: false })
  form.set('cover_fee', 'on')
  form.set('type', 'recurring')
  expect(draftFromForm(form, 'es')).toMatchObject({ type: 'recurring', coverFee: true })
})
