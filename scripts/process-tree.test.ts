import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  followTree,
  nothingFollowed,
  parseStat,
  readProcesses,
  secondsOf,
  type ProcessTime,
} from './process-tree.ts'

const one = (id: number, parent: number, seconds: number, childSeconds = 0): ProcessTime => ({
  ...{ id, parent, startedAt: id * 10, seconds, childSeconds },
})

function follow(...looks: ProcessTime[][]): number {
  return secondsOf(looks.reduce((tree, look) => followTree(tree, look, [1]), nothingFollowed))
}

test('a tree is its root and everything under it, and nothing beside it', () => {
  expect(follow([one(1, 0, 2), one(2, 1, 3), one(3, 2, 4), one(9, 0, 100)])).toBe(9)
})

test('a child that its parent waited for is counted once', () => {
  expect(follow([one(1, 0, 2), one(2, 1, 3)], [one(1, 0, 7, 4)])).toBe(7)
})

test('a child that nobody waited for is counted as it was last seen', () => {
  expect(follow([one(1, 0, 2), one(2, 1, 3)], [one(1, 0, 5)])).toBe(8)
})

test('a whole branch that is killed is counted, whether its head waited for the rest or not', () => {
  const before = [one(1, 0, 1), one(2, 1, 2), one(3, 2, 10)]
  expect(follow(before, [one(1, 0, 3, 2)]), 'only the head was waited for').toBe(1 + 2 + 10)
  expect(follow(before, [one(1, 0, 13, 12)]), 'all were waited for').toBe(13)
})

test('one whose parent ended is followed on, and what it took is kept when it ends in turn', () => {
  const orphaned = [one(1, 0, 3, 2), one(3, 0, 12)]
  expect(follow([one(1, 0, 1), one(2, 1, 2), one(3, 2, 10)], orphaned)).toBe(15)
  expect(follow([one(1, 0, 1), one(2, 1, 2), one(3, 2, 10)], orphaned, [one(1, 0, 3, 2)])).toBe(15)
})

test('a later process of the same number is another one', () => {
  const later = { ...one(2, 1, 1), startedAt: 99 }
  expect(follow([one(1, 0, 2), one(2, 1, 3)], [one(1, 0, 2), later])).toBe(6)
})

test('a name with spaces and parentheses leads nobody astray', () => {
  const line = '42 (a) (b c) S 7 1 1 0 -1 0 0 0 0 0 150 50 200 100 20 0 1 0 5000 0 0'
  expect(parseStat(line)).toEqual({ id: 42, parent: 7, startedAt: 5000, seconds: 5, childSeconds: 3 })
})

test.runIf(existsSync('/proc/self/stat'))(
  'what a child counts is seen from outside, and after its end',
  async () => {
    const work =
      'for (let at = 0; at < 3e8; at++); process.send("done"); process.on("message", () => process.exit())'
    const child = spawn(process.execPath, ['-e', work], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const id = child.pid ?? 0
    await once(child, 'message')
    const tree = followTree(nothingFollowed, readProcesses(), [id])
    expect(secondsOf(tree)).toBeGreaterThan(0.1)
    const ended = once(child, 'exit')
    child.send('end')
    await ended
    expect(secondsOf(followTree(tree, readProcesses(), [id]))).toBeGreaterThan(0.1)
  },
)
