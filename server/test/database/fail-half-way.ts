import type { Database } from '../../src/database/database.ts'

/** A database in which the baseline fails where its first trigger would be made. */
export function failHalfWay(database: Database): Database {
  const fail = (text: string) => text.replace(/^CREATE TRIGGER /m, 'select 1 / 0;\n$&')
  return { ...database, script: (text) => database.script(fail(text)) }
}
