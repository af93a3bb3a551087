import { expect, test, vi } from 'vitest'
import { fillPage, keepPage } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'
import { makeView } from './page-view.ts'

const pageOf = (text: string) => keepPage(text, makeView(), { status: 200, headers: {} })
const openCache = (mostBytes = 1_000) => {
  let now = 0
  const cache = createPageCache({ lifeMs: 100, mostBytes, now: () => now })
  return { cache, pass: (ms: number) => void (now += ms) }
}

test('a cached page has the words of the view that it is shown in, wherever one stood', () => {
  const [first, second] = [makeView(), makeView()]
  const write = ({ nonce, viewKey }: typeof first) => `<a n="${nonce}" k="${viewKey}">ñ ${nonce}</a>`
  expect(fillPage(keepPage(write(first), first, { status: 200, headers: {} }), second).toString()).toBe(
    write(second),
  )
})

test('a crowd that asks at once has a page rendered once', async () => {
  const { cache } = openCache()
  const render = vi.fn(async () => pageOf('one'))
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.renderOnce('a', render)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(pages).size).toBe(1)
})

test('a page lives for its moments and no longer', async () => {
  const { cache, pass } = openCache()
  await cache.renderOnce('a', async () => pageOf('one'))
  pass(99)
  expect(cache.find('a')).toBeDefined()
  pass(1)
  expect(cache.find('a')).toBeUndefined()
  expect(cache.bytes()).toBe(0)
})

test('what was begun before a change is neither kept nor waited for by those who come after it', async () => {
  const { cache } = openCache()
  const [old, fresh] = [pageOf('old'), pageOf('new')]
  let finish = () => {}
  const begun = cache.renderOnce('a', () => new Promise((resolve) => (finish = () => resolve(old))))
  cache.empty()
  expect(await cache.renderOnce('a', async () => fresh)).toBe(fresh)
  finish()
  expect(await begun).toBe(old)
  expect(cache.find('a')).toBe(fresh)
})

test('the cache holds only so many bytes, and lets go of what nobody asked for longest', async () => {
  const { cache } = openCache(1_000)
  for (const key of ['a', 'b', 'c']) await cache.renderOnce(key, async () => pageOf('x'.repeat(300)))
  cache.find('a')
  for (let n = 0; n < 2; n += 1) await cache.renderOnce(`d${n}`, async () => pageOf('x'.repeat(300)))
  expect(cache.bytes()).toBeLessThanOrEqual(1_000)
  expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, false])
})

test('a page larger than the whole cache is shown and not kept', async () => {
  const { cache } = openCache(100)
  expect(await cache.renderOnce('a', async () => pageOf('x'.repeat(200)))).toBeDefined()
  expect(cache.find('a')).toBeUndefined()
  expect(cache.bytes()).toBe(0)
})

test('a rendering that fails is not kept, and the next visitor has it rendered again', async () => {
  const { cache } = openCache()
  await expect(cache.renderOnce('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.renderOnce('a', async () => undefined)).toBeUndefined()
  expect(await cache.renderOnce('a', async () => pageOf('yes'))).toBeDefined()
})
