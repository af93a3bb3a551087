import { endpoints } from '@tower/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedDemo } from '../../seeds/seed-demo.ts'
import { readCsv } from '../../test/money/closing/read-csv.ts'
import { demoPassword } from '../process/describe-demo.ts'
import { testApp, type TestApp } from '../test/test-app.ts'
import { testDatabase } from '../test/test-database.ts'

// The whole demo is read, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let world: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  const { app, services } = world
  await seedDemo(services, { at: services.clock.now() })
  const signedIn = await app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email: 'superadmin@tower.test', password: demoPassword },
  })
  headers = { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` }
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const files = endpoints.filter(
  ({ fileType, access, path }) =>
    fileType === 'text/csv' && typeof access === 'string' && access.includes('admin') && !path.includes(':'),
)

test('every list of the console is a file for spreadsheets whose instants name their zone in the head', async () => {
  expect(files.length).toBeGreaterThan(20)
  const faults: string[] = []
  let rowsSeen = 0
  for (const { path } of files) {
    const answer = await world.app.inject({ url: path, headers })
    if (answer.statusCode === 400) continue // A year or a month must be named.
    expect([answer.statusCode, answer.headers['content-type']], path).toEqual([
      200,
      'text/csv; charset=utf-8',
    ])
    expect(answer.headers['content-disposition'], path).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
    const rows = readCsv(answer.body)
    rowsSeen += rows.length
    const zoneless = rows.flatMap((row) =>
      Object.entries(row).flatMap(([head, cell]) =>
        instant.test(cell) && !/\bUTC\b|_utc$/.test(head) ? [`${path}: ${head}`] : [],
      ),
    )
    faults.push(...new Set(zoneless))
  }
  expect(faults).toEqual([])
  expect(rowsSeen).toBeGreaterThan(200)
})
