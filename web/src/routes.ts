import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The table of contents of the web app: address, then the file of its page. */
export default [
  layout('portals/public/public-layout.tsx', [
    index('portals/public/home-page.tsx'),
    route('draws', 'portals/public/draws-page.tsx'),
    route('draws/:drawId', 'portals/public/draw-page.tsx'),
    route('login', 'portals/public/login-page.tsx'),
    route('login/verify', 'portals/public/second-step-page.tsx'),
    route('auth/callback', 'portals/public/auth-callback-page.tsx'),
    route('reset-password', 'portals/public/reset-password-page.tsx'),
    route('welcome', 'portals/public/welcome-page.tsx'),
    route('donate/success', 'portals/public/donate-success-page.tsx'),
    route('donate/cancel', 'portals/public/donate-cancel-page.tsx'),
    route('sponsor', 'portals/public/sponsor-page.tsx'),
    route('programs/sponsor-classroom/about', 'portals/public/sponsor-classroom-about-page.tsx'),
    route('confirm-classroom', 'portals/public/confirm-classroom-page.tsx'),
    route('programs', 'portals/public/programs-page.tsx'),
    route('programs/:programId', 'portals/public/program-page.tsx'),
    route('programs/:programId/about', 'portals/public/program-about-page.tsx'),
    route('mission', 'portals/public/mission-page.tsx'),
    route('about', 'portals/public/about-page.tsx'),
    route('events', 'portals/public/events-page.tsx'),
    route('gallery', 'portals/public/gallery-page.tsx'),
    route('contact', 'portals/public/contact-page.tsx'),
    route('contact/thanks', 'portals/public/contact-thanks-page.tsx'),
    route('partners', 'portals/public/partners-page.tsx'),
    route('partners/apply', 'portals/public/partners-apply-page.tsx'),
    route('sponsor/recent', 'portals/public/sponsor-recent-page.tsx'),
    route(':programId/donate', 'portals/public/donate-page.tsx'),
    route('*', 'portals/public/unknown-page.tsx'),
  ]),
  layout('portals/account/account-layout.tsx', [route('account', 'portals/account/account-page.tsx')]),
  layout('portals/sponsor/sponsor-layout.tsx', [
    route('sponsor/dashboard', 'portals/sponsor/sponsor-dashboard-page.tsx'),
    route('sponsor/giving', 'portals/sponsor/sponsor-giving-page.tsx'),
    route('sponsor/wallet', 'portals/sponsor/sponsor-wallet-page.tsx'),
    // Beside portal/sponsor/*, which leads to the dashboard: the more exact address wins.
    route('portal/sponsor/credits', 'portals/sponsor/sponsor-credits-page.tsx'),
  ]),
  route('portal/sponsor/*', 'portals/sponsor/to-dashboard.ts', { id: 'portal-sponsor' }),
  route('sponsor/portal', 'portals/sponsor/to-dashboard.ts', { id: 'sponsor-portal' }),
  route('checkout', 'portals/public/to-sponsor.ts'),
  layout('portals/prospect/prospect-layout.tsx', [
    route('portal/prospect', 'portals/prospect/prospect-home-page.tsx'),
  ]),
  layout('portals/teacher/teacher-layout.tsx', [
    route('portal/teacher', 'portals/teacher/teacher-overview-page.tsx'),
    route('teacher/dashboard', 'portals/teacher/teacher-overview-page.tsx', { id: 'teacher-dashboard' }),
  ]),
  layout('portals/admin/admin-layout.tsx', [
    route('admin', 'portals/admin/admin-home-page.tsx'),
    route('admin/dashboard', 'portals/admin/admin-home-page.tsx', { id: 'admin-dashboard' }),
    route('portal/admin', 'portals/admin/admin-home-page.tsx', { id: 'portal-admin' }),
    route('admin/randomizer', 'portals/admin/randomizer-page.tsx'),
    route('admin/notifications', 'portals/admin/admin-notifications-page.tsx'),
  ]),
] satisfies RouteConfig
