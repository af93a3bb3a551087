import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Day } from './day.contract.ts'

test('a day is one of the calendar in a year that is typed whole', () => {
  const days = [
    '2026-11-29',
    '2028-02-29',
    '1999-01-01',
    '2026-02-29',
    '0026-11-29',
    '0002-01-01',
    '9999-12-31',
  ]
  expect(days.filter((day) => Day.safeParse(day).success)).toEqual(['2026-11-29', '2028-02-29', '1999-01-01'])
})

/**
 * What was there before may be anything; a birthday is refused in words of its own; a moment in time may be a day; a payout is of
 * this century.
 */
const otherwise = /was: |born_on|datetime|\^20\//

test('no call takes a day of another kind', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const files = globSync('**/*.contract.ts', { cwd: folder }).filter((path) => path !== 'day.contract.ts')
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((path) =>
    readFileSync(`${folder}${path}`, 'utf8')
      .split('\n')
      .filter((line) => line.includes('iso.date(') && !otherwise.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
