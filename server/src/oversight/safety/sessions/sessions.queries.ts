import type { Role } from '@tower/contract/access.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type StaffSessionRow = {
  id: string
  user_id: string
  email: string
  full_name: string | null
  role: Role
  user_agent: string | null
  network: string | null
  assurance: string
  created_at: Date
  refreshed_at: Date
}

const mostShown = 200

/** Open sessions of staff, of one of them or of all, the last used first. Those that are too old are open no more. */
export async function listSessionsOfStaff(
  tx: Tx,
  { userId, idleSince, openedSince }: { userId: string | undefined; idleSince: Date; openedSince: Date },
): Promise<StaffSessionRow[]> {
  const { rows } = await sql<StaffSessionRow>`
    select session.id, session.user_id, person.email, person.full_name, person.role, session.user_agent, session.network,
      session.assurance, session.created_at, session.refreshed_at
    from sessions session join users person on person.id = session.user_id
    where session.revoked_at is null and person.role in ('admin', 'superadmin') and person.disabled_at is null
      and session.refreshed_at > ${idleSince} and session.created_at > ${openedSince}
      ${userId === undefined ? sql`` : sql`and session.user_id = ${userId}`}
    order by session.refreshed_at desc, session.id limit ${sql.lit(mostShown)}`.execute(tx)
  return rows
}

/** Whose session this is, if it is open and of the staff. */
export async function findOwnerOfSession(tx: Tx, sessionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select session.user_id from sessions session join users person on person.id = session.user_id
    where session.id = ${sessionId} and session.revoked_at is null and person.role in ('admin', 'superadmin')`.execute(
    tx,
  )
  return rows[0]?.user_id
}

/** Whether somebody belongs to the staff. */
export async function isOfStaff(tx: Tx, userId: string): Promise<boolean> {
  const query = tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', 'in', ['admin', 'superadmin'])
  return (await query.executeTakeFirst()) !== undefined
}
