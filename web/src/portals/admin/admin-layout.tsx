import { paths } from '@tower/contract/pages.ts'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Dices from 'lucide-react/icons/dices'
import House from 'lucide-react/icons/house'
import History from 'lucide-react/icons/history'
import CreditCard from 'lucide-react/icons/credit-card'
import BookOpen from 'lucide-react/icons/book-open'
import Banknote from 'lucide-react/icons/banknote'
import Landmark from 'lucide-react/icons/landmark'
import HandHeart from 'lucide-react/icons/hand-heart'
import Package from 'lucide-react/icons/package'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Receipt from 'lucide-react/icons/receipt'
import ListChecks from 'lucide-react/icons/list-checks'
import Repeat from 'lucide-react/icons/repeat'
import ScrollText from 'lucide-react/icons/scroll-text'
import Shield from 'lucide-react/icons/shield'
import Store from 'lucide-react/icons/store'
import Wallet from 'lucide-react/icons/wallet'
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
    'payments',
    'ledger',
    'givers',
    'offline',
    'people',
    'review',
    'reimbursements',
    'reimbursementDesk',
  ),
})

export default function AdminLayout() {
  const { admin } = useTexts('portal')
  const { title: refused } = useTexts('defense')
  const { audit, roles } = useTexts('people')
  const { title: payments } = useTexts('payments')
  const { title: offline } = useTexts('offline')
  const { title: givers, monthly } = useTexts('givers')
  const { title: ledger } = useTexts('ledger')
  const { title: review } = useTexts('review')
  const { title: reimbursements } = useTexts('reimbursementDesk')
  const links = [
    { to: paths.admin, label: admin.home, icon: House, end: true },
    { to: paths.adminUsers, label: admin.users, icon: Users },
    { to: paths.adminAllowlist, label: admin.allowlist, icon: ListChecks },
    { to: paths.adminPayments, label: payments, icon: CreditCard },
    { to: paths.adminOfflineGifts, label: offline, icon: Landmark },
    { to: paths.adminGivers, label: givers, icon: HandHeart },
    { to: paths.adminMonthlyGifts, label: monthly.title, icon: Repeat },
    { to: paths.adminLedger, label: ledger, icon: BookOpen },
    { to: paths.adminPayouts, label: admin.payouts, icon: Banknote },
    { to: paths.adminClosing, label: admin.closing, icon: CalendarCheck },
    { to: paths.adminBudgets, label: admin.budgets, icon: Wallet },
    { to: paths.adminOrders, label: admin.orders, icon: Package },
    { to: paths.adminTickets, label: admin.tickets, icon: LifeBuoy },
    { to: paths.adminReimbursements, label: reimbursements, icon: Receipt },
    { to: paths.adminReview, label: review, icon: ClipboardCheck },
    { to: paths.adminRandomizer, label: admin.randomizer, icon: Dices },
    { to: paths.adminMarket, label: admin.marketplace, icon: Store },
    { to: paths.adminDefense, label: refused, icon: Shield },
    { to: paths.adminAudit, label: audit.title, icon: ScrollText },
    { to: paths.adminRoleHistory, label: roles.title, icon: History },
  ]
  return <PortalLayout allow={['admin']} title={admin.title} links={links} shape="rail" dense />
}
