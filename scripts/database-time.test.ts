import { expect, test } from 'vitest'
import { sumDatabaseTime, watchDatabases } from './database-time.ts'

const session = (id: number, seconds: number) => ({ id, parent: 1, startedAt: 5, seconds, childSeconds: 0 })

test('what a session of PostgreSQL takes belongs to the worker whose database it serves, and to its time', () => {
  const titles = new Map([
    [7, 'postgres: postgres tower_w2_0af3 127.0.0.1(40112) SELECT'],
    [8, 'postgres: postgres tower_w3_77b1 127.0.0.1(40114) idle'],
    [9, 'postgres: checkpointer '],
  ])
  let now = 0
  const watch = watchDatabases(
    (id) => titles.get(id) ?? '',
    () => now,
  )
  for (const [atMs, two, three] of [
    [1_000, 0.5, 0.1],
    [2_000, 0.9, 0.1],
    [3_000, 2.4, 0.2],
  ] as const) {
    now = atMs
    watch.look([session(7, two), session(8, three), session(9, 50)])
  }
  const sum = (worker: number, fromMs: number, toMs: number) =>
    sumDatabaseTime(watch.times(), { worker, fromMs, toMs })
  expect(sum(2, 0, 3_000)).toBeCloseTo(2.4)
  expect(sum(2, 1_500, 1_900), 'the look after its end belongs to it').toBeCloseTo(0.4)
  expect(sum(3, 0, 3_000)).toBeCloseTo(0.2)
  expect(sum(1, 0, 3_000)).toBe(0)
})

test('a session that has its title late is counted from its beginning', () => {
  let title = 'postgres: postgres [local] startup'
  const watch = watchDatabases(
    () => title,
    () => 1,
  )
  watch.look([session(7, 0.5)])
  title = 'postgres: postgres tower_w1_0af3 127.0.0.1(40112) idle'
  watch.look([session(7, 0.75)])
  expect(watch.times()).toEqual([{ atMs: 1, worker: 1, seconds: 0.75 }])
})
