import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Leaving } from './leave-link.ts'

/** Keeps that an address has left a series; the first time stays. */
export async function insertLeave(tx: Tx, { series, email }: Leaving, at: Date): Promise<void> {
  await tx
    .insertInto('mail_leaves')
    .values({ series, email, left_at: at })
    .onConflict((conflict) => conflict.constraint('mail_leaves__once').doNothing())
    .execute()
}

/** What somebody left by the address they had, they have left by their next one as well. */
export async function carryLeaves(tx: Tx, { from, to }: { from: string | null; to: string }): Promise<void> {
  await sql`
    insert into mail_leaves (series, email, left_at)
    select series, ${to}, left_at from mail_leaves where email = ${from}
    on conflict on constraint mail_leaves__once do nothing`.execute(tx)
}

/** Whether an address has left a series. */
export async function hasLeft(tx: Tx, { series, email }: Leaving): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_leaves')
    .select('left_at')
    .where('series', '=', series)
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether any mail to an address is still on record, or that it left. */
export async function isWrittenTo(tx: Tx, email: string): Promise<boolean> {
  const mail = tx.selectFrom('mails').select('to_email as email').where('to_email', '=', email).limit(1)
  const left = tx.selectFrom('mail_leaves').select('email').where('email', '=', email).limit(1)
  return (await mail.executeTakeFirst()) !== undefined || (await left.executeTakeFirst()) !== undefined
}

/** What an address has left, and when. */
export function listLeaves(tx: Tx, email: string) {
  return tx
    .selectFrom('mail_leaves')
    .select(['series', 'left_at'])
    .where('email', '=', email)
    .orderBy('series')
    .execute()
}

/** Forgets what some addresses have left. */
export async function deleteLeaves(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await tx.deleteFrom('mail_leaves').where('email', 'in', addresses).execute()
}
