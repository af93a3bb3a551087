import type { Tx } from '../../../database/database.ts'
import {
  type Absorb,
  closeAbsorbed,
  countLinks,
  fillKept,
  moveImportKey,
  moveLinks,
  moveNamedKey,
  movePointers,
  openHomeroom,
} from './absorb-classroom.queries.ts'

export { countLinks }

/**
 * Makes a classroom the other: its links lead there, and the row stays as one that points at it. The caller holds both
 * classrooms and has moved or refused what other domains keep of them. Answers how many links were moved.
 */
export async function absorbClassroom(
  tx: Tx,
  absorb: Absorb & { confirmedAt: Date | null },
): Promise<number> {
  const links = await moveLinks(tx, absorb)
  await movePointers(tx, absorb)
  await fillKept(tx, absorb)
  await moveImportKey(tx, absorb)
  await openHomeroom(tx, absorb)
  await moveNamedKey(tx, absorb)
  await closeAbsorbed(tx, absorb)
  return links
}
