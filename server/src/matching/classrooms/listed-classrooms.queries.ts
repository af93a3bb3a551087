import { classroomList } from '@tower/contract/matching/classroom-list.contract.ts'
import type { classroomStandings } from '@tower/contract/matching/classrooms.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { list } from '../../database/lists/list.ts'
import { wordQuery } from '../../word-query.ts'

const standings: Record<(typeof classroomStandings)[number], RawBuilder<SqlBool>> = {
  confirmed: sql<SqlBool>`classroom.confirmed_at is not null`,
  unconfirmed: sql<SqlBool>`(classroom.confirmed_at is null and classroom.merged_into is null)`,
  merged: sql<SqlBool>`classroom.merged_into is not null`,
}

/** Classrooms by the words they are found by everywhere: their name, teacher, school and place. */
export const listedClassrooms = list(classroomList, {
  from: sql`classrooms classroom left join users teacher on teacher.id = classroom.teacher_id`,
  table: 'classroom',
  columns: { teacher_name: sql`coalesce(classroom.teacher_display_name, teacher.full_name)` },
  key: sql`classroom.id`,
  orders: { created: [sql`classroom.created_at`] },
  fileOrder: '-created',
  filters: {
    q: (typed) => {
      const words = wordQuery(typed)
      return words === undefined ? sql<SqlBool>`false` : sql<SqlBool>`classroom.search @@ ${words}::tsquery`
    },
    standing: (standing) => standings[standing],
  },
})
