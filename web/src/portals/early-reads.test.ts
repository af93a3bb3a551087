import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropEarlyAnswers } from '../session/early-answers.ts'
import { writeReads } from './early-reads.ts'

const page: Pick<Window, 'towerEarly'> = {}
const answer = new Response('{}')

/** As the browser runs what stands in the page, with a token that counts for so many seconds. */
function arrive(seconds: number): void {
  delete page.towerEarly
  const kept = JSON.stringify({ access_token: 'mine', expires_at: Date.now() / 1000 + seconds })
  vi.stubGlobal('localStorage', { getItem: () => kept })
  runInThisContext(writeReads(['/read']))
}

beforeEach(() => {
  vi.stubGlobal('window', page)
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer)),
  )
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what a page asks for early is given once, to whom it was asked for', async () => {
  arrive(600)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/read', {
    headers: { accept: 'application/json', authorization: 'Bearer mine' },
  })
  expect(page.towerEarly?.('/other', 'mine')).toBeUndefined()
  expect(page.towerEarly?.('/read', 'another')).toBeUndefined()
  expect(page.towerEarly?.('/read', undefined)).toBeUndefined()
  expect(await page.towerEarly?.('/read', 'mine')).toBe(answer)
  expect(page.towerEarly?.('/read', 'mine')).toBeUndefined()
})

test('a token that must be renewed first asks for nothing', () => {
  arrive(59)
  expect(fetch).not.toHaveBeenCalled()
  expect(page.towerEarly).toBeUndefined()
})

test('what was asked before something is written, or long ago, is asked again', () => {
  arrive(600)
  vi.mocked(performance.now).mockReturnValue(15_001)
  expect(page.towerEarly?.('/read', 'mine')).toBeUndefined()
  dropEarlyAnswers()
  expect(page.towerEarly).toBeUndefined()
})
