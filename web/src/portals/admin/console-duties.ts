import { adminPages } from '@tower/contract/admin-pages.ts'
import { matchAddress } from '@tower/contract/match-address.ts'
import { type Belongs, covers, type Duty } from '@tower/contract/people/duties.ts'
import type { PortalLink, PortalSection } from '../portal-link.ts'

type PageName = keyof typeof adminPages

const families = ['people', 'money', 'classrooms', 'children'] as const

/** The duty that opens each page of the console, or any of several; undefined: it is there for all staff. */
export const pageDuties: Readonly<Record<PageName, Belongs | undefined>> = {
  admin: undefined,
  adminDashboard: undefined,
  adminPortal: undefined,
  adminNotifications: undefined,
  adminAnalytics: undefined,
  // Each of its tabs has a duty of its own.
  adminReview: ['classrooms', 'children', 'content'],
  adminRandomizer: 'classrooms',
  adminDraws: 'classrooms',
  adminDraw: 'classrooms',
  adminNominations: 'classrooms',
  adminProvisionTeacher: ['classrooms', 'people'],
  adminPerson: families,
  adminClassroom: families,
  adminStorybooks: ['children', 'classrooms'],
  adminPayments: 'money',
  adminOfflineGifts: 'money',
  adminGivers: 'money',
  adminMonthlyGifts: 'money',
  adminLedger: 'money',
  adminApprovals: 'money',
  adminPayouts: 'money',
  adminClosing: 'money',
  adminOrders: 'money',
  adminBudgets: 'money',
  adminDisbursements: 'money',
  adminSession: 'money',
  adminPacks: 'money',
  adminMarket: 'money',
  adminMarketPortal: 'money',
  adminReimbursements: 'money',
  adminUsers: 'people',
  adminSponsors: 'people',
  adminCreateUser: 'people',
  adminTickets: 'people',
  adminMessages: 'people',
  adminAllowlist: 'people',
  adminAllowlistImport: 'people',
  adminDefense: 'people',
  adminSafety: 'people',
  adminAudit: 'people',
  adminRoleHistory: 'people',
  adminBroadcasts: 'content',
  adminBroadcastsPortal: 'content',
  adminPrograms: 'content',
  adminProgram: 'content',
  adminSite: 'content',
  adminSitePage: 'content',
  adminStories: 'content',
  adminStory: 'content',
  // For superadmins, who have every duty; the pages say so to others.
  adminWebhooks: undefined,
  adminApiKeys: undefined,
}

/** What the page of an address belongs to; undefined where it is there for all staff. */
export function dutyOfPage(pathname: string): Belongs | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const names = Object.keys(adminPages) as PageName[]
  const page = names.find((name) => matchAddress(adminPages[name].address, path))
  return page && pageDuties[page]
}

const opens = (held: readonly Duty[]) => (link: PortalLink) => covers(held, dutyOfPage(link.to))

/** The links that somebody's duties open. */
export function linksFor(held: readonly Duty[], links: readonly PortalLink[]): PortalLink[] {
  return links.filter(opens(held))
}

/** The groups of the rail with what somebody's duties open; a group of which nothing is left is left out. */
export function sectionsFor(held: readonly Duty[], sections: readonly PortalSection[]): PortalSection[] {
  return sections
    .map((section) => ({ ...section, links: linksFor(held, section.links) }))
    .filter(({ links }) => links.length > 0)
}
