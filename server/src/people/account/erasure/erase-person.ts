import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireSay } from '../../directory/require-say.ts'
import { lockPerson } from '../../identity/accounts/lock-person.ts'
import { requireRecentProof } from '../../identity/sessions/require-recent-proof.ts'
import { decideErasureRequest } from '../account.queries.ts'
import { erasureParts, gatherTraces } from './erasure-parts.ts'

/** Staff erase a person: admins whoever asked for it, superadmins anybody else as well, nobody themself. */
export async function erasePerson(
  services: Services,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<void> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  await services.database.transaction(async (tx) => {
    requireSay(actor, (await lockPerson(tx, userId)).person)
    const { wasAsked } = await eraseEverywhere(services, tx, { userId, actorId: actor.userId, at })
    if (!wasAsked && actor.role !== 'superadmin') throw new Refusal('account.erasure_not_requested')
  })
}

/**
 * Takes a person out of every domain, in one transaction: amounts, days and numbers stay, names and addresses go.
 * The last superadmin stays. Answers whether the person had asked for it.
 */
export async function eraseEverywhere(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { userId, actorId, at }: { userId: string; actorId: string | null; at: Date },
): Promise<{ wasAsked: boolean }> {
  const traces = await gatherTraces(tx, userId, at)
  const request = await decideErasureRequest(tx, { userId, state: 'done', decidedBy: actorId, at })
  for (const { erase } of erasureParts) await erase(services, tx, traces)
  const wasAsked = request !== undefined
  await writeAudit(tx, {
    at,
    actorId,
    action: 'account.erased',
    targetKind: 'user',
    targetId: userId,
    details: { was_asked: wasAsked },
  })
  return { wasAsked }
}
