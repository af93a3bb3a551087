import { expect, test } from 'vitest'
import { testServices } from '../../../test/test-services.ts'
import { listCalendar } from './list-calendar.ts'

test.each([
  ['2026-11-30T15:59:00Z', '2026-11-30T17:00:00.000Z'],
  ['2026-11-30T16:00:01Z', '2026-12-07T17:00:00.000Z'],
])('at %s the first start for which a draw can still be announced is %s', async (now, first) => {
  const { database } = await testServices()
  const calendar = await database.read((tx) => listCalendar(tx, { cron: '0 17 * * 1', now: new Date(now) }))
  expect(calendar[0]?.starts.toISOString()).toBe(first)
})
