import { paths } from '@tower/contract/pages.ts'
import { isSignedBy, signLink, type LinkClaim } from '../../../signed-link.ts'
import { SecretText } from '../../../mail/secret-text.ts'

/** Later than that, a press on the old link mails a fresh one. */
const validDays = 90

type Signed = { donorId: string; linkKey: string; address: string }

const signingOf = ({ linkKey: key, address }: Omit<Signed, 'donorId'>) => ({
  key,
  address,
  purpose: 'own-giving',
})

/**
 * The path in each receipt by which its reader opens their gifts without an account. It is signed for the address it is
 * mailed to as well: once the donor's address is another, as when an account moves, the old mailbox opens nothing.
 */
export function giverLink(donor: Signed, at: Date): SecretText {
  return new SecretText(
    `${paths.linkedGiving}?link=${signLink(donor.donorId, signingOf(donor), { at, validDays })}`,
  )
}

/** Whether a link was signed by us for this donor, with the key of today and for the address of today. */
export function opensGiving(claim: LinkClaim, donor: Omit<Signed, 'donorId'>): boolean {
  return isSignedBy(claim, signingOf(donor))
}
