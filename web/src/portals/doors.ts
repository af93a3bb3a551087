import { paths } from '@tower/contract/pages.ts'
import type { Allowed } from '../session/route-guard-check.ts'

/** Whom the door of each portal lets in, named as its layout is; superadmin always. */
export const doors = {
  account: 'anyone',
  admin: ['admin'],
  prospect: ['athlete', 'guardian', 'coach', 'admin'],
  // Guardians and athletes speak for an athlete; coaches and staff never do from their account.
  prospectConsent: ['athlete', 'guardian'],
  // Profiles of others are begun by coaches and staff; whoever else comes here is led to their own portal.
  prospectOnboard: ['coach', 'admin'],
  sponsor: ['sponsor'],
  teacher: ['teacher'],
} as const satisfies Record<string, Allowed>

type Sentence = 'signedOut' | 'walletSignedOut'

/** What a page says itself to whom its door does not let in, instead of leading to sign in. */
export type SaidOnTheSpot = { signedOut?: Sentence; otherRole?: Sentence }

const pagesThatSay = new Map<string, SaidOnTheSpot>([
  [paths.sponsorDashboard, { signedOut: 'signedOut' }],
  [paths.sponsorShares, { signedOut: 'signedOut' }],
  [paths.sponsorMarketplace, { signedOut: 'signedOut' }],
  [paths.sponsorWallet, { signedOut: 'walletSignedOut', otherRole: 'walletSignedOut' }],
])

/** What is said on the page of an address; most lead to sign in. */
export function findSaidOnTheSpot(pathname: string): SaidOnTheSpot {
  return pagesThatSay.get(pathname.replace(/\/+$/, '')) ?? {}
}
