import { paths } from '@tower/contract/pages.ts'
import Banknote from 'lucide-react/icons/banknote'
import Bell from 'lucide-react/icons/bell'
import Blocks from 'lucide-react/icons/blocks'
import BookHeart from 'lucide-react/icons/book-heart'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChartLine from 'lucide-react/icons/chart-line'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Coins from 'lucide-react/icons/coins'
import CreditCard from 'lucide-react/icons/credit-card'
import DoorOpen from 'lucide-react/icons/door-open'
import Dices from 'lucide-react/icons/dices'
import HandHeart from 'lucide-react/icons/hand-heart'
import HandCoins from 'lucide-react/icons/hand-coins'
import Handshake from 'lucide-react/icons/handshake'
import History from 'lucide-react/icons/history'
import Inbox from 'lucide-react/icons/inbox'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import ListChecks from 'lucide-react/icons/list-checks'
import Palette from 'lucide-react/icons/palette'
import Package from 'lucide-react/icons/package'
import Receipt from 'lucide-react/icons/receipt'
import Repeat from 'lucide-react/icons/repeat'
import ScrollText from 'lucide-react/icons/scroll-text'
import Send from 'lucide-react/icons/send'
import Server from 'lucide-react/icons/server'
import Shield from 'lucide-react/icons/shield'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Store from 'lucide-react/icons/store'
import School from 'lucide-react/icons/school'
import Upload from 'lucide-react/icons/upload'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import UsersRound from 'lucide-react/icons/users-round'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import Newspaper from 'lucide-react/icons/newspaper'
import Webhook from 'lucide-react/icons/webhook'
import Vote from 'lucide-react/icons/vote'
import Wallet from 'lucide-react/icons/wallet'
import type { PortalSection } from '../portal-link.ts'
import { type ConsoleTexts, homeLink } from './phone-links.ts'

/** Every page of the console, in the groups of its rail. A new page has its line in one of them. */
export function listConsoleSections(texts: ConsoleTexts): PortalSection[] {
  return [
    { links: [homeLink(texts)] },
    peopleSection(texts),
    classroomsSection(texts),
    giftsSection(texts),
    spendingSection(texts),
    booksSection(texts),
    supportSection(texts),
    insightSection(texts),
  ]
}

function peopleSection({ portal: { admin } }: ConsoleTexts): PortalSection {
  return {
    title: admin.groups.people,
    links: [
      { to: paths.adminUsers, label: admin.users, icon: Users },
      { to: paths.adminCreateUser, label: admin.createUser, icon: UserPlus },
      { to: paths.adminSponsors, label: admin.sponsorRequests, icon: Handshake },
      { to: paths.adminAllowlist, label: admin.allowlist, icon: ListChecks, end: true },
      { to: paths.adminAllowlistImport, label: admin.allowlistImport, icon: Upload },
    ],
  }
}

function classroomsSection(texts: ConsoleTexts): PortalSection {
  return {
    title: texts.portal.admin.groups.classrooms,
    links: [
      { to: paths.adminClassrooms, label: texts.portal.admin.classrooms, icon: DoorOpen, end: true },
      { to: paths.adminNominations, label: texts.portal.admin.nominations, icon: Vote },
      { to: paths.adminRandomizer, label: texts.portal.admin.randomizer, icon: Dices },
      { to: paths.adminDraws, label: texts.portal.admin.drawDesk, icon: CalendarClock },
      {
        to: paths.adminProvisionTeacher,
        label: texts.portal.admin.provisionTeacher,
        fullLabel: texts.portal.admin.tools.provisionTeacher,
        icon: School,
      },
      { to: paths.adminReview, label: texts.review.title, icon: ClipboardCheck },
    ],
  }
}

