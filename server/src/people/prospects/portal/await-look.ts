import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { addAuthor } from '../prospect-circle.queries.ts'
import { tellCircle } from '../tell-circle.ts'
import type { ProspectActor } from '../prospects.access.ts'
import type { ProspectRow } from '../prospects.queries.ts'
import { updateChangedAt, updateRevision, updateToHidden } from './profile.queries.ts'

type Changed = {
  actor: ProspectActor
  prospect: ProspectRow
  at: Date
  /** What changed; whoever edits the profile meanwhile loses nothing by other words of a goal. */
  part?: 'profile' | 'goal'
}

/**
 * What everyone would see of a profile changed. One that is public is hidden with the commit until staff have looked again:
 * nothing of a child is shown that nobody but its author has seen.
 */
export async function awaitLook(tx: Tx, { actor, prospect, at, part = 'profile' }: Changed): Promise<void> {
  const change = part === 'goal' ? at.toISOString() : await updateRevision(tx, prospect.id, at)
  if (part === 'goal') await updateChangedAt(tx, prospect.id, at)
  await addAuthor(tx, { prospectId: prospect.id, userId: actor.userId, at })
  if (prospect.status === 'approved') {
    await updateToHidden(tx, prospect.id, at)
    await notifyStaff(tx, {
      type: 'prospect_changed',
      title: 'Changed profile awaits approval',
      message: `The profile of ${prospect.first_name} was changed and is hidden until you have looked at it.`,
      aboutId: prospect.id,
      dedupeKey: `prospect-changed:${prospect.id}:${change}`,
    })
  }
  await tellCircle(tx, prospect.id)
  if (!isStaff(actor.role)) return
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'prospects.change',
    targetKind: 'prospect',
    targetId: prospect.id,
    details: { was: prospect.status },
  })
}
