import type { Tx } from '../../database/database.ts'
import { updateFirstSponsors } from './classrooms.queries.ts'

/** Remembers the first sponsor of each classroom; later ones, also later in the list, don't replace it. */
export async function setFirstSponsors(
  tx: Tx,
  sponsors: { classroomId: string; sponsorId: string }[],
): Promise<void> {
  if (sponsors.length > 0) await updateFirstSponsors(tx, sponsors)
}
