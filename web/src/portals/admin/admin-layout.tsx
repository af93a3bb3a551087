import { paths } from '@tower/contract/pages.ts'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Dices from 'lucide-react/icons/dices'
import House from 'lucide-react/icons/house'
import History from 'lucide-react/icons/history'
import ScrollText from 'lucide-react/icons/scroll-text'
import Shield from 'lucide-react/icons/shield'
import Store from 'lucide-react/icons/store'
import Users from 'lucide-react/icons/users'
import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PortalLayout } from '../portal-layout.tsx'

/** The texts of every page of this portal; they are loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(
    context,
    'portal',
    'admin',
    'notifications',
    'drawTerms',
    'defense',
    'kit',
    'people',
    'review',
  ),
})

export default function AdminLayout() {
  const { admin } = useTexts('portal')
  const { title: refused } = useTexts('defense')
  const { audit, roles } = useTexts('people')
  const { title: review } = useTexts('review')
  const links = [
    { to: paths.admin, label: admin.home, icon: House, end: true },
    { to: paths.adminUsers, label: admin.users, icon: Users },
    { to: paths.adminReview, label: review, icon: ClipboardCheck },
    { to: paths.adminRandomizer, label: admin.randomizer, icon: Dices },
    { to: paths.adminMarket, label: admin.marketplace, icon: Store },
    { to: paths.adminDefense, label: refused, icon: Shield },
    { to: paths.adminAudit, label: audit.title, icon: ScrollText },
    { to: paths.adminRoleHistory, label: roles.title, icon: History },
  ]
  return <PortalLayout allow={['admin']} title={admin.title} links={links} shape="rail" dense />
}
