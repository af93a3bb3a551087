import { expect, test, vi } from 'vitest'
import { fillPage, keepPage } from './kept-page.ts'
import { createPageShelf } from './page-shelf.ts'
import { makeView } from './page-view.ts'

const pageOf = (text: string) => keepPage(text, makeView(), {})
const openShelf = (mostBytes = 1_000) => {
  let now = 0
  const shelf = createPageShelf({ lifeMs: 100, mostBytes, now: () => now })
  return { shelf, pass: (ms: number) => void (now += ms) }
}

test('a kept page has the words of the view that it is shown in, wherever one stood', () => {
  const [first, second] = [makeView(), makeView()]
  const write = ({ nonce, viewKey }: typeof first) => `<a n="${nonce}" k="${viewKey}">ñ ${nonce}</a>`
  expect(fillPage(keepPage(write(first), first, {}), second).toString()).toBe(write(second))
})

test('a crowd that asks at once has a page drawn once', async () => {
  const { shelf } = openShelf()
  const draw = vi.fn(async () => pageOf('one'))
  const pages = await Promise.all(Array.from({ length: 50 }, () => shelf.drawOnce('a', draw)))
  expect(draw).toHaveBeenCalledTimes(1)
  expect(new Set(pages).size).toBe(1)
})

test('a page lives for its moments and no longer', async () => {
  const { shelf, pass } = openShelf()
  await shelf.drawOnce('a', async () => pageOf('one'))
  pass(99)
  expect(shelf.find('a')).toBeDefined()
  pass(1)
  expect(shelf.find('a')).toBeUndefined()
  expect(shelf.bytes()).toBe(0)
})

test('what was begun before a change is neither kept nor waited for by those who come after it', async () => {
  const { shelf } = openShelf()
  const [old, fresh] = [pageOf('old'), pageOf('new')]
  let finish = () => {}
  const begun = shelf.drawOnce('a', () => new Promise((resolve) => (finish = () => resolve(old))))
  shelf.empty()
  expect(await shelf.drawOnce('a', async () => fresh)).toBe(fresh)
  finish()
  expect(await begun).toBe(old)
  expect(shelf.find('a')).toBe(fresh)
})

test('the shelf holds only so many bytes, and lets go of what nobody asked for longest', async () => {
  const { shelf } = openShelf(1_000)
  for (const key of ['a', 'b', 'c']) await shelf.drawOnce(key, async () => pageOf('x'.repeat(300)))
  shelf.find('a')
  for (let n = 0; n < 2; n += 1) await shelf.drawOnce(`d${n}`, async () => pageOf('x'.repeat(300)))
  expect(shelf.bytes()).toBeLessThanOrEqual(1_000)
  expect(['a', 'b', 'c'].map((key) => shelf.find(key) !== undefined)).toEqual([true, false, false])
})

test('a page larger than the whole shelf is shown and not kept', async () => {
  const { shelf } = openShelf(100)
  expect(await shelf.drawOnce('a', async () => pageOf('x'.repeat(200)))).toBeDefined()
  expect(shelf.find('a')).toBeUndefined()
  expect(shelf.bytes()).toBe(0)
})

test('a drawing that fails is not kept, and the next visitor has it drawn again', async () => {
  const { shelf } = openShelf()
  await expect(shelf.drawOnce('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await shelf.drawOnce('a', async () => undefined)).toBeUndefined()
  expect(await shelf.drawOnce('a', async () => pageOf('yes'))).toBeDefined()
})
