import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from '@tower/contract/pages.ts'
import { at, portal } from './page-route.ts'
import { adminPages } from './portals/admin/admin.routes.ts'
import { matchingPages } from './portals/public/matching.routes.ts'
import { moneyPages } from './portals/public/money.routes.ts'
import { outreachPages } from './portals/public/outreach.routes.ts'
import { peoplePages } from './portals/public/people.routes.ts'
import { storybookPages } from './portals/teacher/storybooks/storybook.routes.ts'

/** The table of contents of the web app: portal by portal; what has many pages says them in a file of its own. */
export default [
  layout('portals/public/public-layout.tsx', [
    index('portals/public/home-page.tsx'),
    ...matchingPages,
    ...moneyPages,
    ...outreachPages,
    ...peoplePages,
    route('*', 'portals/public/unknown-page.tsx'),
  ]),
  // A book has the whole screen: no header and no footer stand around it.
  at(pages.book, 'portals/public/book-page.tsx'),
  portal('portals/account/account-layout.tsx', [at(pages.account, 'portals/account/account-page.tsx')]),
  portal('portals/sponsor/sponsor-layout.tsx', [
    layout('portals/sponsor/sponsor-dashboard-layout.tsx', [
      at(pages.sponsorDashboard, 'portals/sponsor/sponsor-dashboard-page.tsx'),
      at(pages.sponsorShares, 'portals/sponsor/sponsor-shares-page.tsx'),
      at(pages.sponsorMarketplace, 'portals/sponsor/sponsor-marketplace-page.tsx'),
    ]),
    at(pages.sponsorProfileEditor, 'portals/sponsor/sponsor-profile-editor-page.tsx'),
    at(pages.sponsorGiving, 'portals/sponsor/sponsor-giving-page.tsx'),
    at(pages.sponsorWallet, 'portals/sponsor/sponsor-wallet-page.tsx'),
    // Beside portal/sponsor/*, which leads to the dashboard: the more exact address wins.
    at(pages.sponsorCredits, 'portals/sponsor/sponsor-credits-page.tsx'),
  ]),
  at(pages.kit, 'portals/developer/kit-page.tsx'),
  at(pages.sponsorPortal, 'portals/sponsor/to-dashboard.ts', { id: 'portal-sponsor' }),
  at(pages.sponsorPortalBefore, 'portals/sponsor/to-dashboard.ts', { id: 'sponsor-portal' }),
  at(pages.checkout, 'portals/public/to-sponsor.ts'),
  portal('portals/prospect/prospect-layout.tsx', [
    at(pages.prospectPortal, 'portals/prospect/prospect-home-page.tsx'),
    at(pages.prospectGoals, 'portals/prospect/prospect-goals-page.tsx'),
    at(pages.prospectUpdates, 'portals/prospect/prospect-updates-page.tsx'),
    at(pages.prospectReceipts, 'portals/prospect/prospect-receipts-page.tsx'),
  ]),
  portal('portals/prospect/prospect-consent-layout.tsx', [
    at(pages.prospectOwnConsent, 'portals/prospect/prospect-own-consent-page.tsx'),
  ]),
  portal('portals/prospect/prospect-onboard-layout.tsx', [
    at(pages.prospectOnboard, 'portals/prospect/prospect-onboard-page.tsx'),
  ]),
  at(pages.teacherDashboardPages, 'portals/teacher/to-portal.ts', { id: 'teacher-dashboard-pages' }),
  portal('portals/teacher/teacher-layout.tsx', [
    at(pages.teacherOrders, 'portals/teacher/teacher-orders-page.tsx'),
    at(pages.teacherPlaceOrder, 'portals/teacher/teacher-place-order-page.tsx'),
    at(pages.teacherOrder, 'portals/teacher/teacher-order-page.tsx'),
    at(pages.teacherPortal, 'portals/teacher/teacher-overview-page.tsx'),
    at(pages.teacherShopping, 'portals/teacher/teacher-shopping-page.tsx'),
    at(pages.teacherSession, 'portals/teacher/teacher-session-page.tsx'),
    at(pages.teacherShareLinks, 'portals/teacher/teacher-share-links-page.tsx'),
    at(pages.teacherPhotos, 'portals/teacher/teacher-photos-page.tsx'),
    at(pages.teacherMarketplace, 'portals/teacher/teacher-marketplace-page.tsx'),
    ...storybookPages,
    at(pages.teacherTools, 'portals/teacher/teacher-tools-page.tsx'),
    at(pages.teacherDashboard, 'portals/teacher/teacher-overview-page.tsx', { id: 'teacher-dashboard' }),
    at(pages.teacherBudget, 'portals/teacher/budget-page.tsx'),
    at(pages.teacherSupport, 'portals/teacher/teacher-support-page.tsx'),
    at(pages.teacherReimbursements, 'portals/teacher/teacher-reimbursements-page.tsx'),
    at(pages.teacherNewReimbursement, 'portals/teacher/write-reimbursement-page.tsx'),
  ]),
  portal('portals/admin/admin-layout.tsx', adminPages),
] satisfies RouteConfig
