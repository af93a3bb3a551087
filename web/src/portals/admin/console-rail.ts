import { paths } from '@tower/contract/pages.ts'
import type { PortalLink, PortalSection } from '../portal-link.ts'

/** The most that stands in the rail while nothing is unfolded: what is worked with daily, in sight at once. */
export const mostRailEntries = 16

/** Pages that fold under another one of their group. Who may not open that one has them in its place. */
const folded: Readonly<Record<string, readonly string[]>> = {
  [paths.adminUsers]: [
    paths.adminCreateUser,
    paths.adminSponsors,
    paths.adminAllowlist,
    paths.adminAllowlistImport,
  ],
  [paths.adminClassrooms]: [paths.adminNominations, paths.adminProvisionTeacher],
  [paths.adminRandomizer]: [paths.adminDraws],
  [paths.adminPayments]: [paths.adminOfflineGifts],
  [paths.adminDonors]: [paths.adminPledges, paths.adminMonthlyGifts, paths.adminMailings],
  [paths.adminOrders]: [paths.adminMarket, paths.adminPacks],
  [paths.adminApprovals]: [paths.adminDisbursements],
  [paths.adminLedger]: [paths.adminPayouts, paths.adminClosing],
  [paths.adminTickets]: [paths.adminMessages, paths.adminMails, paths.adminNotifications],
  [paths.adminSite]: [
    ...[paths.adminBroadcasts, paths.adminStories, paths.adminStorybooks, paths.adminPrograms],
  ],
  [paths.adminAnalytics]: [
    ...[paths.adminAudit, paths.adminRoleHistory, paths.adminSafety, paths.adminDefense],
  ],
  [paths.adminSettings]: [paths.adminWebhooks, paths.adminApiKeys, paths.adminSystem],
}

/** The groups of the rail with their lesser pages folded under the page that they belong to. */
export function foldSections(sections: readonly PortalSection[]): PortalSection[] {
  return sections.map((section) => ({ ...section, links: foldLinks(section.links) }))
}

function foldLinks(links: readonly PortalLink[]): PortalLink[] {
  const under = new Map(
    links.flatMap(({ to }) => (folded[to] ?? []).map((page): [string, string] => [page, to])),
  )
  return links
    .filter(({ to }) => !under.has(to))
    .map((link) => {
      const pages = links.filter(({ to }) => under.get(to) === link.to)
      return pages.length > 0 ? { ...link, pages } : link
    })
}
