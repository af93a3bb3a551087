import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import { Secret } from 'otpauth'
import type { Database } from '../../../src/database/database.ts'
import { buildIdentity } from './build-identity.ts'
import { codeOfStep } from '../../../src/people/identity/second-factor/totp.ts'

type Bearer = Pick<AuthSession, 'access_token'>
/** An authenticator app on somebody's phone. */
export type App = { factorId: string; secret: string }

const stepMs = 30_000

/** A running server, staff who sign in, and authenticator apps that show codes by the server's clock. */
export async function buildSecondFactor(
  options: { database?: Database; environment?: Record<string, string> } = {},
) {
  const identity = await buildIdentity(options)
  const { app, clock } = identity

  const call = (
    bearer: Bearer,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${bearer.access_token}` },
      ...(payload && { payload }),
    })
  /** What an app shows now, or some steps of thirty seconds away. */
  const codeOf = ({ secret }: Pick<App, 'secret'>, steps = 0) =>
    codeOfStep(
      Buffer.from(Secret.fromBase32(secret).bytes),
      Math.floor(clock.now().getTime() / stepMs) + steps,
    )
  const enroll = async (bearer: Bearer, name?: string): Promise<App> => {
    const answer = await call(bearer, 'POST', '/auth/v1/factors', {
      factor_type: 'totp',
      friendly_name: name,
    })
    const { id, totp } = answer.json<{ id: string; totp: { secret: string } }>()
    return { factorId: id, secret: totp.secret }
  }
  const challenge = async (bearer: Bearer, { factorId }: Pick<App, 'factorId'>): Promise<string> =>
    (await call(bearer, 'POST', `/auth/v1/factors/${factorId}/challenge`)).json<{ id: string }>().id
  const give = async (bearer: Bearer, { factorId }: Pick<App, 'factorId'>, code: string) =>
    call(bearer, 'POST', `/auth/v1/factors/${factorId}/verify`, {
      challenge_id: await challenge(bearer, { factorId }),
      code,
    })
  const nextStep = () => clock.advance(stepMs)
  /** Staff with an app that was set up a moment ago; the session has both factors. */
  const staffWithApp = async (email: string, role: 'admin' | 'superadmin' = 'admin') => {
    const { userId } = await identity.staffAccount(email, role)
    const session = await identity.signIn(email)
    const phone = await enroll(session)
    const full = (await give(session, phone, codeOf(phone))).json<AuthSession>()
    nextStep()
    return { userId, phone, half: session, full }
  }
  const makeCodes = async (bearer: Bearer) =>
    (await call(bearer, 'POST', '/api/account/recovery-codes')).json<{ recovery_codes: string[] }>()
      .recovery_codes
  return { ...identity, call, codeOf, enroll, challenge, give, nextStep, staffWithApp, makeCodes }
}

/** What an access token says. */
export function claimsOf({ access_token: token }: Bearer): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}
