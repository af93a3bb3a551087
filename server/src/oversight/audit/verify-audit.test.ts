// On PGlite too: the chain is made of instants and JSON as the engine writes them.
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/test-database.ts'
import { verifyAudit } from './verify-audit.ts'
import { writeAudit } from './write-audit.ts'

/** A chain of five rows, and ways to tamper with it that get past the database's own guard. */
async function buildChain() {
  const database = await testDatabase()
  const at = new Date('2026-11-16T12:00:00.123Z')
  for (let n = 1; n <= 5; n += 1) {
    await database.transaction((tx) =>
      writeAudit(tx, {
        at,
        actorId: null,
        action: 'draws.run',
        targetKind: 'thing',
        targetId: String(n),
        details: { n, b: true, a: null },
      }),
    )
  }
  return {
    verify: () => database.transaction(verifyAudit),
    tamper: (statement: string) =>
      database.script(
        `alter table audit_log disable trigger audit_log__append_only; ${statement}; alter table audit_log enable trigger audit_log__append_only`,
      ),
  }
}

test('an untouched audit log is whole', async () => {
  const { verify } = await buildChain()
  expect(await verify()).toMatchObject({ ok: true, rows: 5 })
})

test.each([
  ['a changed word', `update audit_log set action = 'test.other' where seq = 3`, 3],
  ['a changed detail', `update audit_log set details = jsonb_set(details, '{n}', '9') where seq = 2`, 2],
  ['a changed time', `update audit_log set at = at + interval '1 millisecond' where seq = 4`, 4],
  ['a removed row', `delete from audit_log where seq = 3`, 3],
  ['a removed end', `delete from audit_log where seq = 5`, 5],
  ['everything removed', `delete from audit_log`, 1],
  ['a row rewritten with its own hash', `update audit_log set previous_hash = hash where seq = 2`, 2],
])('%s is found and named by its number', async (_what, statement, firstBadSeq) => {
  const { verify, tamper } = await buildChain()
  await tamper(statement)
  expect(await verify()).toMatchObject({ ok: false, firstBadSeq })
})
