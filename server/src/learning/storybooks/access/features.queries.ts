import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const Led = z.object({
  id: z.string(),
  name: z.string(),
  grade_level: z.string().nullable(),
  sponsor_id: z.string().nullable(),
  storybooks_enabled: z.boolean(),
})
export type LedClassroom = z.infer<typeof Led>

const mostLed = 100

/** The classrooms that a teacher leads, the one they are known by first, each with whether storybooks are on. */
export function selectLedClassrooms(tx: Tx, teacherId: string): Promise<LedClassroom[]> {
  return rows(Led)`
    select classroom.id, classroom.name, classroom.grade_level, classroom.sponsor_id,
      coalesce(feature.storybooks_enabled, false) as storybooks_enabled
    from classrooms classroom
    left join classroom_features feature on feature.classroom_id = classroom.id
    where classroom.teacher_id = ${teacherId}
    order by classroom.confirmed_at nulls last, classroom.created_at, classroom.id limit ${mostLed}`.all(tx)
}

/** The one that a teacher means who names none: the first where storybooks are on, so that another one that is off closes nothing. */
export const usualOf = (led: readonly LedClassroom[]): LedClassroom | undefined =>
  led.find((classroom) => classroom.storybooks_enabled) ?? led[0]

/** One of them. */
export function selectLedClassroom(
  tx: Tx,
  { id, teacherId }: { id: string; teacherId: string },
): Promise<LedClassroom | undefined> {
  return rows(Led)`
    select classroom.id, classroom.name, classroom.grade_level, classroom.sponsor_id,
      coalesce(feature.storybooks_enabled, false) as storybooks_enabled
    from classrooms classroom
    left join classroom_features feature on feature.classroom_id = classroom.id
    where classroom.id = ${id} and classroom.teacher_id = ${teacherId}`.first(tx)
}

const Feature = z.object({ classroom_id: z.string(), storybooks_enabled: z.boolean() })

/** What staff switched for a teacher's classrooms; one without a row has nothing on. */
export function selectFeatures(tx: Tx, teacherId: string): Promise<z.infer<typeof Feature>[]> {
  return rows(Feature)`
    select feature.classroom_id, feature.storybooks_enabled from classroom_features feature
    join classrooms classroom on classroom.id = feature.classroom_id
    where classroom.teacher_id = ${teacherId} order by classroom.created_at, classroom.id limit ${mostLed}`.all(
    tx,
  )
}

/** Switches storybooks for a classroom; answers whether that changed anything. */
export async function saveFeature(
  tx: Tx,
  switched: { classroomId: string; isOn: boolean; actorId: string; at: Date },
): Promise<boolean> {
  const { classroomId, isOn, actorId, at } = switched
  const row = await tx
    .insertInto('classroom_features')
    .values({ classroom_id: classroomId, storybooks_enabled: isOn, changed_at: at, changed_by: actorId })
    .onConflict((conflict) =>
      conflict
        .column('classroom_id')
        .doUpdateSet({ storybooks_enabled: isOn, changed_at: at, changed_by: actorId })
        .where('classroom_features.storybooks_enabled', '<>', sql.lit(isOn)),
    )
    .returning('classroom_id')
    .executeTakeFirst()
  return row !== undefined
}
