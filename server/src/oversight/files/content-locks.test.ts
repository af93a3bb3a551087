import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { buildUser } from '../../../test/people/identity/build-user.ts'
import { testServices } from '../../test/test-services.ts'
import { claimContent, insertArriving, updateToPending } from './files.queries.ts'

const [first, second] = ['a'.repeat(64), 'b'.repeat(64)]
const at = new Date('2026-11-16T12:00:00Z')

async function untilOneWaits(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await database.read((tx) =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      ),
    )
    if (rows.length >= 1) return
  }
}

test('who uploads a picture that arrives at this moment from somebody else waits for them, and neither begins anew', async () => {
  const services = await testServices()
  const { database } = services
  const ownerId = await buildUser(services, 'owner@files.test', 'sponsor')
  const claim = (hash: string) =>
    database.transaction((tx) => claimContent(tx, { hash, byteSize: 1, mediaType: 'image/webp' }, at))
  // They lie in the other order than that of their names.
  await claim(second)
  await claim(first)
  const file = { purpose: 'test_picture', seenBy: 'everyone', waitsForStaff: false, coveredFaces: null }
  const fileId = await database.transaction((tx) =>
    insertArriving(tx, {
      ...{ ...file, ownerId, contentHash: second, thumbnailHash: first },
      ...{ widthPx: null, heightPx: null, at },
    }),
  )
  const holdsFirst = Promise.withResolvers<void>()
  const otherWaits = Promise.withResolvers<void>()
  const tries = { claiming: 0, storing: 0 }
  const claiming = database.transaction(async (tx) => {
    tries.claiming += 1
    for (const hash of [first, second]) {
      await claimContent(tx, { hash, byteSize: 1, mediaType: 'image/webp' }, at)
      holdsFirst.resolve()
      await otherWaits.promise
    }
  })
  await holdsFirst.promise
  const storing = database.transaction(async (tx) => {
    tries.storing += 1
    await updateToPending(tx, fileId, at)
  })
  await untilOneWaits(database)
  otherWaits.resolve()
  await Promise.all([claiming, storing])
  expect(tries).toEqual({ claiming: 1, storing: 1 })
})
