import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { insertClosing, sumAccounts } from './month.queries.ts'
import { spanOf } from './read-month.ts'

/** Keeps what every account held at the end of a month, once. Of two who close it at once the second is told so. */
export function closeMonth(
  services: Services,
  { actor, month }: { actor: Actor; month: string },
): Promise<void> {
  const span = spanOf(month)
  const at = services.clock.now()
  if (span.until > at) throw new Refusal('closing.month_not_over')
  return services.database.transaction(async (tx) => {
    const accounts = await sumAccounts(tx, span)
    const figures = Object.fromEntries(accounts.map(({ kind, closing_cents: cents }) => [kind, cents]))
    if (!(await insertClosing(tx, { from: span.from, figures, by: actor.userId, at })))
      throw new Refusal('closing.month_closed')
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'closing.close_month',
      targetKind: 'month',
      targetId: month,
      details: figures,
    })
  })
}