function giftsSection(texts: ConsoleTexts): PortalSection {
  return {
    title: texts.portal.admin.groups.gifts,
    links: [
      { to: paths.adminPayments, label: texts.payments.title, icon: CreditCard },
      { to: paths.adminOfflineGifts, label: texts.offline.title, icon: Landmark },
      { to: paths.adminPledges, label: texts.portal.admin.pledges, icon: Handshake },
      { to: paths.adminDonors, label: texts.givers.title, icon: HandHeart, also: [paths.adminGivers] },
      { to: paths.adminMonthlyGifts, label: texts.givers.monthly.title, icon: Repeat },
      { to: paths.adminMailings, label: texts.portal.admin.mailings, icon: Send },
    ],
  }
}

function spendingSection(texts: ConsoleTexts): PortalSection {
  return {
    title: texts.portal.admin.groups.spending,
    links: [
      {
        to: paths.adminBudgets,
        label: texts.portal.admin.budgets,
        fullLabel: texts.portal.admin.tools.budgets,
        icon: Wallet,
      },
      { to: paths.adminReimbursements, label: texts.reimbursementDesk.title, icon: Receipt },
      {
        to: paths.adminOrders,
        label: texts.portal.admin.orders,
        fullLabel: texts.portal.admin.tools.orders,
        icon: Package,
      },
      {
        to: paths.adminMarket,
        label: texts.portal.admin.marketplace,
        icon: Store,
        also: [paths.adminMarketPortal],
      },
      { to: paths.adminApprovals, label: texts.portal.admin.approvals, icon: UsersRound },
      { to: paths.adminDisbursements, label: texts.portal.admin.disbursements, icon: HandCoins },
      {
        to: paths.adminPacks,
        label: texts.portal.admin.packs,
        fullLabel: texts.portal.admin.tools.packs,
        icon: Coins,
      },
    ],
  }
}

function booksSection(texts: ConsoleTexts): PortalSection {
  return {
    title: texts.portal.admin.groups.books,
    links: [
      { to: paths.adminLedger, label: texts.ledger.title, icon: BookOpen },
      { to: paths.adminPayouts, label: texts.portal.admin.payouts, icon: Banknote },
      { to: paths.adminClosing, label: texts.portal.admin.closing, icon: CalendarCheck },
    ],
  }
}

function supportSection({ portal: { admin } }: ConsoleTexts): PortalSection {
  return {
    title: admin.groups.support,
    links: [
      { to: paths.adminTickets, label: admin.tickets, icon: LifeBuoy },
      { to: paths.adminMessages, label: admin.messages, icon: Inbox },
      { to: paths.adminMails, label: admin.emails, icon: Mail },
      {
        to: paths.adminBroadcasts,
        label: admin.broadcasts,
        icon: Megaphone,
        also: [paths.adminBroadcastsPortal],
      },
      { to: paths.adminStories, label: admin.stories, icon: Newspaper },
      { to: paths.adminStorybooks, label: admin.storybooks, icon: BookHeart },
      { to: paths.adminPrograms, label: admin.programs, icon: Blocks },
      { to: paths.adminSite, label: admin.site, icon: Palette },
      {
        to: paths.adminNotifications,
        label: admin.notifications,
        fullLabel: admin.tools.notifications,
        icon: Bell,
      },
    ],
  }
}

function insightSection(texts: ConsoleTexts): PortalSection {
  return {
    title: texts.portal.admin.groups.insight,
    links: [
      { to: paths.adminAnalytics, label: texts.portal.admin.analytics, icon: ChartLine },
      { to: paths.adminDefense, label: texts.defense.title, icon: Shield },
      { to: paths.adminSafety, label: texts.portal.admin.safety, icon: ShieldCheck },
      { to: paths.adminSettings, label: texts.portal.admin.settings, icon: SlidersHorizontal },
      { to: paths.adminWebhooks, label: texts.portal.admin.webhooks, icon: Webhook },
      { to: paths.adminApiKeys, label: texts.portal.admin.apiKeys, icon: KeyRound },
      { to: paths.adminSystem, label: texts.portal.admin.system, icon: Server },
      { to: paths.adminAudit, label: texts.people.audit.title, icon: ScrollText },
      { to: paths.adminRoleHistory, label: texts.people.roles.title, icon: History },
    ],
  }
}
