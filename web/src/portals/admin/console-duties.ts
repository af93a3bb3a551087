import { approvalDuties } from '@tower/contract/money/approvals.ts'
import { paths } from '@tower/contract/pages.ts'
import { type Belongs, covers, type Duty } from '@tower/contract/people/duties.ts'
import type { PortalLink, PortalSection } from '../portal-link.ts'

const money = [
  ...[paths.adminPayments, paths.adminOfflineGifts, paths.adminMonthlyGifts, paths.adminPledges],
  ...[paths.adminDonors, paths.adminGivers, paths.adminMailings],
  ...[paths.adminLedger, paths.adminPayouts, paths.adminClosing, paths.adminOrders],
  ...[paths.adminBudgets, paths.adminDisbursements, paths.adminSession({ sessionId: '' })],
  ...[paths.adminPacks, paths.adminMarket, paths.adminMarketPortal, paths.adminReimbursements],
]
const classrooms = [
  ...[paths.adminClassrooms, paths.adminRandomizer, paths.adminDraws, paths.adminNominations],
]
const content = [
  ...[paths.adminBroadcasts, paths.adminBroadcastsPortal, paths.adminPrograms, paths.adminSite],
  paths.adminStories,
]
const people = [
  ...[paths.adminUsers, paths.adminSponsors, paths.adminCreateUser, paths.adminTickets, paths.adminMessages],
  paths.adminMails,
  ...[paths.adminAllowlist, paths.adminDefense, paths.adminSafety, paths.adminAudit, paths.adminRoleHistory],
]
/** A person and a classroom concern most of the work; of each its page shows what the duties cover. */
const ofMany = [paths.adminPerson({ userId: '' }), paths.adminClassroom({ classroomId: '' })]

/** The duty that opens pages of the console, or any of several. What begins with an address belongs where it does. */
const opened: readonly (readonly [belongs: Belongs, addresses: readonly string[]])[] = [
  // Before the list of people, whose address begins alike.
  [['people', 'money', 'classrooms', 'children'], ofMany],
  ['money', money],
  [approvalDuties, [paths.adminApprovals]],
  ['classrooms', classrooms],
  ['content', content],
  ['people', people],
  // Each tab has a duty of its own.
  [['classrooms', 'children', 'content'], [paths.adminReview]],
  [['children', 'classrooms'], [paths.adminStorybooks]],
  [
    ['classrooms', 'people'],
    [paths.adminProvisionTeacher, paths.adminAnalytics],
  ],
]

/** What the page of an address belongs to; undefined where it is there for all staff, or for superadmins alone, who have every duty. */
export function dutyOfPage(address: string): Belongs | undefined {
  const path = withSlash(address.replace(/[?#].*$/, ''))
  const found = opened.flatMap(([belongs, addresses]) =>
    addresses
      .map(withSlash)
      // `/admin/users/` is the list, and what follows is a person.
      .filter((start) => path.startsWith(start) && !(addresses === ofMany && path === start))
      .map((start) => ({ belongs, start })),
  )
  return found.toSorted((one, other) => other.start.length - one.start.length)[0]?.belongs
}

const withSlash = (address: string) => `${address.replace(/\/+$/, '')}/`

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
