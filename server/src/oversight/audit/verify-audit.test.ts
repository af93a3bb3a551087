// On PGlite too: the chain is made of instants and JSON as the engine writes them.
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/test-database.ts'
import { verifyAudit } from './verify-audit.ts'
import { writeAudit } from './write-audit.ts'
import { eraseAuditWords } from './erase-words.ts'

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
        details: { n, b: true, a: null, reason: `Because of Ida Lund, ${n}.` },
      }),
    )
  }
  return {
    database,
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
  ['a changed word beside a row', `update audit_words set words = 'Because.' where seq = 4`, 4],
  ['words beside a row removed with their place', `delete from audit_words where seq = 3`, 3],
])('%s is found and named by its number', async (_what, statement, firstBadSeq) => {
  const { verify, tamper } = await buildChain()
  await tamper(statement)
  expect(await verify()).toMatchObject({ ok: false, firstBadSeq })
})

test('the words beside a row go with whom they name, and the chain holds; no row of the log says them, and nobody finds them by trying', async () => {
  const { verify, database } = await buildChain()
  const read = () =>
    database.read(async (tx) => ({
      log: JSON.stringify(await tx.selectFrom('audit_log').selectAll().execute()),
      read: await tx.selectFrom('audit_entries').select('details').orderBy('seq').execute(),
      words: await tx.selectFrom('audit_words').select(['words', 'salt']).execute(),
    }))
  const before = await read()
  expect(before.log).not.toMatch(/Ida|Because/)
  expect(before.read[0]?.details).toMatchObject({ n: 1, reason: 'Because of Ida Lund, 1.' })
  expect(new Set(before.words.map(({ salt }) => salt)).size).toBe(5)
  const traces = { userId: crypto.randomUUID(), addresses: [], names: ['Ida Lund'], at: new Date() }
  await database.transaction((tx) => eraseAuditWords(tx, traces))
  expect(await verify()).toMatchObject({ ok: true, rows: 5 })
  const after = await read()
  expect(after.log).toBe(before.log)
  expect(after.words).toEqual(Array.from({ length: 5 }, () => ({ words: null, salt: null })))
  expect(after.read[0]?.details).toMatchObject({ n: 1, reason: 'erased' })
})
