import type { Tx } from '../../../database/database.ts'
import { runsOf } from '../../../database/runs.ts'
import { selectIdsByKeys } from './import.queries.ts'
import { idsAmong, classroomsByKey } from './classroom-keys.ts'

/** The classroom each reference means, by our id or by the charity's own; references nobody knows are left out. One that was merged means the one it became. */
export async function findClassroomIds(tx: Tx, references: Iterable<string>): Promise<Map<string, string>> {
  const wanted = [...new Set(references)]
  const found = new Map<string, string>()
  for (const run of runsOf(wanted)) {
    const classroomOf = classroomsByKey(await selectIdsByKeys(tx, run, idsAmong(run)))
    for (const reference of run) {
      const classroom = classroomOf(reference)
      if (classroom) found.set(reference, classroom.mergedInto ?? classroom.id)
    }
  }
  return found
}
