import { pages } from '@tower/contract/pages.ts'
import { at } from '../../page-route.ts'

/** Signing in, becoming a sponsor, athletes and profiles. */
export const peoplePages = [
  at(pages.login, 'portals/public/login-page.tsx'),
  at(pages.loginVerify, 'portals/public/second-step-page.tsx'),
  at(pages.authCallback, 'portals/public/auth-callback-page.tsx'),
  at(pages.resetPassword, 'portals/public/reset-password-page.tsx'),
  at(pages.welcome, 'portals/public/welcome-page.tsx'),
  at(pages.sponsorSignup, 'portals/public/sponsor-signup-page.tsx'),
  at(pages.onboarding, 'portals/public/onboarding-page.tsx'),
  at(pages.sponsorStart, 'portals/public/sponsor-start-page.tsx'),
  at(pages.prospects, 'portals/public/prospects-page.tsx'),
  at(pages.prospectConsent, 'portals/public/prospect-consent-page.tsx'),
  at(pages.prospect, 'portals/public/prospect-page.tsx'),
  at(pages.sponsorProfile, 'portals/public/sponsor-profile-page.tsx'),
]
