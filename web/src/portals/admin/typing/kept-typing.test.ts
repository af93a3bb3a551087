import { afterEach, expect, test, vi } from 'vitest'
import { forgetTyping, keepTyping, recallTyping } from './kept-typing.ts'

function stubStorage(storage: Partial<Storage>) {
  vi.stubGlobal('window', { sessionStorage: storage })
}

function working(): Partial<Storage> {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}

afterEach(() => void vi.unstubAllGlobals())

test('what was typed comes back with the version that was seen, under its own name alone, until it is forgotten', () => {
  stubStorage(working())
  keepTyping('dana.story', { typed: { title: 'A rug' }, seen: { number: 3 } })
  expect(recallTyping('dana.story')).toEqual({ typed: { title: 'A rug' }, seen: { number: 3 } })
  expect(recallTyping('sam.story')).toBeUndefined()
  forgetTyping('dana.story')
  expect(recallTyping('dana.story')).toBeUndefined()
})

test('damaged storage, and a browser that keeps nothing, hold nobody up', () => {
  const storage = working()
  stubStorage(storage)
  storage.setItem?.('tower.typing.story', '{"typed":')
  expect(recallTyping('story')).toBeUndefined()
  storage.setItem?.('tower.typing.story', '{"typed":"words"}')
  expect(recallTyping('story')).toBeUndefined()
  const refuse = () => {
    throw new Error('SecurityError')
  }
  stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse })
  keepTyping('story', { typed: {}, seen: 1 })
  forgetTyping('story')
  expect(recallTyping('story')).toBeUndefined()
})
