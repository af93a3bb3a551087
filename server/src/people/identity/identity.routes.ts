import { type AddressConfirmed, identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { confirmAddress } from './accounts/confirm-address.ts'
import { readSessionUser, readProfile } from './accounts/read-auth-user.ts'
import { updateOwnAccount } from './accounts/update-own-account.ts'
import { withConstantTime } from './answer-time.ts'
import { redeemLink } from './links/redeem-link.ts'
import { requestLink } from './links/request-link.ts'
import { requestPasswordLink } from './links/request-password-link.ts'
import { signInByPassword } from './passwords/sign-in-by-password.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { signOut } from './sessions/sign-out.ts'
import { noEffects, type IdentityEffects } from './verified-address.ts'

/** Mounts the calls of this domain. `effects` is what domains above do when an address is proved. */
export function identityRoutes(serve: Serve, services: Services, effects: IdentityEffects = noEffects): void {
  serve(identityEndpoints, {
    user: ({ actor }) => readSessionUser(services, actor),
    updateUser: ({ actor, body: { password, email, data: details }, query }) =>
      updateOwnAccount(services, { actor, password, email, details, redirectTo: query.redirect_to }),
    requestLink: async ({ body: { email, data, options }, query }) => {
      const redirectTo = query.redirect_to ?? options?.emailRedirectTo
      await requestLink(services, { email, role: data?.role, locale: data?.locale, redirectTo })
      return {}
    },
    requestPortalLink: async ({ body: { email, role, locale, redirectTo } }) => {
      await requestLink(services, { email, role, locale, redirectTo: redirectTo ?? undefined })
      return { ok: true as const }
    },
    recover: async ({ body: { email }, query }) => {
      await requestPasswordLink(services, { email, redirectTo: query.redirect_to })
      return {}
    },
    verify: ({ body: { type, token_hash, token, email }, request }) => {
      const secret = token_hash ? { token: token_hash } : { token: token ?? '', email }
      const purpose = type === 'recovery' ? 'recovery' : 'sign_in'
      const userAgent = request.headers['user-agent']
      const network = networkOf(request.ip)
      const redeem = (): Promise<AuthSession | AddressConfirmed> =>
        type === 'email_change'
          ? confirmAddress(services, effects, secret)
          : redeemLink(services, effects, { purpose, ...secret, userAgent, network })
      // A wrong code is counted where the address is known, which takes longer. A token names no address.
      return email === undefined ? redeem() : withConstantTime(services, redeem)
    },
    token: ({ query, body, request }) => {
      const { email = '', password = '', refresh_token: refreshToken = '' } = body
      const userAgent = request.headers['user-agent']
      return query.grant_type === 'password'
        ? signInByPassword(services, { email, password, userAgent, network: networkOf(request.ip) })
        : refreshSession(services, { refreshToken })
    },
    logout: async ({ actor, query }) => void (await signOut(services, { actor, scope: query.scope })),
    session: async ({ actor }) => ({ profile: await readProfile(services, effects, actor) }),
  })
}
