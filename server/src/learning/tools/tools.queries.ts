import type { Tx } from '../../database/database.ts'

/** A teacher with an account. */
export function findPerson(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'full_name', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
