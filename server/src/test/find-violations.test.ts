import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookRules } from '../domains.ts'
import { listViolations } from '../money/ledger/verify-ledger.ts'
import { findViolations } from './find-violations.ts'
import { putGuardsToSleep } from './sleeping-guards.ts'
import { testDatabase } from './test-database.ts'

test('what is left out for want of rows finds nothing, and a first row is judged by every rule about it', async () => {
  const database = await testDatabase()
  await database.transaction(async (tx) => {
    expect(await findViolations(tx)).toEqual([])
    await putGuardsToSleep(tx)
    await sql`insert into tickets (teacher_id, category, priority, subject, created_at, updated_at)
      values (gen_random_uuid(), 'other', 'normal', 'A ticket without a word', now(), now())`.execute(tx)
    const found = await findViolations(tx)
    expect(found.map(({ invariant }) => invariant)).toContainEqual(
      expect.stringMatching(/^a ticket begins with/),
    )
    expect(found).toEqual(await listViolations(tx, bookRules))
  })
})
