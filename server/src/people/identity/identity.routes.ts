import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import type { FastifyReply } from 'fastify'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readAccount, readProfile } from './accounts/read-account.ts'
import { redeemLink } from './links/redeem-link.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { requestLink } from './links/request-link.ts'
import { signInByPassword } from './passwords/sign-in-by-password.ts'
import { signOut } from './sessions/sign-out.ts'
import { noEffects, type IdentityEffects } from './verified-address.ts'

/** Mounts the calls of this domain. `effects` is what domains above do when an address is proved. */
export function identityRoutes(serve: Serve, services: Services, effects: IdentityEffects = noEffects): void {
  serve(identityEndpoints, {
    user: ({ actor, reply }) => unstored(reply, readAccount(services, actor)),
    requestLink: async ({ body, query }) => {
      const redirectTo = query.redirect_to ?? body.options?.emailRedirectTo
      await requestLink(services, { email: body.email, role: body.data?.role, redirectTo })
      return {}
    },
    verify: ({ body, request, reply }) => {
      const purpose = body.type === 'recovery' ? 'recovery' : 'sign_in'
      const secret = body.token_hash
        ? { token: body.token_hash }
        : { token: body.token ?? '', email: body.email }
      return unstored(
        reply,
        redeemLink(services, effects, { purpose, ...secret, userAgent: request.headers['user-agent'] }),
      )
    },
    token: ({ query, body, request, reply }) => {
      const { email = '', password = '', refresh_token: refreshToken = '' } = body
      const userAgent = request.headers['user-agent']
      return unstored(
        reply,
        query.grant_type === 'password'
          ? signInByPassword(services, { email, password, userAgent })
          : refreshSession(services, { refreshToken }),
      )
    },
    logout: async ({ actor, query }) => void (await signOut(services, { actor, scope: query.scope })),
    session: async ({ actor, reply }) => ({
      profile: await unstored(reply, readProfile(services, effects, actor)),
    }),
  })
}

/** Answers about one person are kept by no cache on the way. */
function unstored<Answer>(reply: FastifyReply, answer: Promise<Answer>): Promise<Answer> {
  void reply.header('cache-control', 'no-store')
  return answer
}
