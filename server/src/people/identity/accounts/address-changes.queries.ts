import { sql } from 'kysely'
import { columns } from '../../../database/columns.generated.ts'
import type { Tx } from '../../../database/database.ts'

/** How many changes of address a person asked for since an instant. */
export async function countAddressChangesSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('address_changes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Keeps the wish to move an account to another address; answers its id. */
export async function insertAddressChange(
  tx: Tx,
  change: { userId: string; oldEmail: string; newEmail: string; at: Date; expiresAt: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('address_changes')
    .values({
      user_id: change.userId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      created_at: change.at,
      expires_at: change.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The change a person waits for, if there is one. */
export function findOpenAddressChange(tx: Tx, userId: string, at: Date) {
  return tx
    .selectFrom('address_changes')
    .select(['new_email', 'created_at'])
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
}

/** One change, open or not. */
export function findAddressChange(tx: Tx, id: string) {
  return tx
    .selectFrom('address_changes')
    .select(columns.address_changes)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Notes that one of the two addresses confirmed an open change; undefined when it is over. */
export function confirmAddressChange(
  tx: Tx,
  { id, side, at }: { id: string; side: 'old' | 'new'; at: Date },
) {
  const column = side === 'old' ? 'old_confirmed_at' : 'new_confirmed_at'
  return tx
    .updateTable('address_changes')
    .set({ [column]: sql`coalesce(${sql.ref(column)}, ${at})` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(columns.address_changes)
    .executeTakeFirst()
}

/** Ends a change, whatever became of it. */
export async function closeAddressChange(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('address_changes').set({ closed_at: at }).where('id', '=', id).execute()
}

/** Ends the changes a person still waits for. */
export async function closeAddressChangesOf(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('address_changes')
    .set({ closed_at: at })
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute()
}
