import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropEarlyAnswers, type EarlyAnswers, takeEarlyAnswer } from './early-answers.ts'

const answer = Promise.resolve(new Response('{}'))
const page: { towerEarly?: EarlyAnswers } = {}

beforeEach(() => {
  page.towerEarly = { bearer: 'mine', reads: { '/read': answer } }
  vi.stubGlobal('window', page)
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what a page asked for early is given once, to whom it was asked for', () => {
  expect(takeEarlyAnswer('/other', 'mine')).toBeUndefined()
  expect(takeEarlyAnswer('/read', 'another')).toBeUndefined()
  expect(takeEarlyAnswer('/read', undefined)).toBeUndefined()
  expect(takeEarlyAnswer('/read', 'mine')).toBe(answer)
  expect(takeEarlyAnswer('/read', 'mine')).toBeUndefined()
})

test('what was asked before something is written, or long ago, is asked again', () => {
  vi.mocked(performance.now).mockReturnValue(15_001)
  expect(takeEarlyAnswer('/read', 'mine')).toBeUndefined()
  vi.mocked(performance.now).mockReturnValue(14_999)
  dropEarlyAnswers()
  expect(takeEarlyAnswer('/read', 'mine')).toBeUndefined()
})
