import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeptWords } from './forget-kept-words.ts'
import { forgetWords, keepWords, keptPlace, recallWords } from './kept-words.ts'

/** What lies in the storage stands among its own keys, as in a browser. */
class Kept {
  getItem = (name: string) => (this as unknown as Record<string, string>)[name] ?? null
  setItem = (name: string, text: string) => void Object.assign(this, { [name]: text })
  removeItem = (name: string) => void Reflect.deleteProperty(this, name)
}

beforeEach(() => void vi.stubGlobal('sessionStorage', new Kept()))
afterEach(() => void vi.unstubAllGlobals())

const goal = keptPlace('one', 'goal')

test('words come back from their own place alone, until they are forgotten', () => {
  keepWords(goal, { typed: { title: 'A ball' }, seen: { number: 3 } })
  expect(recallWords(goal)).toEqual({ typed: { title: 'A ball' }, seen: { number: 3 } })
  expect(recallWords(keptPlace('one', 'profile'))).toBeUndefined()
  expect(recallWords(keptPlace('two', 'goal'))).toBeUndefined()
  forgetWords(goal)
  expect(recallWords(goal)).toBeUndefined()
})

test('who signs out leaves nothing that was typed, and everything else', () => {
  keepWords(goal, { title: 'A ball' })
  keepWords(keptPlace('two', 'profile'), { name: 'Ada' })
  sessionStorage.setItem('tower.gift', '{}')
  forgetKeptWords()
  expect([recallWords(goal), recallWords(keptPlace('two', 'profile'))]).toEqual([undefined, undefined])
  expect(sessionStorage.getItem('tower.gift')).toBe('{}')
})

test('what lies damaged in the storage is no words', () => {
  for (const damaged of ['{"title":', '"words"', 'null', '3']) {
    sessionStorage.setItem(goal, damaged)
    expect(recallWords(goal)).toBeUndefined()
  }
})

test('a browser that keeps nothing holds nobody up', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  for (const storage of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    vi.stubGlobal('sessionStorage', storage)
    keepWords(goal, { title: 'A ball' })
    forgetWords(goal)
    forgetKeptWords()
    expect(recallWords(goal)).toBeUndefined()
  }
})
