import { isStaff } from '@tower/contract/access.ts'
import { fiscalYearOf, type YearEndRule, yearEndNoticeFrom } from '@tower/contract/money/budgets.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { KnownYearEnd } from './find-year-end.ts'
import { lockYearEnd, writeRule } from './year-end.queries.ts'

export type SetYearEnd = { actor: Actor; fiscalYear: number; rule: YearEndRule }

/**
 * Staff say what becomes of what is left of a school year. Once teachers are told, the money may still be left to them
 * after all, but not taken any more.
 */
export function setYearEnd(
  services: Services,
  { actor, fiscalYear, rule }: SetYearEnd,
): Promise<KnownYearEnd> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  return services.database.transaction(async (tx) => {
    await lockYearEnd(tx, fiscalYear)
    const at = services.clock.now()
    const isOver = fiscalYear < fiscalYearOf(at)
    const isTold = at >= yearEndNoticeFrom(fiscalYear)
    if (isOver || (isTold && rule !== 'carry_over')) throw new Refusal('budgets.year_decided')
    const changed = await writeRule(tx, { fiscalYear, rule, actorId: actor.userId, at })
    if (changed)
      await writeAudit(tx, {
        at,
        actorId: actor.userId,
        action: 'budgets.set_year_end',
        targetKind: 'school_year',
        targetId: String(fiscalYear),
        details: { rule },
      })
    return { fiscalYear, rule }
  })
}
