import { createFindChildren } from '@tower/contract/learning/storybooks/private/find-children.ts'
import type { Tx } from '../../database/database.ts'
import { listStudents } from '../../learning/students/list-students.ts'

/**
 * Says of captions whether a child of their teacher's class list is named in them, as the list is now: whoever joined it after staff
 * looked is no less a child. The finder is that of storybooks, for children alone: a name in an address of mail is a name here.
 */
export async function createNamesChild(
  tx: Tx,
  { teacherId, captions }: { teacherId: string; captions: readonly string[] },
): Promise<(caption: string) => boolean> {
  const students = captions.some((caption) => caption !== '') ? await listStudents(tx, teacherId) : []
  if (students.length === 0) return () => false
  const names = students.map((student) => student.full_name)
  const find = createFindChildren(names, [])
  return (caption) => find(caption, 'en').length > 0
}
