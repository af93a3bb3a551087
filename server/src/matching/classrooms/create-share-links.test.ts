import { shareCodeAlphabet, shareCodePattern } from '@tower/contract/matching/classrooms.ts'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/test-database.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { createShareLink } from './create-share-link.ts'
import { drawShareCode } from './share-code.ts'

const at = new Date('2026-11-16T12:00:00Z')

/** Chance that repeats what it is told. */
const scripted = (...draws: number[]) => ({
  bytes: (count: number) => Buffer.alloc(count, draws.length > 1 ? draws.shift() : draws[0]),
})

test('a code that is taken is drawn again until a free one falls', async () => {
  const database = await testDatabase()
  const { id: classroomId } = await buildClassroom(database)
  const create = (random: ReturnType<typeof scripted>) =>
    database.transaction((tx) => createShareLink(tx, { classroomId, random, at }))
  expect(await create(scripted(0))).toBe('PT-AAAAAA')
  expect(await create(scripted(0, 0, 0, 1))).toBe('PT-BBBBBB')
  await expect(create(scripted(1))).rejects.toThrow('no free share code')
})

test('every character of a code is equally likely', () => {
  // All byte values in turn: the eight that don't fit the alphabet are passed over.
  let next = 0
  const random = { bytes: (count: number) => Buffer.from(Array.from({ length: count }, () => next++ % 256)) }
  const seen = new Map<string, number>()
  for (let round = 0; round < 248; round++) {
    const code = drawShareCode(random)
    expect(code).toMatch(shareCodePattern)
    for (const character of code.slice(3)) seen.set(character, (seen.get(character) ?? 0) + 1)
  }
  expect(seen.size).toBe(shareCodeAlphabet.length)
  const counts = [...seen.values()]
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(4)
})
