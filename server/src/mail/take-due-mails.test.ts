import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../test/test-database.ts'
import { takeDueMails } from './mails.queries.ts'
import { queueMail } from './queue-mail.ts'

test('no more mails are taken than asked for, whichever plan the database chooses', async () => {
  const database = await testDatabase()
  await database.transaction(async (tx) => {
    for (const number of [1, 2, 3, 4, 5])
      await queueMail(tx, {
        dedupeKey: `mail ${number}`,
        to: `giver-${number}@example.org`,
        template: 'address_taken',
        params: {},
      })
  })
  const leased = await database.transaction(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx)
    await takeDueMails(tx, 1)
    return tx.selectFrom('mails').select('id').where('attempts', '>', 0).execute()
  })
  expect(leased).toHaveLength(1)
})
