import { expect, test } from 'vitest'
import { readInviteUrls } from './invite-urls.ts'

test.each([
  [undefined, '/sponsor/dashboard'],
  ['/auth/callback?next=/sponsor/wallet', '/sponsor/wallet'],
  ['/sponsor/wallet?tab=1', '/sponsor/wallet'],
  ['/login', '/sponsor/dashboard'],
  ['/login/?role=sponsor', '/sponsor/dashboard'],
])('an invitation with %s leads past the page of signing in, and not back to it', (redirectTo, next) => {
  const config = { ORIGIN: 'https://tower.test', PORT: 3000 }
  const { loginUrl } = readInviteUrls(config, { checkoutUrl: null, onboardingUrl: null, redirectTo })
  expect(new URL(loginUrl).searchParams.get('next')).toBe(next)
})
