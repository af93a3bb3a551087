import { expect, test } from 'vitest'
import { findUnfinishedJobs, type QueuedJob } from './find-unfinished-jobs.ts'

const begun = new Map([
  ['j1', 'draws.tick'],
  ['j2', 'giving.reconcile'],
])
const done = (id: string, name: string, retries = 0): QueuedJob => ({ id, name, state: 'completed', retries })

test('jobs that were done, at once or at a later try, are well', () => {
  expect(findUnfinishedJobs(begun, [done('j1', 'draws.tick'), done('j2', 'giving.reconcile', 3)])).toEqual([])
})

test('a job that waits and was never begun is nobody’s fault', () => {
  const waiting = { id: 'j3', name: 'draws.tick', state: 'created', retries: 0 }
  const rest = [done('j1', 'draws.tick'), done('j2', 'giving.reconcile')]
  expect(findUnfinishedJobs(begun, [...rest, waiting])).toEqual([])
})

test.each(['active', 'retry', 'failed', 'cancelled'])(
  'a job that was begun and ends as %s is found',
  (state) => {
    const jobs = [done('j1', 'draws.tick'), { id: 'j2', name: 'giving.reconcile', state, retries: 2 }]
    expect(findUnfinishedJobs(begun, jobs)).toEqual([
      {
        rule: 'every job that was begun was done',
        rows: [`giving.reconcile j2 is ${state} after 2 retries`],
      },
    ])
  },
)

test('a job that was begun and is gone is found', () => {
  expect(findUnfinishedJobs(begun, [done('j1', 'draws.tick')])).toMatchObject([
    { rows: ['giving.reconcile j2 is gone'] },
  ])
})
