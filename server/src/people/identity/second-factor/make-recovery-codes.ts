import { recoveryCodeCount } from '@tower/contract/people/second-factor.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireRecentProof } from '../sessions/require-recent-proof.ts'
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts'
import { recordEvent } from './record-event.ts'
import { listFactors, lockAccount, replaceRecoveryCodes } from './second-factor.queries.ts'

/** Makes ten recovery codes in place of the former ones. They leave this once: only hashes stay. */
export async function makeRecoveryCodes(services: Services, actor: Actor): Promise<string[]> {
  requireRecentProof(actor, services.clock.now())
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(services))
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const account = await lockAccount(tx, actor.userId)
    const factors = await listFactors(tx, account.id, at)
    if (!factors.some(({ verified_at }) => verified_at)) throw new Refusal('second_factor.not_asked')
    const hashes = codes.map((code) => hashRecoveryCode(services.config, account.id, code))
    await replaceRecoveryCodes(tx, { userId: account.id, hashes, at })
    const fact = services.random.uuid()
    await recordEvent(tx, { account, event: 'codes_made', fact, at, actorId: account.id })
  })
  return codes
}
