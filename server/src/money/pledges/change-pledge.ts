import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { holdOpenPledge, openCents } from './hold-pledge.ts'
import { type InstallmentRow, updateDay, updateEnded } from './pledges.queries.ts'

type ChangedDay = { installmentId: string; dueOn: string; was: string }

export type ChangeDays = { actor: Actor; pledgeId: string; days: readonly ChangedDay[] }

/** Other days for what no gift covers yet. Whoever looked at other days than stand there is refused. */
export async function changeDays(services: Services, { actor, pledgeId, days }: ChangeDays): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  await services.database.transaction(async (tx) => {
    const { installments } = await holdOpenPledge(tx, pledgeId)
    const moved = days.filter((day) => isMoved(installments, day))
    if (moved.length === 0) return
    requireApart(installments, moved)
    for (const { installmentId, dueOn } of moved) await updateDay(tx, installmentId, dueOn)
    await writeAudit(tx, {
      at: services.clock.now(),
      actorId: actor.userId,
      action: 'pledges.days_changed',
      targetKind: 'pledge',
      targetId: pledgeId,
      details: { days: moved.map(({ dueOn, was }) => `${was} → ${dueOn}`).join(', ') },
    })
  })
}

/** Whether it is another day at all: pressed again after a lost answer, all that it says stands already. */
function isMoved(installments: readonly InstallmentRow[], { installmentId, dueOn, was }: ChangedDay) {
  const installment = installments.find(({ id }) => id === installmentId)
  if (!installment) throw new Refusal('pledges.installment_not_found')
  if (installment.due_on === dueOn) return false
  if (installment.due_on !== was) throw new Refusal('pledges.changed')
  if (openCents(installment) === 0) throw new Refusal('pledges.installment_paid')
  return true
}

function requireApart(installments: readonly InstallmentRow[], moved: readonly ChangedDay[]): void {
  const days = installments.map(
    ({ id, due_on: before }) => moved.find(({ installmentId }) => installmentId === id)?.dueOn ?? before,
  )
  if (new Set(days).size < days.length) throw new Refusal('pledges.days_alike')
}

/** Nothing more is asked for, and nobody is reminded. What was given stays given. */
export async function endPledge(
  services: Services,
  { actor, pledgeId, reason }: { actor: Actor; pledgeId: string; reason: string },
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  await services.database.transaction(async (tx) => {
    const { pledge, installments } = await holdOpenPledge(tx, pledgeId)
    const paid = installments.reduce((sum, { paid_cents: cents }) => sum + cents, 0)
    if (paid >= pledge.amount_cents) throw new Refusal('pledges.done')
    const at = services.clock.now()
    await updateEnded(tx, pledgeId, { reason: reason.trim(), by: actor.userId, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'pledges.ended',
      targetKind: 'pledge',
      targetId: pledgeId,
      details: { amount_cents: pledge.amount_cents, paid_cents: paid, reason: reason.trim() },
    })
  })
}
