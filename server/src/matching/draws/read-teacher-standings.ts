import type { Tx } from '../../database/database.ts'
import { findNextDraw, type DrawRow } from './draws.queries.ts'
import { findEntering } from './find-entering.ts'
import { readStanding, type ClassroomStanding } from './read-standing.ts'

/** Of each teacher one classroom enters a draw. */
export type OwnStanding = ClassroomStanding & { enters: boolean }

export type TeacherStandings = { nextDraw: DrawRow | undefined; standings: ReadonlyMap<string, OwnStanding> }

/** The next draw, and where each of a teacher's classrooms stands in it. */
export async function readTeacherStandings(
  tx: Tx,
  { teacherId, classroomIds, at }: { teacherId: string; classroomIds: string[]; at: Date },
): Promise<TeacherStandings> {
  const nextDraw = await findNextDraw(tx)
  const entering = await findEntering(tx, { draw: nextDraw, teacherId, at })
  const standings = new Map<string, OwnStanding>()
  for (const classroomId of classroomIds) {
    const { standing } = await readStanding(tx, { classroomId, at })
    if (standing) standings.set(classroomId, { ...standing, enters: classroomId === entering })
  }
  return { nextDraw, standings }
}
