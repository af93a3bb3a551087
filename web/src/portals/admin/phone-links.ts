import { paths } from '@tower/contract/pages.ts'
import House from 'lucide-react/icons/house'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Receipt from 'lucide-react/icons/receipt'
import Users from 'lucide-react/icons/users'
import type { Texts } from '../../texts/texts.ts'
import type { PortalLink } from '../portal-link.ts'

/** The subjects that the names of the pages are taken from. */
export type ConsoleTexts = Pick<
  Texts,
  | 'portal'
  | 'defense'
  | 'people'
  | 'payments'
  | 'offline'
  | 'givers'
  | 'ledger'
  | 'review'
  | 'reimbursementDesk'
>

/** What staff look at on a phone. The rail has the rest. */
export function listPhoneLinks(texts: ConsoleTexts): PortalLink[] {
  const { admin } = texts.portal
  return [
    homeLink(texts),
    { to: paths.adminReimbursements, label: admin.reimbursementsShort, icon: Receipt },
    { to: paths.adminTickets, label: admin.ticketsShort, icon: LifeBuoy },
    { to: paths.adminUsers, label: admin.users, icon: Users },
  ]
}

/** Where staff begin. */
export function homeLink({ portal }: ConsoleTexts): PortalLink {
  const also = [paths.adminDashboard, paths.adminPortal]
  return { to: paths.admin, label: portal.admin.home, icon: House, end: true, also }
}
