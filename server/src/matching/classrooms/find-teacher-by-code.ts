import type { Tx } from '../../database/database.ts'
import { isOpen } from './resolve-share-link.ts'
import { selectSharedTeacher } from './share-links.queries.ts'

/** The account of the teacher behind a share code; nobody, where there is no such code or its link is closed. */
export async function findTeacherByCode(
  tx: Tx,
  { code, at }: { code: string; at: Date },
): Promise<string | undefined> {
  const found = await selectSharedTeacher(tx, code)
  return found && isOpen(found, at) ? (found.teacherId ?? undefined) : undefined
}
