import { asRole, isStaff } from '@tower/contract/access.ts'
import { maxSecondFactors } from '@tower/contract/people/second-factor.ts'
import { renderSVG } from 'uqr'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireRecentProof } from '../sessions/require-recent-proof.ts'
import { sealSecret } from './seal-secret.ts'
import { listFactors, lockAccount, replaceUnverifiedFactor } from './second-factor.queries.ts'
import { describeTotp, totpSecretBytes } from './totp.ts'

export type EnrollFactor = { actor: Actor; name?: string | undefined; issuer?: string | undefined }

/**
 * Begins to set up an authenticator app. Its secret leaves this once; nothing counts before the first code was
 * given. Whoever finds a screen left open can't add an app of theirs: a recent proof is asked for.
 */
export async function enrollFactor(services: Services, { actor, name = '', issuer }: EnrollFactor) {
  requireRecentProof(actor, services.clock.now())
  const id = services.random.uuid()
  const secret = services.random.bytes(totpSecretBytes)
  const { email } = await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const account = await lockAccount(tx, actor.userId)
    if (!isStaff(asRole(account.role))) throw new Refusal('second_factor.not_offered')
    const verified = (await listFactors(tx, account.id, at)).filter(({ verified_at }) => verified_at)
    // Enrolled elsewhere since this request began: the session no longer is what it seemed.
    if (verified.length > 0 && actor.assurance !== 'aal2') throw new Refusal('second_factor.needed')
    if (verified.length >= maxSecondFactors) throw new Refusal('second_factor.too_many')
    const isTaken = verified.some((factor) => name !== '' && sameName(factor.friendly_name, name))
    if (isTaken) throw new Refusal('second_factor.name_taken')
    const sealed = sealSecret(services, id, secret)
    await replaceUnverifiedFactor(tx, { id, userId: account.id, name, sealed, at })
    return account
  })
  const totp = describeTotp(secret, { issuer: issuer || (await services.charity.read()).name, label: email })
  return {
    id,
    type: 'totp' as const,
    friendly_name: name,
    totp: { ...totp, qr_code: renderSVG(totp.uri) },
  }
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
