import { paths } from '@tower/contract/pages.ts'
import { loginPath } from '@tower/contract/people/sign-in-paths.ts'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Wallet from 'lucide-react/icons/wallet'
import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { doors, findSaidOnTheSpot } from '../doors.ts'
import { PortalLayout } from '../portal-layout.tsx'
import { SponsorSignedOut } from './sponsor-signed-out.tsx'

/** The texts of every page of this portal; they are loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(
    context,
    'bought',
    'portal',
    'sponsor',
    'sponsorDonation',
    'classrooms',
    'credits',
    'keepsakes',
    'ownGiving',
    'kit',
  ),
})

export { shouldRevalidate } from '../keep-texts.ts'

/** Signing in as a sponsor, to come back to this page. */
function signInPath(next: string): string {
  return `${paths.login}?${new URLSearchParams({ role: 'sponsor', next }).toString()}`
}

/** The one portal with pages that tell a signed-out visitor on the spot, instead of leading to the login page. */
export default function SponsorLayout() {
  const { sponsor } = useTexts('portal')
  const texts = useTexts('sponsor')
  const { pathname } = useLocation()
  const { signedOut, otherRole } = findSaidOnTheSpot(pathname)
  const links = [
    { to: paths.sponsorDashboard, label: sponsor.dashboard, icon: LayoutDashboard },
    { to: paths.sponsorGiving, label: sponsor.giving, shortLabel: sponsor.givingShort, icon: ReceiptText },
    { to: paths.sponsorWallet, label: sponsor.wallet, icon: Wallet },
    {
      to: paths.sponsorProfileEditor,
      label: sponsor.profile,
      shortLabel: sponsor.profileShort,
      icon: CircleUserRound,
    },
  ]
  return (
    <PortalLayout
      allow={doors.sponsor}
      signedOut={signedOut && <SponsorSignedOut words={texts[signedOut]} signIn={signInPath(pathname)} />}
      otherRole={
        otherRole && (
          <SponsorSignedOut words={texts[otherRole]} signIn={loginPath('role-mismatch', pathname)} />
        )
      }
      title={sponsor.title}
      links={links}
      shape="header"
    />
  )
}
