import { mayBootstrap } from '@tower/contract/people/teachers.ts'
import type { Actor } from '../../http/actor.ts'
import { ensureHomeroom } from '../../matching/classrooms/ensure-homeroom.ts'
import { openBudget } from '../../money/budgets/open-budget.ts'
import { openAccount } from '../../money/ledger/open-account.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'

/**
 * Prepares what the teacher's portal stands on, as often as it is asked: a wallet, and for teachers a classroom and this
 * school year's budget. Staff, who may look at that portal, get the wallet only. Answers the teacher's classroom.
 */
export function bootstrapTeacher(
  services: Services,
  { actor }: { actor: Actor },
): Promise<{ classroomId: string | null }> {
  if (!mayBootstrap(actor.role)) throw new Refusal('identity.not_authorized')
  const isTeacher = actor.role === 'teacher'

  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    await openAccount(tx, { kind: 'wallet', ownerId: actor.userId })
    if (!isTeacher) return { classroomId: null }
    await openBudget(tx, { teacherId: actor.userId, at })
    return { classroomId: await ensureHomeroom(tx, { teacherId: actor.userId, at }) }
  })
}
