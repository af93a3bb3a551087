import { expect, test } from 'vitest'
import { findChanges, importsOf, leaveFaulty, lookAt } from './check-memory.ts'

const hashes = new Map([
  ['server/src/one.ts', 'a1'],
  ['server/src/two.ts', 'b1'],
  ['docs/one.md', 'c1'],
])
const look = (changed: [string, string][] = [], gone: string[] = []) => {
  const now = new Map([...hashes, ...changed])
  for (const path of gone) now.delete(path)
  return lookAt(now, /\.ts$/)
}

test('a check whose files are as they were has nothing to look at', () => {
  expect(findChanges(look(), look())).toEqual([])
  expect(findChanges(look(), look([['docs/one.md', 'c2']])), 'a file of others').toEqual([])
})

test('what changed, came or went is looked at', () => {
  const now = look(
    [
      ['server/src/one.ts', 'a2'],
      ['server/src/three.ts', 'e1'],
    ],
    ['server/src/two.ts'],
  )
  expect(findChanges(look(), now)).toEqual(['server/src/one.ts', 'server/src/two.ts', 'server/src/three.ts'])
})

test('a check that never found all well, or whose rules changed, looks at everything', () => {
  expect(findChanges(undefined, look())).toBeUndefined()
  expect(findChanges(look(), look([['scripts/check.ts', 'x']])), 'the checks themselves').toBeUndefined()
})

test('a check that failed looks again at the files that it named, and at everything when it named none', () => {
  const well = leaveFaulty(look(), '  x no-unused-vars\n   ,-[server/src/two.ts:3:1]')
  expect(findChanges(well, look())).toEqual(['server/src/two.ts'])
  expect(leaveFaulty(look(), 'out of memory')).toBeUndefined()
})

test('every way to bring another file in is an import, and other code is none', () => {
  const brought = importsOf(
    [
      "import { one,\n  type Two } from './one.ts'",
      "import './side.ts'",
      "export * from './three.ts'",
      "type Four = import('./four.ts').Four",
      "const five = await import('./five.ts')",
      "const six = require('./six.cjs')",
    ].join('\n'),
  )
  for (const name of ['one.ts', 'side.ts', 'three.ts', 'four.ts', 'five.ts', 'six.cjs']) {
    expect(brought).toContain(name)
  }
  expect(brought).toContain('type Two')
  expect(importsOf('function add(one: number) {\n  return one + 1\n}\n// it is important')).toBe('')
})
