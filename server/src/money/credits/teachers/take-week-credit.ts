import type { Tx } from '../../../database/database.ts'
import { storybookWeekOf } from './storybook-week.ts'
import { openWeeks, returnToWeek, selectWeekLeft, takeFromWeek } from './storybook-weeks.queries.ts'

type OfClassroom = { teacherId: string; classroomId: string; at: Date }

/** Takes one storybook credit of this week of a classroom; answers the week, undefined where nothing is left of it. */
export async function takeWeekCredit(
  tx: Tx,
  { teacherId, classroomId, at }: OfClassroom,
): Promise<string | undefined> {
  const week = storybookWeekOf(at)
  await openWeeks(tx, { teacherId, classroomIds: [classroomId], week, at })
  return takeFromWeek(tx, { teacherId, classroomId, week })
}

/** Gives one back to the week that it was taken from, in the transaction that says that nothing came of it. */
export async function returnWeekCredit(tx: Tx, weekId: string): Promise<void> {
  await returnToWeek(tx, weekId)
}

/** How many are left of this week of a classroom. */
export async function readWeekLeft(tx: Tx, { teacherId, classroomId, at }: OfClassroom): Promise<number> {
  const week = storybookWeekOf(at)
  await openWeeks(tx, { teacherId, classroomIds: [classroomId], week, at })
  return selectWeekLeft(tx, { teacherId, classroomId, week })
}
