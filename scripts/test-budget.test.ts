import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './run-program.ts'
import type { TimedTest } from './slowest-tests.ts'
import { findOverruns, fitToPace, readBudget, sumFiles, type Budget } from './test-budget.ts'

const budget: Budget = {
  pace: 0.02,
  parts: { unit: 100 },
  limits: { unit: { file: 20, test: 4 } },
  exceptions: [
    { file: 'heavy.test.ts', seconds: 60, reason: 'it starts servers' },
    { file: 'one.test.ts', test: 'a long one', seconds: 9, reason: 'it tries all orders' },
  ],
  files: { 'heavy.test.ts': 50, 'one.test.ts': 12 },
}

const timed = (file: string, cpuSeconds: number, title = 'a gift arrives'): TimedTest => ({
  ...{ file, title, seconds: 1, cpuSeconds },
})

test('a part that is over by more than a tenth is named, with the files that grew the most', () => {
  const tests = [timed('heavy.test.ts', 58), timed('one.test.ts', 3), timed('fresh.test.ts', 3.9)]
  const grown = [...tests, ...['a', 'b', 'c', 'd'].map((title) => timed('one.test.ts', 4, title))]
  expect(findOverruns(budget, { name: 'unit', cpuSeconds: 109, timed: grown })).toEqual([])
  expect(findOverruns(budget, { name: 'unit', cpuSeconds: 111, timed: grown })).toEqual([
    [
      'the part unit took 111 CPU s of 100',
      '    grew: heavy.test.ts, from 50 to 58 CPU s',
      '    grew: one.test.ts, from 12 to 19 CPU s',
    ].join('\n'),
  ])
})

test('a file and a test have limits of their own, and what needs more says why', () => {
  const titles = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(
    findOverruns(budget, {
      name: 'unit',
      timed: [
        ...titles.map((title) => timed('wide.test.ts', 3.9, title)),
        timed('heavy.test.ts', 60),
        timed('one.test.ts', 9.5, 'a long one'),
        timed('one.test.ts', 4.5, 'another'),
      ],
    }),
  ).toEqual(['wide.test.ts took 23.4 CPU s of 20', 'one.test.ts: another: took 4.5 CPU s of 4'])
})

test('a processor that is half as fast is allowed twice as much, and a faster one no less', () => {
  const slow = fitToPace(budget, 0.04)
  expect(slow.parts).toEqual({ unit: 200 })
  expect(slow.limits).toEqual({ unit: { file: 40, test: 8 } })
  expect(slow.exceptions.map(({ seconds }) => seconds)).toEqual([120, 18])
  expect(slow.files).toEqual({ 'heavy.test.ts': 100, 'one.test.ts': 24 })
  expect(fitToPace(budget, 0.01)).toEqual(budget)
})

test('a file is measured as a whole, with what lies between its tests and what PostgreSQL did for it', () => {
  const ofFile = (cpuSeconds: number, toMs: number) => ({ cpuSeconds, worker: 2, fromMs: 0, toMs })
  const tests = [
    { ...timed('one.test.ts', 1), ofFile: ofFile(3, 1_000) },
    { ...timed('one.test.ts', 2), ofFile: ofFile(7, 4_000) },
  ]
  const databaseTimes = [
    { atMs: 500, worker: 2, seconds: 1.5 },
    { atMs: 4_500, worker: 2, seconds: 1 },
    { atMs: 4_500, worker: 1, seconds: 20 },
  ]
  expect(sumFiles({ name: 'postgres', timed: tests, databaseTimes })).toEqual(new Map([['one.test.ts', 9.5]]))
  const journeys = [timed('e2e/a.e2e.ts', 1), timed('e2e/a.e2e.ts', 2)]
  expect(sumFiles({ name: 'e2e', timed: journeys })).toEqual(new Map([['e2e/a.e2e.ts', 3]]))
})

test('what was not measured is over no budget', () => {
  expect(findOverruns(budget, { name: 'unit', timed: [{ file: 'a', title: 'b', seconds: 99 }] })).toEqual([])
})

test('the budget names only files that there are, and a reason for each exception', () => {
  const { exceptions, files, parts, limits } = readBudget()
  const named = [...exceptions.map(({ file }) => file), ...Object.keys(files)]
  expect(named.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  expect(exceptions.filter(({ reason }) => reason.trim() === '')).toEqual([])
  expect(Object.keys(parts)).toEqual(['check', 'unit', 'postgres', 'e2e'])
  expect(Object.keys(limits)).toEqual(['unit', 'postgres', 'e2e'])
})
