import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import { isTeacher } from './listed-links.queries.ts'

/** Whose links somebody may see and change: a teacher their own, whatever they say; staff those of the teacher they name. */
export async function whoseLinks(
  tx: Tx,
  { actor, teacherId }: { actor: Actor; teacherId: string | null | undefined },
): Promise<string> {
  if (!isStaff(actor.role)) return actor.userId
  if (!teacherId) throw new Refusal('share_links.teacher_required')
  if (!(await isTeacher(tx, teacherId))) throw new Refusal('share_links.teacher_not_found')
  return teacherId
}
