import type { Tx } from '../../../database/database.ts'

export type Teacher = NonNullable<Awaited<ReturnType<typeof findTeacher>>>

/** A teacher who may use the product. */
export function findTeacher(tx: Tx, named: { id: string } | { email: string }) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'locale'])
    .$if('id' in named, (users) => users.where('id', '=', (named as { id: string }).id))
    .$if('email' in named, (users) => users.where('email', '=', (named as { email: string }).email))
    .where('role', '=', 'teacher')
    .where('disabled_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Somebody with an account, whatever their role. */
export function findPerson(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'locale'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}
