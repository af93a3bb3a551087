import type { Random } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { selectOpenCodes } from './classrooms.queries.ts'
import { createShareLink } from './create-share-link.ts'

/** The code that leads to a classroom; one is made where none is open. */
export async function ensureShareCode(
  tx: Tx,
  { classroomId, at, random }: { classroomId: string; at: Date; random: Pick<Random, 'bytes'> },
): Promise<string> {
  const codes = await selectOpenCodes(tx, { classroomIds: [classroomId], at })
  return codes.get(classroomId) ?? createShareLink(tx, { classroomId, random, at })
}
