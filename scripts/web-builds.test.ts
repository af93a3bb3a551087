import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findMemoryLack, readMemoryMb } from './build-memory.ts'
import { bringCurrent } from './web-builds.ts'

function buildHome() {
  const home = join(mkdtempSync(join(tmpdir(), 'tower-builds-')), 'build')
  onTestFinished(() => rmSync(join(home, '..'), { recursive: true }))
  const made: string[] = []
  const bring = (digit: string) => {
    const name = digit.repeat(16)
    const make = async (folder: string) => {
      made.push(digit)
      mkdirSync(folder)
      await new Promise((resolve) => setTimeout(resolve, 20))
      writeFileSync(join(folder, 'words.txt'), digit)
    }
    return bringCurrent({ home, name, make })
  }
  const served = () => readFileSync(join(home, 'current/words.txt'), 'utf8')
  const kept = () => readdirSync(home).filter((name) => /^[0-9a-f]{16}$/.test(name))
  return { home, bring, made, served, kept }
}

test('many that start at once make one build, and what is built from the same is not made again', async () => {
  const { bring, made, served } = buildHome()
  expect((await Promise.all([bring('a'), bring('a'), bring('a')])).filter(Boolean)).toHaveLength(1)
  expect(await bring('a')).toBe(false)
  expect(made).toEqual(['a'])
  expect(served()).toBe('a')
})

test('the build of a process that runs stays whole when the next takes its place, and on the way back it is there already', async () => {
  const { home, bring, made, served } = buildHome()
  await bring('a')
  const running = realpathSync(join(home, 'current'))
  await bring('b')
  expect([served(), readFileSync(join(running, 'words.txt'), 'utf8'), basename(running)]).toEqual([
    'b',
    'a',
    'a'.repeat(16),
  ])
  await bring('a')
  expect([served(), made]).toEqual(['a', ['a', 'b']])
})

test('the last three that were served are kept, whichever was built first', async () => {
  const { bring, kept } = buildHome()
  for (const digit of ['a', 'b', 'c', 'a', 'd']) await bring(digit)
  expect(kept()).toEqual(['a', 'c', 'd'].map((digit) => digit.repeat(16)))
})

test('a build that fails leaves what is served as it is, and the next begins anew', async () => {
  const { home, bring, served } = buildHome()
  await bring('a')
  const failing = {
    home,
    name: 'b'.repeat(16),
    make: (folder: string) => {
      mkdirSync(folder)
      return Promise.reject(new Error('no memory'))
    },
  }
  await expect(bringCurrent(failing)).rejects.toThrow('no memory')
  expect(served()).toBe('a')
  await bring('b')
  expect(served()).toBe('b')
})

test('a machine on which a build would be ended in the middle hears before it begins what it lacks', () => {
  expect(findMemoryLack(970)).toMatch(/1300 MB of memory, and here are 970\. As root, add disk.*swapon/)
  expect(findMemoryLack(970 + 1_024)).toBeUndefined()
  expect(readMemoryMb()).toBeGreaterThan(0)
})
