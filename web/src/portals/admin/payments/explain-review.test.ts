import { expect, test } from 'vitest'
import { explainReview } from './explain-review.ts'
import { payments as texts } from './texts.en.ts'

const { reasons } = texts.story

test('staff read in words and dollars why money waits', () => {
  expect(explainReview(reasons, 'no open checkout')).toBe('Nobody started a checkout for it.')
  expect(explainReview(reasons, 'amount 4200, asked 4000')).toBe('$42.00 arrived where $40.00 was asked for.')
  expect(explainReview(reasons, 'currency eur, asked usd')).toBe('It arrived in EUR where USD was asked for.')
})

test('a reason that has no sentence stays as the books keep it', () => {
  expect(explainReview(reasons, 'something else')).toBe('something else')
})
