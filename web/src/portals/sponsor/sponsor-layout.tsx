import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '../../paths.ts'
import { GuardScreen } from '../../session/route-guard.tsx'
import { useStoredSession } from '../../session/stored-session.ts'
import { useIsAwake } from '../../session/use-is-awake.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PortalLayout } from '../portal-layout.tsx'
import { SponsorSignedOut } from './sponsor-signed-out.tsx'

/** The texts of every page of this portal; they are loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'portal', 'sponsor'),
})

/** The one portal that tells a signed-out visitor on the spot, instead of leading to the login page. */
export default function SponsorLayout() {
  const { sponsor } = useTexts('portal')
  const isAwake = useIsAwake()
  const session = useStoredSession()
  if (!isAwake) return <GuardScreen />
  if (!session) return <SponsorSignedOut />
  const links = [{ to: paths.sponsorDashboard, label: sponsor.dashboard, icon: LayoutDashboard }]
  return <PortalLayout allow={['sponsor']} title={sponsor.title} links={links} shape="header" />
}
