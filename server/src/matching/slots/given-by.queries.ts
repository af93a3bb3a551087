import { fiscalYearOf, schoolYearEnd } from '@tower/contract/money/budgets.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Hand, HandsOf } from '../../outbound-act.ts'

const Given = z.object({ teacher_id: z.string(), actor_id: z.string(), slots: z.number() })

/** How much each of the staff gave teachers in slots by hand, in this school year and the one before. */
export async function listGivenBy(tx: Tx, { teacherIds, at }: HandsOf): Promise<Hand[]> {
  const given = await rows(Given)`
    select slot.teacher_id, entry.actor_id, count(*)::int as slots
    from slots slot join ledger_transactions entry on entry.slot_id = slot.id
      and entry.kind = 'budget_allocated' and entry.actor_id is not null
    where slot.teacher_id = any(${teacherIds}::uuid[]) and slot.assigned_how = 'staff'
      and slot.assigned_at >= ${schoolYearEnd(fiscalYearOf(at) - 2)}
    group by slot.teacher_id, entry.actor_id order by slot.teacher_id, entry.actor_id`.all(tx)
  return given.map(({ teacher_id: teacherId, actor_id: userId, slots }) => ({
    teacherId,
    did: 'gave_slot',
    userId,
    cents: slots * slotPriceCents,
  }))
}
