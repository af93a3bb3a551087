import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { piecesOf, SoakRecord } from './soak-pieces.ts'
import { soakStages, type SoakStage } from './soak-stages.ts'
import { noTests } from './test-count.ts'
import type { TestFile } from './test-files.ts'

const stageOf = (name: string): SoakStage => {
  const stage = soakStages.find((known) => known.name === name)
  if (!stage) throw new Error(`no stage is called ${name}`)
  return stage
}

const journeys = Array.from({ length: 23 }, (_, at): TestFile => {
  return { path: `e2e/journeys/${at}.e2e.ts`, needs: 'browser', onPgliteToo: false }
})

test('each journey is in one piece of each round, and no two pieces have one name', () => {
  const pieces = piecesOf(stageOf('journeys'), journeys)
  expect(pieces.map(({ files }) => files.length)).toEqual([10, 10, 3, 10, 10, 3, 10, 10, 3])
  expect(pieces.slice(0, 3).flatMap(({ files }) => files)).toEqual(journeys)
  expect(new Set(pieces.map(({ name }) => name)).size).toBe(9)
  expect(piecesOf(stageOf('bodies'), journeys)).toHaveLength(1)
})

test('what was green is known again at the same tree and at no other', () => {
  const home = mkdtempSync(join(tmpdir(), 'tower-soak-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const [piece, next] = piecesOf(stageOf('journeys'), journeys)
  if (!piece || !next) throw new Error('no pieces')
  const green = { seconds: 12, count: { ...noTests, passed: 4 } }
  new SoakRecord('one', home).keep(piece, green)
  const later = new SoakRecord('one', home)
  expect(later.find(piece)).toEqual(green)
  expect(later.find(next)).toBeUndefined()
  expect(new SoakRecord('other', home).find(piece)).toBeUndefined()
})
