import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { type Page, pages } from '@tower/contract/pages.ts'

/** The file that shows a page. */
function at({ address }: Page, file: string, options: { id?: string } = {}) {
  return route(address.slice(1), file, options)
}

/** The table of contents of the web app: page, then the file that shows it. */
export default [
  layout('portals/public/public-layout.tsx', [
    index('portals/public/home-page.tsx'),
    at(pages.draws, 'portals/public/draws-page.tsx'),
    at(pages.slotStory, 'portals/public/draw-slot-page.tsx'),
    at(pages.draw, 'portals/public/draw-page.tsx'),
    at(pages.login, 'portals/public/login-page.tsx'),
    at(pages.loginVerify, 'portals/public/second-step-page.tsx'),
    at(pages.authCallback, 'portals/public/auth-callback-page.tsx'),
    at(pages.resetPassword, 'portals/public/reset-password-page.tsx'),
    at(pages.welcome, 'portals/public/welcome-page.tsx'),
    at(pages.donateSuccess, 'portals/public/donate-success-page.tsx'),
    at(pages.donateCancel, 'portals/public/donate-cancel-page.tsx'),
    at(pages.sponsor, 'portals/public/sponsor-page.tsx'),
    at(pages.classroomAbout, 'portals/public/sponsor-classroom-about-page.tsx'),
    at(pages.confirmClassroom, 'portals/public/confirm-classroom-page.tsx'),
    at(pages.confirmNomination, 'portals/public/confirm-nomination-page.tsx'),
    at(pages.programs, 'portals/public/programs-page.tsx'),
    at(pages.program, 'portals/public/program-page.tsx'),
    at(pages.programAbout, 'portals/public/program-about-page.tsx'),
    at(pages.nominateTeacher, 'portals/public/nominate-teacher-page.tsx'),
    at(pages.sponsorSignup, 'portals/public/sponsor-signup-page.tsx'),
    at(pages.sponsorStart, 'portals/public/sponsor-start-page.tsx'),
    at(pages.mission, 'portals/public/mission-page.tsx'),
    at(pages.about, 'portals/public/about-page.tsx'),
    at(pages.events, 'portals/public/events-page.tsx'),
    at(pages.broadcasts, 'portals/public/broadcasts-page.tsx'),
    at(pages.gallery, 'portals/public/gallery-page.tsx'),
    at(pages.contact, 'portals/public/contact-page.tsx'),
    at(pages.contactThanks, 'portals/public/contact-thanks-page.tsx'),
    at(pages.partners, 'portals/public/partners-page.tsx'),
    at(pages.partnersApply, 'portals/public/partners-apply-page.tsx'),
    at(pages.prospects, 'portals/public/prospects-page.tsx'),
    at(pages.prospect, 'portals/public/prospect-page.tsx'),
    at(pages.monthlyGift, 'portals/public/monthly-gift-page.tsx'),
    at(pages.sponsorRecent, 'portals/public/sponsor-recent-page.tsx'),
    at(pages.developer, 'portals/public/developer-page.tsx'),
    at(pages.programDonate, 'portals/public/donate-page.tsx'),
    at(pages.teacherShare, 'portals/public/teacher-share-page.tsx'),
    at(pages.sponsorProfile, 'portals/public/sponsor-profile-page.tsx'),
    route('*', 'portals/public/unknown-page.tsx'),
  ]),
  layout('portals/account/account-layout.tsx', [at(pages.account, 'portals/account/account-page.tsx')]),
  layout('portals/sponsor/sponsor-layout.tsx', [
    at(pages.sponsorDashboard, 'portals/sponsor/sponsor-dashboard-page.tsx'),
    at(pages.sponsorGiving, 'portals/sponsor/sponsor-giving-page.tsx'),
    at(pages.sponsorWallet, 'portals/sponsor/sponsor-wallet-page.tsx'),
    // Beside portal/sponsor/*, which leads to the dashboard: the more exact address wins.
    at(pages.sponsorCredits, 'portals/sponsor/sponsor-credits-page.tsx'),
  ]),
  at(pages.sponsorPortal, 'portals/sponsor/to-dashboard.ts', { id: 'portal-sponsor' }),
  at(pages.sponsorPortalBefore, 'portals/sponsor/to-dashboard.ts', { id: 'sponsor-portal' }),
  at(pages.checkout, 'portals/public/to-sponsor.ts'),
  layout('portals/prospect/prospect-layout.tsx', [
    at(pages.prospectPortal, 'portals/prospect/prospect-home-page.tsx'),
  ]),
  layout('portals/teacher/teacher-layout.tsx', [
    at(pages.teacherPortal, 'portals/teacher/teacher-overview-page.tsx'),
    at(pages.teacherDashboard, 'portals/teacher/teacher-overview-page.tsx', { id: 'teacher-dashboard' }),
  ]),
  layout('portals/admin/admin-layout.tsx', [
    at(pages.admin, 'portals/admin/admin-home-page.tsx'),
    at(pages.adminDashboard, 'portals/admin/admin-home-page.tsx', { id: 'admin-dashboard' }),
    at(pages.adminPortal, 'portals/admin/admin-home-page.tsx', { id: 'portal-admin' }),
    at(pages.adminRandomizer, 'portals/admin/randomizer-page.tsx'),
    at(pages.adminDefense, 'portals/admin/admin-defense-page.tsx'),
    at(pages.adminNotifications, 'portals/admin/admin-notifications-page.tsx'),
    at(pages.adminUsers, 'portals/admin/users-page.tsx'),
    at(pages.adminAudit, 'portals/admin/audit-log-page.tsx'),
    at(pages.adminRoleHistory, 'portals/admin/role-history-page.tsx'),
  ]),
] satisfies RouteConfig
