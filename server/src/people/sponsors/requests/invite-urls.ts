import { paths } from '@tower/contract/pages.ts'
import { siteOrigin, type Config } from '../../../config.ts'
import { Refusal } from '../../../refusal.ts'

export type InviteUrls = {
  checkoutUrl: string | null | undefined
  onboardingUrl: string | null | undefined
  redirectTo: string | null | undefined
}

/**
 * Where an invitation leads. All of it lies on this site: a mail in the charity's name leads nobody elsewhere. Whoever
 * signs in comes to what `redirect_to` names, by way of the page that mailed links open or not.
 */
export function readInviteUrls(
  config: Pick<Config, 'ORIGIN' | 'PORT'>,
  { checkoutUrl, onboardingUrl, redirectTo }: InviteUrls,
): { checkoutUrl: string; onboardingUrl: string; loginUrl: string } {
  const own = (url: string) => requireOwn(siteOrigin(config), url)
  const after = own(redirectTo ?? `${paths.authCallback}?next=${encodeURIComponent(paths.sponsorDashboard)}`)
  const next =
    after.pathname === paths.authCallback
      ? (after.searchParams.get('next') ?? paths.sponsorDashboard)
      : after.pathname + after.search
  const { pathname } = own(next)
  // Who named the page of signing in meant that: nobody who has signed in is led to it again.
  const goal = pathname.replace(/\/+$/, '') === paths.login ? paths.sponsorDashboard : pathname
  const query = new URLSearchParams({ role: 'sponsor', next: goal })
  return {
    checkoutUrl: own(checkoutUrl ?? paths.checkout).href,
    onboardingUrl: own(onboardingUrl ?? paths.onboarding).href,
    loginUrl: own(`${paths.login}?${query.toString()}`).href,
  }
}

function requireOwn(origin: string, url: string): URL {
  const whole = URL.parse(url, origin)
  if (whole?.origin !== new URL(origin).origin) throw new Refusal('sponsors.foreign_url')
  return whole
}
