import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeptWords, keptPlace } from './kept-words.ts'

let kept: Record<string, string>
beforeEach(() => {
  kept = {}
  const removeItem = (name: string) => void delete kept[name]
  vi.stubGlobal('sessionStorage', new Proxy(kept, { get: (_, name) => name === 'removeItem' && removeItem }))
})
afterEach(() => vi.unstubAllGlobals())

test('each account keeps the words of each form in a place of its own', () => {
  const places = [keptPlace('one', 'goal'), keptPlace('one', 'profile'), keptPlace('two', 'goal')]
  expect(new Set(places).size).toBe(3)
})

test('who signs out leaves nothing that was typed, and everything else', () => {
  kept[keptPlace('one', 'goal')] = '{}'
  kept[keptPlace('two', 'profile')] = '{}'
  kept['tower.support.new'] = '{}'
  forgetKeptWords()
  expect(Object.keys(kept)).toEqual(['tower.support.new'])
})

test('a browser that keeps nothing signs out all the same', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(forgetKeptWords).not.toThrow()
})
