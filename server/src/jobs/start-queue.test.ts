// On PGlite too: each engine sets the queue up in its own way.
import { expect, test } from 'vitest'
import type { Db } from 'pg-boss'
import { testDatabase } from '../test/test-database.ts'
import { startQueue } from './start-queue.ts'

/** The queue's database, in which another process makes something first, so many times. */
async function buildRace(times: number, code: string) {
  const database = await testDatabase()
  await database.script('drop schema if exists pgboss cascade')
  let lost = 0
  const db: Db = {
    executeSql(text, values) {
      if (!/create schema/i.test(text) || lost >= times) return database.jobs.executeSql(text, values)
      lost += 1
      return Promise.reject(Object.assign(new Error('somebody was faster'), { code }))
    },
  }
  const start = () =>
    startQueue({ db, backend: database.engine, supervise: false, schedule: false }, () => undefined)
  return { start, lost: () => lost }
}

test('a process whose queue another one sets up meanwhile finds it there', async () => {
  const { start, lost } = await buildRace(2, '42P06')
  const boss = await start()
  expect([lost(), await boss.getQueues()]).toEqual([2, []])
  await boss.stop({ graceful: false })
})

test('a queue that can not be set up for another reason is not tried again', async () => {
  const { start, lost } = await buildRace(1, '42501')
  await expect(start()).rejects.toMatchObject({ code: '42501' })
  expect(lost()).toBe(1)
})
