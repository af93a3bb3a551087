import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

export type NewSponsorRequest = {
  email: string
  displayName: string | null
  locale: 'en' | 'es'
  at: Date
}

/** Keeps who wants to sponsor, once per address; a name given later fills an empty one. */
export async function upsertSponsorRequest(
  tx: Tx,
  { email, displayName, locale, at }: NewSponsorRequest,
): Promise<string> {
  const { id } = await tx
    .insertInto('sponsor_requests')
    .values({
      email,
      display_name: displayName,
      org_name: displayName ?? email,
      status: 'link_sent',
      locale,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.constraint('sponsor_requests__one_per_email').doUpdateSet({
        display_name: sql`coalesce(sponsor_requests.display_name, excluded.display_name)`,
        org_name: sql`coalesce(sponsor_requests.display_name, excluded.org_name)`,
        updated_at: at,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps the hash of a mailed link; answers its id. */
export async function insertSponsorLink(
  tx: Tx,
  link: { requestId: string; tokenHash: string; at: Date; expiresAt: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('sponsor_links')
    .values({
      request_id: link.requestId,
      token_hash: link.tokenHash,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The link of a hash and whom it was mailed to, expired or not. */
export function findSponsorLink(tx: Tx, tokenHash: string) {
  return tx
    .selectFrom('sponsor_links')
    .innerJoin('sponsor_requests', 'sponsor_requests.id', 'sponsor_links.request_id')
    .select([
      'sponsor_links.id',
      'sponsor_links.expires_at as expiresAt',
      'sponsor_requests.email',
      'sponsor_requests.display_name as displayName',
    ])
    .where('sponsor_links.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Deletes the requests of some addresses with their links. */
export async function deleteSponsorRequestsOf(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await tx.deleteFrom('sponsor_requests').where('email', 'in', addresses).execute()
}

/** The request of an address. */
export function listSponsorRequestsOf(tx: Tx, email: string) {
  return tx
    .selectFrom('sponsor_requests')
    .select(['display_name', 'status', 'onboarding_status', 'created_at'])
    .where('email', '=', email)
    .execute()
}
