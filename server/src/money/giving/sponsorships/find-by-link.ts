import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { readSignedLink } from '../../../signed-link.ts'
import { opensMonthlyGift } from './monthly-link.ts'
import { findSponsorship, type SponsorshipRow } from './sponsorships.queries.ts'

/** The monthly gift a link opens. Throws when the link is none of ours, or old. */
export async function findByLink(tx: Tx, link: string, at: Date): Promise<SponsorshipRow> {
  const claim = readSignedLink(link)
  const sponsorship = claim && (await findSponsorship(tx, claim.id))
  if (!sponsorship || sponsorship.kind !== 'recurring' || !opensMonthlyGift(claim, sponsorship))
    throw new Refusal('sponsorships.link_invalid')
  if (claim.expiresAt <= at) throw new Refusal('sponsorships.link_expired')
  return sponsorship
}
