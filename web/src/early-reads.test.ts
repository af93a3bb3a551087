import type { RouteConfigEntry } from '@react-router/dev/routes'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import routes from './routes.ts'
import { dropEarlyAnswers, takeEarlyAnswer } from './session/early-answers.ts'
import { earlyReads, writeReads } from './portals/early-reads.ts'

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

test('an answer that a live event outran on its way is asked for again, and none that waited is given', async () => {
  arrive(600)
  expect(await takeEarlyAnswer('/read', 'mine')).toBe(answer)
  arrive(600)
  const onItsWay = takeEarlyAnswer('/read', 'mine')
  // As with each event of the stream (`live-queries.ts`).
  dropEarlyAnswers()
  expect(await onItsWay).toBeUndefined()
  arrive(600)
  dropEarlyAnswers()
  expect(await takeEarlyAnswer('/read', 'mine')).toBeUndefined()
})

/** Of each page what stands around it and itself, as the router names them. */
function pagesOf(entries: readonly RouteConfigEntry[], around: readonly string[] = []): string[][] {
  return entries.flatMap(({ id, file, children }) => {
    const names = [...around, id ?? file.replace(/\.tsx?$/, '')]
    return children ? pagesOf(children, names) : [names]
  })
}

test('the first pages of sponsors, teachers and staff ask early for what stands there first, others who is signed in at most', () => {
  const asking = pagesOf(routes).filter((names) => earlyReads(names).length > 1)
  expect(asking.map((names) => names.at(-1)).sort()).toEqual([
    'portals/admin/admin-home-page',
    'portals/sponsor/sponsor-dashboard-page',
    'portals/teacher/teacher-overview-page',
    'teacher-dashboard',
  ])
  expect(earlyReads(['root', 'portals/public/public-layout', 'portals/public/home-page'])).toEqual([])
})
