import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { copyKept } from './kept-folder.ts'

function buildHome() {
  const root = mkdtempSync(join(tmpdir(), 'tower-kept-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  let copies = 0
  const nextCopy = () => join(root, `copy-${(copies += 1)}`)
  return { home: join(root, 'home'), nextCopy }
}

function fill(folder: string, words: string): Promise<void> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'words.txt'), words)
  return Promise.resolve()
}

test('a folder is made once for its key, by whoever asks first, and copied to everybody', async () => {
  const { home, nextCopy } = buildHome()
  let makings = 0
  const make = (folder: string) => fill(folder, `making ${(makings += 1)}`)
  const copies = [nextCopy(), nextCopy(), nextCopy()]
  await Promise.all(copies.map((copy) => copyKept({ kind: 'demo', key: 'a', make, home }, copy)))
  expect(copies.map((copy) => readFileSync(join(copy, 'words.txt'), 'utf8'))).toEqual(
    copies.map(() => 'making 1'),
  )
  const other = nextCopy()
  await copyKept({ kind: 'demo', key: 'b', make, home }, other)
  expect(readFileSync(join(other, 'words.txt'), 'utf8')).toBe('making 2')
  expect(existsSync(join(home, 'demo/a')), 'of one kind the newest is kept').toBe(false)
})

test('a folder whose making failed is never given to anybody, and made anew by the next', async () => {
  const { home, nextCopy } = buildHome()
  const copy = nextCopy()
  const failing = async (folder: string) => {
    await fill(folder, 'half')
    throw new Error('no')
  }
  await expect(copyKept({ kind: 'demo', key: 'a', make: failing, home }, copy)).rejects.toThrow('no')
  expect(existsSync(copy)).toBe(false)
  await copyKept({ kind: 'demo', key: 'a', make: (folder) => fill(folder, 'whole'), home }, copy)
  expect(readFileSync(join(copy, 'words.txt'), 'utf8')).toBe('whole')
})

test('whoever waits long for another process says for whom, and goes on once it is free', async () => {
  const { home, nextCopy } = buildHome()
  const held = join(home, 'demo.lock')
  mkdirSync(home)
  const other = new DatabaseSync(held)
  other.exec('begin exclusive')
  const said = vi.spyOn(console, 'warn').mockImplementation(() => other.close())
  const copy = nextCopy()
  const make = (folder: string) => fill(folder, 'whole')
  await copyKept({ kind: 'demo', key: 'a', make, home, tellAfterMs: 100 }, copy)
  expect(said.mock.calls).toEqual([[`Waiting for another process that holds ${held}.`]])
  expect(readFileSync(join(copy, 'words.txt'), 'utf8')).toBe('whole')
})

test('a lock that can’t be had for another reason is waited for by nobody', async () => {
  const { home, nextCopy } = buildHome()
  mkdirSync(home)
  writeFileSync(
    join(home, 'demo.lock'),
    'no database of SQLite at all, for more than a hundred bytes'.repeat(9),
  )
  const making = copyKept({ kind: 'demo', key: 'a', make: (folder) => fill(folder, 'a'), home }, nextCopy())
  await expect(making).rejects.toThrow('not a database')
})
