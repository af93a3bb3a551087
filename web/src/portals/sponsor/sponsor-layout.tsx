import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '../../paths.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PortalLayout } from '../portal-layout.tsx'

/** The texts of every page of this portal; they are loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'portal') })

export default function SponsorLayout() {
  const { sponsor } = useTexts('portal')
  const links = [{ to: paths.sponsorPortal, label: sponsor.dashboard, icon: LayoutDashboard }]
  return <PortalLayout allow={['sponsor']} title={sponsor.title} links={links} shape="header" />
}
