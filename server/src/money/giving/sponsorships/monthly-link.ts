import { paths } from '@tower/contract/pages.ts'
import { isSignedBy, signLink, type LinkClaim } from '../../../signed-link.ts'
import { SecretText } from '../../../mail/secret-text.ts'

/** A gift paused for a year can still be resumed by its last receipt. */
const validDays = 400

type Signed = { id: string; link_key: string }

const signingOf = ({ link_key: key }: Signed) => ({ key, purpose: 'monthly-gift' })

/**
 * The path in each receipt of a monthly gift, by which its holder pauses, resumes or ends it without signing in. Every
 * receipt gets a link of its own, and the earlier ones stay good until they expire.
 */
export function monthlyGiftLink(sponsorship: Signed, at: Date): SecretText {
  return new SecretText(
    `${paths.monthlyGift}?link=${signLink(sponsorship.id, signingOf(sponsorship), { at, validDays })}`,
  )
}

/** Whether a link was signed by us for this gift. */
export function opensMonthlyGift(claim: LinkClaim, sponsorship: Signed): boolean {
  return isSignedBy(claim, signingOf(sponsorship))
}
