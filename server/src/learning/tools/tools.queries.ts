import type { Tx } from '../../database/database.ts'

/** Whose tools these are: the address, the name and the language of the account. */
export function getTeacher(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'full_name', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
