import { z } from 'zod'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { text } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import { classroomStandings } from './classrooms.ts'

/** A classroom as staff see it among all. */
export const ListedClassroom = z.object({
  id: Id,
  name: z.string(),
  school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  grade_level: z.string().nullable(),
  /** Null before a teacher has an account. */
  teacher_id: Id.nullable(),
  teacher_name: z.string().nullable(),
  confirmed_at: Instant.nullable(),
  created_at: Instant,
  /** The classroom that it became, where it was merged. */
  merged_into: Id.nullable(),
})
export type ListedClassroom = z.infer<typeof ListedClassroom>

/** Every classroom, the newest first; `q` is words of its name, teacher, school or place. */
export const classroomList = listOf(ListedClassroom, {
  access: 'admin',
  duty: 'classrooms',
  filters: { q: text(320), standing: classroomStandings },
  sorts: ['-created', 'created'],
  page: {
    name: 'classrooms.list-all',
    path: '/api/admin/classrooms',
    summary: 'Every classroom with its school, place and teacher, the newest first or as `sort` says.',
  },
  file: {
    name: 'classrooms.list-all-csv',
    path: '/api/admin/classrooms.csv',
    summary: 'The same, all of it, as a file for spreadsheets.',
  },
})

export const classroomListEndpoints = { list: classroomList.page, listCsv: classroomList.file }
