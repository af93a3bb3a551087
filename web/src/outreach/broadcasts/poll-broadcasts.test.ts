import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAskBroadcasts } from './ask-broadcasts.ts'
import { pollBroadcasts } from './poll-broadcasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const items = [{ id: 'a' }] as Broadcast[]

function polling(ask: () => Promise<readonly Broadcast[] | undefined>) {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const asked = vi.fn(ask)
  const onItems = vi.fn()
  const stop = pollBroadcasts({ ask: asked, onItems, page })
  return {
    asked,
    onItems,
    stop,
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    hide(hidden: boolean) {
      page.hidden = hidden
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('it asks at once and then every ten seconds', async () => {
  const { asked, onItems, wait } = polling(async () => items)
  await wait(0)
  expect(asked).toHaveBeenCalledTimes(1)
  await wait(9_999)
  expect(asked).toHaveBeenCalledTimes(1)
  await wait(1)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(onItems).toHaveBeenLastCalledWith(items)
})

test('a slow answer is not asked for twice', async () => {
  const { asked, wait } = polling(() => new Promise((resolve) => setTimeout(() => resolve(items), 25_000)))
  await wait(24_999)
  expect(asked).toHaveBeenCalledTimes(1)
  await wait(2)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('nobody asks while the page is hidden; it asks at once when it comes back late, else when it is due', async () => {
  const { asked, wait, hide } = polling(async () => items)
  await wait(0)
  hide(true)
  await wait(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
  hide(false)
  await wait(0)
  expect(asked).toHaveBeenCalledTimes(2)
  hide(true)
  await wait(4_000)
  hide(false)
  await wait(5_999)
  expect(asked).toHaveBeenCalledTimes(2)
  await wait(1)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('“nothing new” changes nothing, a failure empties the list, and asking goes on', async () => {
  const answers = [async () => undefined, () => Promise.reject(new Error('offline')), async () => items]
  const { onItems, wait } = polling(() => answers.shift()?.() ?? Promise.resolve(undefined))
  await wait(0)
  expect(onItems).not.toHaveBeenCalled()
  await wait(10_000)
  expect(onItems.mock.calls).toEqual([[[]]])
  await wait(10_000)
  expect(onItems.mock.calls).toEqual([[[]], [items]])
})

test('a failure is followed by an ask that wants everything again', async () => {
  const answers = [
    Response.json({ items }, { headers: { etag: 'W/"one"' } }),
    new Response(null, { status: 304 }),
    new Response(null, { status: 503 }),
    Response.json({ items }),
  ]
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => answers.shift())
  vi.stubGlobal('fetch', fetched)
  const ask = createAskBroadcasts('en')
  await ask()
  await ask()
  await expect(ask()).rejects.toThrow()
  await ask()
  const known = fetched.mock.calls.map(
    ([, { headers }]) => (headers as Record<string, string>)['if-none-match'],
  )
  expect(known).toEqual([undefined, 'W/"one"', 'W/"one"', undefined])
})

test('whoever leaves asks no more', async () => {
  const { asked, stop, wait } = polling(async () => items)
  await wait(0)
  stop()
  await wait(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('an ask says what it knows, takes a 304 for “nothing new” and refuses what is no list', async () => {
  const answers = [
    Response.json({ items }, { headers: { etag: 'W/"one"' } }),
    new Response(null, { status: 304 }),
    new Response('<html>', { status: 200 }),
    Response.json({ error: 'no' }),
    new Response(null, { status: 503 }),
  ]
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => answers.shift())
  vi.stubGlobal('fetch', fetched)
  const ask = createAskBroadcasts('es')
  expect(await ask()).toEqual(items)
  expect(await ask()).toBeUndefined()
  for (let n = 0; n < 3; n += 1) await expect(ask()).rejects.toThrow()
  const [first, second] = fetched.mock.calls
  expect(first?.[0]).toBe('/.netlify/functions/public-broadcasts?lang=es')
  expect(first?.[1].headers).toEqual({ 'cache-control': 'no-cache' })
  expect(second?.[1].headers).toEqual({ 'cache-control': 'no-cache', 'if-none-match': 'W/"one"' })
})
