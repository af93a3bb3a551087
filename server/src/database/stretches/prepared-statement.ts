import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import type { Stretch } from './stretch.ts'

/** A statement about a stretch of keys that is planned once for all stretches. */
export type StretchStatement<Row> = {
  within(tx: Tx, stretch: Stretch): Promise<Row[]>
  /** Has the session forget it. */
  forget(): Promise<void>
}

let prepared = 0

/**
 * Where there is a single session, a statement is planned when it is first asked and never again: planning a survey takes
 * as long as hundreds of its rows. Where each step may meet another session it is planned by each step, the same way.
 */
export function prepareOnce<Row>(database: Database, statement: string): StretchStatement<Row> {
  const isKept = database.engine === 'pglite'
  let kept: string | undefined
  return {
    within: async (tx, { after, upTo }) => {
      // A step that fails is done again, perhaps in a session that never heard of another one's statement.
      const name = kept ?? (await prepare(tx, statement))
      if (isKept) kept = name
      const { rows } = await sql.raw<Row>(`execute ${name} (${quoted(after)}, ${quoted(upTo)})`).execute(tx)
      if (!isKept) await sql.raw(`deallocate ${name}`).execute(tx)
      return rows
    },
    forget: async () => {
      if (!kept) return
      const name = kept
      kept = undefined
      await database.transaction((tx) => sql.raw(`deallocate ${name}`).execute(tx))
    },
  }
}

/** What is prepared outlives its transaction, so that no two may have the same name. */
async function prepare(tx: Tx, statement: string): Promise<string> {
  const name = `stretch_${++prepared}`
  await sql.raw(`prepare ${name} as ${statement}`).execute(tx)
  return name
}

function quoted(key: string): string {
  return `'${key.replaceAll("'", "''")}'`
}
