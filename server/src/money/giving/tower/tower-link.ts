import { paths } from '@tower/contract/pages.ts'
import { isSignedBy, signLink, type LinkClaim } from '../../../signed-link.ts'
import { SecretText } from '../../../mail/secret-text.ts'

/** A mail is read late; the link says no more than what the mail said. */
const validDays = 120

type Signed = { id: string; wait_key: string; address: string }

const signingOf = ({ wait_key: key, address }: Signed) => ({ key, address, purpose: 'own-tower' })

/**
 * The path in the mail that announces that a tower joins the shared one, by which its giver asks to wait. It is signed for
 * the address it is mailed to: once word of the tower goes elsewhere, or nowhere, the old mailbox opens nothing.
 */
export function waitLink(donor: Signed, at: Date): SecretText {
  return new SecretText(`${paths.ownTower}?link=${signLink(donor.id, signingOf(donor), { at, validDays })}`)
}

/** Whether a link was signed by us for this donor. */
export function opensTower(claim: LinkClaim, donor: Signed): boolean {
  return isSignedBy(claim, signingOf(donor))
}
