import type { Role } from '@tower/contract/access.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type LinkPurpose = 'sign_in' | 'recovery' | 'email_change'

/** How many links for one purpose an address was sent since an instant. */
export async function countLinksSince(
  tx: Tx,
  { email, purpose, since }: { email: string; purpose: LinkPurpose; since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('sign_in_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many wrong codes were tried for an address since an instant, whatever their links were for. */
export async function countWrongCodesSince(tx: Tx, email: string, since: Date): Promise<number> {
  const { wrong } = await tx
    .selectFrom('sign_in_links')
    .select(({ fn }) => fn.sum<number | null>('code_attempts').as('wrong'))
    .where('email', '=', email)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(wrong ?? 0)
}

export type NewLink = {
  id: string
  email: string
  role: Role | null
  purpose: LinkPurpose
  locale: string
  addressChangeId: string | null
  handedOverBy: string | null
  tokenHash: string
  codeHash: string
  at: Date
  expiresAt: Date
}

/** Keeps the hashes of a link and its code. */
export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx
    .insertInto('sign_in_links')
    .values({
      id: link.id,
      email: link.email,
      role: link.role,
      purpose: link.purpose,
      locale: link.locale,
      address_change_id: link.addressChangeId,
      handed_over_by: link.handedOverBy,
      token_hash: link.tokenHash,
      code_hash: link.codeHash,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .execute()
}

const linkColumns = ['id', 'email', 'role', 'locale', 'address_change_id', 'handed_over_by'] as const

/**
 * Uses up the open link of a token; undefined when there is none, or `email` is given and is not the
 * link's. Of many at once, one gets it.
 */
export function spendLink(
  tx: Tx,
  {
    tokenHash,
    email,
    purpose,
    at,
  }: { tokenHash: string; email?: string | undefined; purpose: LinkPurpose; at: Date },
) {
  return tx
    .updateTable('sign_in_links')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .returning(linkColumns)
    .executeTakeFirst()
}

/** The newest open link of an address, whose code counts, locked. */
export function findNewestLinkForUpdate(
  tx: Tx,
  { email, purpose, at }: { email: string; purpose: LinkPurpose; at: Date },
) {
  return tx
    .selectFrom('sign_in_links')
    .select([...linkColumns, 'code_hash', 'code_attempts'])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Marks a link used, after its code was right. */
export async function closeLink(tx: Tx, linkId: string, at: Date): Promise<void> {
  await tx.updateTable('sign_in_links').set({ used_at: at }).where('id', '=', linkId).execute()
}

/** Counts a wrong code against its link. */
export async function countWrongCode(tx: Tx, linkId: string): Promise<void> {
  await tx
    .updateTable('sign_in_links')
    .set({ code_attempts: sql<number>`code_attempts + 1` })
    .where('id', '=', linkId)
    .execute()
}
