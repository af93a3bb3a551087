import type { Tx } from '../../database/database.ts'
import { updateFirstSponsor } from './classrooms.queries.ts'

/** Remembers the first sponsor of a classroom; later ones don't replace it. */
export async function setFirstSponsor(tx: Tx, classroomId: string, sponsorUserId: string): Promise<void> {
  await updateFirstSponsor(tx, classroomId, sponsorUserId)
}
