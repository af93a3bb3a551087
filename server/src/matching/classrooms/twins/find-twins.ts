import { mostTwins, type TwinSign } from '@tower/contract/matching/classrooms.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { schoolWords, searchFor, teacherWords } from '../schools/search-words.ts'
import { compareTwins, mayBeTwins } from './compare-twins.ts'
import {
  type MergedRow,
  selectMerged,
  selectNearRows,
  selectTwinRows,
  type TwinRow,
} from './twin-rows.queries.ts'

/** More classrooms than any school has. */
const mostCompared = 200
const mostMerged = 50

export type FoundTwin = TwinRow & { because: TwinSign[] }

/** Classrooms that may be the same as one, the likeliest first, and those that became it. One that was merged has no twins. */
export async function findTwins(
  tx: Tx,
  classroomId: string,
): Promise<{ twins: FoundTwin[]; merged: MergedRow[] }> {
  const [self] = await selectTwinRows(tx, [classroomId])
  if (!self) throw new Refusal('classrooms.not_found')
  if (self.mergedInto !== null) return { twins: [], merged: [] }
  const near = await selectNearRows(tx, { self, ...searchesOf(self), limit: mostCompared })
  const twins = near
    .map((row) => ({ ...row, because: compareTwins(self, row) }))
    .filter(({ because }) => mayBeTwins(because))
    .toSorted((one, other) => other.because.length - one.because.length || (one.id < other.id ? -1 : 1))
  return { twins: twins.slice(0, mostTwins), merged: await selectMerged(tx, classroomId, mostMerged) }
}

/** By the school whoever misspelled the teacher is found, and by the teacher's last name whoever misspelled the school. */
function searchesOf({ school, city, teacherName, name }: TwinRow) {
  const town = schoolWords(city ?? '')
  const lastName = teacherWords(teacherName ?? name).at(-1)
  return {
    school: school === null ? undefined : searchFor([...schoolWords(school), ...town]),
    teacher: lastName === undefined ? undefined : searchFor([lastName, ...town]),
  }
}
