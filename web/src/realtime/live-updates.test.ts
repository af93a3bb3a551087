import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fallbackMs, startLiveUpdates } from './live-updates.ts'

type Page = EventTarget & { visibilityState: DocumentVisibilityState }

let page: Page
let open = true
const openStream = vi.fn()
const connect = vi.fn()
const close = vi.fn()
const onTopic = vi.fn()
const onUnsure = vi.fn()

function start() {
  return startLiveUpdates({ openStream, onTopic, onUnsure, page })
}
function look(state: DocumentVisibilityState) {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  open = true
  const shown: Pick<Page, 'visibilityState'> = { visibilityState: 'visible' }
  page = Object.assign(new EventTarget(), shown)
  openStream.mockImplementation(() => ({ isOpen: () => open, connect, close }))
})
afterEach(() => vi.useRealTimers())

test('while the stream is open nothing is read again without an event', () => {
  start()
  vi.advanceTimersByTime(10 * fallbackMs)
  expect(onUnsure).not.toHaveBeenCalled()
})

test('while the stream is down everything is read again every 15 seconds, and it is tried again', () => {
  start()
  open = false
  vi.advanceTimersByTime(3 * fallbackMs)
  expect(fallbackMs).toBe(15_000)
  expect(onUnsure).toHaveBeenCalledTimes(3)
  expect(connect).toHaveBeenCalledTimes(3)
})

test('a screen nobody looks at listens to nothing and asks for nothing', () => {
  start()
  look('hidden')
  open = false
  vi.advanceTimersByTime(10 * fallbackMs)
  expect(close).toHaveBeenCalledOnce()
  expect(onUnsure).not.toHaveBeenCalled()
})

test('who comes back sees what happened meanwhile', () => {
  start()
  look('hidden')
  look('visible')
  expect(openStream).toHaveBeenCalledTimes(2)
  expect(onUnsure).toHaveBeenCalledOnce()
})

test('a screen that is left listens no more', () => {
  const stop = start()
  stop()
  look('hidden')
  look('visible')
  vi.advanceTimersByTime(10 * fallbackMs)
  expect(close).toHaveBeenCalledOnce()
  expect(openStream).toHaveBeenCalledOnce()
})
