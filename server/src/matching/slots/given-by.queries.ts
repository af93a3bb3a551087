import { fiscalYearOf, schoolYearEnd } from '@tower/contract/money/budgets.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Hand } from '../../outbound-act.ts'

const Given = z.object({ actor_id: z.string(), slots: z.number() })

/** How much each of the staff gave a teacher in slots by hand, in this school year and the one before. */
export async function listGivenBy(
  tx: Tx,
  { teacherId, at }: { teacherId: string; at: Date },
): Promise<Hand[]> {
  const given = await rows(Given)`
    select entry.actor_id, count(*)::int as slots
    from slots slot join ledger_transactions entry on entry.slot_id = slot.id
      and entry.kind = 'budget_allocated' and entry.actor_id is not null
    where slot.teacher_id = ${teacherId} and slot.assigned_how = 'staff'
      and slot.assigned_at >= ${schoolYearEnd(fiscalYearOf(at) - 2)}
    group by entry.actor_id order by entry.actor_id`.all(tx)
  return given.map(({ actor_id: userId, slots }) => ({
    did: 'gave_slot',
    userId,
    cents: slots * slotPriceCents,
  }))
}
