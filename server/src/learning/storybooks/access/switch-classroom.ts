import type { Actor } from '../../../http/actor.ts'
import { findClassroom } from '../../../matching/classrooms/find-classroom.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { saveFeature } from './features.queries.ts'

export type SwitchClassroom = { actor: Actor; classroomId: string; isOn: boolean }

/** Staff switch storybooks on or off for a classroom. What was made stays, and what is published stays published. */
export async function switchClassroom(
  { database, clock }: Services,
  { actor, classroomId, isOn }: SwitchClassroom,
): Promise<void> {
  const at = clock.now()
  await database.transaction(async (tx) => {
    if (!(await findClassroom(tx, classroomId))) throw new Refusal('classrooms.not_found')
    const isChanged = await saveFeature(tx, { classroomId, isOn, actorId: actor.userId, at })
    if (!isChanged) return
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'storybooks.switched' },
      ...{ targetKind: 'classroom', targetId: classroomId, details: { storybooks_enabled: isOn } },
    })
  })
}
