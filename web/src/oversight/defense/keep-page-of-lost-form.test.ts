import { data, type DataStrategyResult } from 'react-router'
import { expect, test } from 'vitest'
import { keepPageOfLostForm } from './keep-page-of-lost-form.ts'

test.each([
  ['that never reached the server', data(new TypeError('Failed to fetch'))],
  ['that met an error of the server', data(new Error('Unexpected Server Error'), 500)],
  ['that a proxy answered instead', { status: 502, statusText: '', internal: false, data: 'Bad Gateway' }],
])('a form %s leaves its page as it was', (_, result) => {
  const outcomes: Record<string, DataStrategyResult> = { page: { type: 'error', result } }
  expect(keepPageOfLostForm(outcomes)).toBe(true)
  expect(outcomes.page).toMatchObject({ type: 'data', result: { data: undefined, init: { status: 503 } } })
})

test('what the server answered or refused stays what it is', () => {
  const outcomes: Record<string, DataStrategyResult> = {
    answered: { type: 'data', result: data({ message: 'no' }, 400) },
    redirected: { type: 'data', result: undefined },
    missing: { type: 'error', result: { status: 404, statusText: '', internal: false, data: '' } },
  }
  expect(keepPageOfLostForm(outcomes)).toBe(false)
  expect(outcomes.missing?.type).toBe('error')
})
