import { expect, test } from 'vitest'
import { readGone } from './nobody.ts'

test('what is kept in place of a name, an address or words of somebody erased is told from what somebody wrote', () => {
  const id = '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968'
  for (const name of ['Erased Person', 'Erased P.', `erased-${id}@erased.invalid`, `erased-${id}`])
    expect(readGone(name), name).toBe('name')
  for (const words of ['Erased', 'erased']) expect(readGone(words), words).toBe('words')
  for (const own of ['Robin Quill', 'Erased the board', 'An Erased Person', 'erased-', ''])
    expect(readGone(own), own).toBeUndefined()
})
