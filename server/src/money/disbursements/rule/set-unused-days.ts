import { unusedDays as bounds } from '@tower/contract/money/disbursements.ts'
import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findUnusedDays, insertRule, lockRules } from './rules.queries.ts'

/**
 * Staff say, within bounds, after how many days money that is not used moves on. It is appended, and athletes who are
 * here already keep the longest that was ever said: what a giver was told before a gift holds for that gift.
 */
export function setUnusedDays(
  services: Services,
  { actor, unusedDays }: { actor: Actor; unusedDays: number },
): Promise<number> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(actor, at)
  if (unusedDays < bounds.least || unusedDays > bounds.most) throw new Refusal('request.invalid')
  return services.database.transaction(async (tx) => {
    await lockRules(tx)
    const before = await findUnusedDays(tx)
    if (before === unusedDays) return before
    await insertRule(tx, { unusedDays, actorId: actor.userId, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'disbursements.set_rule',
      targetKind: 'athlete_money_rule',
      targetId: 'unused_days',
      details: { from_days: before, to_days: unusedDays },
    })
    return unusedDays
  })
}
