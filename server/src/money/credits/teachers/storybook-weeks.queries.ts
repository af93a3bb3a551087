import { shownStorybookWeeks, weeklyStorybookCredits } from '@tower/contract/money/teacher-credits.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { Week } from './storybook-week.ts'

/** A week of a classroom; its ends are days of UTC, as `YYYY-MM-DD`. */
export type StorybookWeekRow = {
  id: string
  teacher_id: string
  classroom_id: string
  period_start: string
  period_end: string
  credits_granted: number
  credits_used: number
  created_at: Date
}

const columns = sql`id, teacher_id, classroom_id, to_char(period_start, 'YYYY-MM-DD') as period_start,
  to_char(period_end, 'YYYY-MM-DD') as period_end, credits_granted, credits_used, created_at`

export type Opened = { teacherId: string; classroomIds: readonly string[]; week: Week; at: Date }

/** Opens the week of these classrooms with what every classroom gets, where nobody did yet. */
export async function openWeeks(tx: Tx, { teacherId, classroomIds, week, at }: Opened): Promise<void> {
  await tx
    .insertInto('storybook_credits')
    .values(
      classroomIds.map((classroomId) => ({
        teacher_id: teacherId,
        classroom_id: classroomId,
        period_start: week.start,
        period_end: week.end,
        free_credits: weeklyStorybookCredits,
        credits_granted: weeklyStorybookCredits,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.constraint('storybook_credits__one_a_week').doNothing())
    .execute()
}

/** The id of an open week, which nobody else adds to until the end of the transaction. */
export async function lockWeek(
  tx: Tx,
  { teacherId, classroomId, week }: { teacherId: string; classroomId: string; week: Week },
): Promise<string> {
  const { id } = await tx
    .selectFrom('storybook_credits')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .where('classroom_id', '=', classroomId)
    .where('period_start', '=', sql<Date>`${week.start}::date`)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return id
}

/** What staff grant comes on top of what the week began with. */
export async function addToWeek(
  tx: Tx,
  { weekId, credits }: { weekId: string; credits: number },
): Promise<void> {
  await tx
    .updateTable('storybook_credits')
    .set(({ eb }) => ({ credits_granted: eb('credits_granted', '+', credits) }))
    .where('id', '=', weekId)
    .execute()
}

export async function findWeek(tx: Tx, weekId: string): Promise<StorybookWeekRow | undefined> {
  const { rows } = await sql<StorybookWeekRow>`
    select ${columns} from storybook_credits where id = ${weekId}`.execute(tx)
  return rows[0]
}

/** A teacher's weeks, the newest first: of each classroom the latest. */
export async function listWeeks(tx: Tx, teacherId: string): Promise<StorybookWeekRow[]> {
  const { rows } = await sql<StorybookWeekRow>`
    select ${columns} from (
      select *, row_number() over (partition by classroom_id order by storybook_credits.period_start desc) as place
      from storybook_credits where teacher_id = ${teacherId}
    ) placed where place <= ${shownStorybookWeeks}
    order by placed.period_start desc, created_at, id`.execute(tx)
  return rows
}

const mostRows = 10_000

/** Every week of a teacher, for the file with everything that is theirs. */
export function exportWeeks(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('storybook_credits')
    .select([
      sql<string>`to_char(period_start, 'YYYY-MM-DD')`.as('period_start'),
      sql<string>`to_char(period_end, 'YYYY-MM-DD')`.as('period_end'),
      'credits_granted',
      'credits_used',
      'created_at',
    ])
    .where('teacher_id', '=', teacherId)
    .orderBy('storybook_credits.period_start')
    .orderBy('created_at')
    .limit(mostRows)
    .execute()
}

type OfWeek = { teacherId: string; classroomId: string; week: Week }

/** Takes one of a week's credits. The condition is looked at under the row's lock: of many at once as many succeed as are left. */
export async function takeFromWeek(
  tx: Tx,
  { teacherId, classroomId, week }: OfWeek,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('storybook_credits')
    .set(({ eb }) => ({ credits_used: eb('credits_used', '+', 1) }))
    .where('teacher_id', '=', teacherId)
    .where('classroom_id', '=', classroomId)
    .where('period_start', '=', sql<Date>`${week.start}::date`)
    .whereRef('credits_used', '<', 'credits_granted')
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function returnToWeek(tx: Tx, weekId: string): Promise<void> {
  await tx
    .updateTable('storybook_credits')
    .set(({ eb }) => ({ credits_used: eb('credits_used', '-', 1) }))
    .where('id', '=', weekId)
    .execute()
}

export async function selectWeekLeft(tx: Tx, { teacherId, classroomId, week }: OfWeek): Promise<number> {
  const { left } = await tx
    .selectFrom('storybook_credits')
    .select(({ eb }) => eb('credits_granted', '-', eb.ref('credits_used')).as('left'))
    .where('teacher_id', '=', teacherId)
    .where('classroom_id', '=', classroomId)
    .where('period_start', '=', sql<Date>`${week.start}::date`)
    .executeTakeFirstOrThrow()
  return left
}
