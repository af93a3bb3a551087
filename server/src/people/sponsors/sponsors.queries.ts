import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../database/database.ts'

/** Keeps who wants to sponsor, once per address, without a name: anybody may type one for somebody else. */
export async function upsertSponsorRequest(
  tx: Tx,
  { email, locale, at }: { email: string; locale: Language; at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('sponsor_requests')
    .values({
      email,
      org_name: email,
      status: 'link_sent',
      locale,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.constraint('sponsor_requests__one_per_email').doUpdateSet({ locale, updated_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type NewSponsorLink = {
  requestId: string
  tokenHash: string
  displayName: string | null
  at: Date
  expiresAt: Date
}

/** Keeps the hash of a mailed link and the name given with it; answers the link's id. */
export async function insertSponsorLink(tx: Tx, link: NewSponsorLink): Promise<string> {
  const { id } = await tx
    .insertInto('sponsor_links')
    .values({
      request_id: link.requestId,
      token_hash: link.tokenHash,
      display_name: link.displayName,
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
      'sponsor_links.request_id as requestId',
      'sponsor_links.display_name as displayName',
      'sponsor_requests.email',
      'sponsor_requests.locale',
    ])
    .where('sponsor_links.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Gives a request the name of a link that whoever reads its mailbox has used. */
export async function nameSponsorRequest(
  tx: Tx,
  { requestId, displayName, at }: { requestId: string; displayName: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('sponsor_requests')
    .set({ display_name: displayName, org_name: displayName, updated_at: at })
    .where('id', '=', requestId)
    .execute()
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
