import { secondFactorEndpoints } from '@tower/contract/people/second-factor.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { challengeFactor } from './challenge-factor.ts'
import { enrollFactor } from './enroll-factor.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { proveAgain } from './prove-again.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { recoverSession } from './recover-session.ts'
import { removeFactor } from './remove-factor.ts'
import { verifyFactor } from './verify-factor.ts'

/** Mounts the calls of the second factor and of step-up. */
export function secondFactorRoutes(serve: Serve, services: Services): void {
  serve(secondFactorEndpoints, {
    enroll: ({ actor, body }) =>
      enrollFactor(services, { actor, name: body.friendly_name, issuer: body.issuer }),
    challenge: async ({ actor, params }) => {
      const { id, expiresAt } = await challengeFactor(services, { actor, factorId: params.factorId })
      return { id, type: 'totp' as const, expires_at: Math.floor(expiresAt.getTime() / 1000) }
    },
    verify: ({ actor, params, body }) =>
      verifyFactor(services, {
        actor,
        factorId: params.factorId,
        challengeId: body.challenge_id,
        code: body.code,
      }),
    remove: async ({ actor, params }) => {
      await removeFactor(services, { actor, factorId: params.factorId })
      return { id: params.factorId }
    },
    overview: ({ actor }) => readSecondFactor(services, actor),
    makeRecoveryCodes: async ({ actor }) => ({
      recovery_codes: await makeRecoveryCodes(services, actor),
    }),
    recover: ({ actor, body }) => recoverSession(services, { actor, code: body.code }),
    prove: async ({ actor, body }) => {
      const proof = { code: body.code, recoveryCode: body.recovery_code, password: body.password }
      return { proved_until: (await proveAgain(services, { actor, proof })).toISOString() }
    },
  })
}
