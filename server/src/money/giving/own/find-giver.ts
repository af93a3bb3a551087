import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { readSignedLink } from '../../../signed-link.ts'
import { opensGiving } from './giver-link.ts'
import { findHolder, getGiverOfAccount, type Giver } from './giver.queries.ts'

/** How somebody shows whose gifts are theirs: by their session, or by a link that was mailed to them. */
export type Asker = { userId: string } | { link: string }

/** Whose gifts an asker may see. Throws when a link is none of ours, was revoked, or is old. */
export async function findGiver(tx: Tx, asker: Asker, at: Date): Promise<Giver> {
  if ('userId' in asker) return getGiverOfAccount(tx, asker.userId)
  const { giver, expiresAt } = await openLink(tx, asker.link)
  if (expiresAt <= at) throw new Refusal('own_giving.link_expired')
  return giver
}

/** Who holds a link, old or not. Throws when it is none of ours, or was revoked. */
export async function openLink(tx: Tx, link: string): Promise<{ giver: Giver; expiresAt: Date }> {
  const claim = readSignedLink(link)
  const holder = claim && (await findHolder(tx, claim.id))
  if (!holder || holder.address === null) throw new Refusal('own_giving.link_invalid')
  const { linkKey, address } = holder
  if (!opensGiving(claim, { linkKey, address })) throw new Refusal('own_giving.link_invalid')
  return { giver: holder, expiresAt: claim.expiresAt }
}
