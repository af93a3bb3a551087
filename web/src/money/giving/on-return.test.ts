import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { onReturn } from './on-return.ts'

afterEach(() => vi.unstubAllGlobals())

test('only a page that is shown as it was left is told that somebody came back, until it goes', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  let returns = 0
  const stop = onReturn(() => (returns += 1))
  show(false)
  expect(returns).toBe(0)
  show(true)
  expect(returns).toBe(1)
  stop()
  show(true)
  expect(returns).toBe(1)
})

test('a sponsor who goes back from the payment page can give again: the button no longer waits', () => {
  const form = readFileSync(new URL('use-donation.ts', import.meta.url), 'utf8')
  expect(form).toContain('setLeading(true)')
  expect(form).toContain('onReturn(() => setLeading(false))')
})
