import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { name } from '../name.contract.ts'
import { familyLanguages, maxGradeLength, maxStudentNameLength, mostStudents } from './students.ts'

/** A child on a teacher's class list. */
export const Student = z.object({
  id: Id,
  full_name: z.string(),
  grade: z.string().nullable(),
  /** In which language notes to the family are written; null where nobody said. */
  family_language: z.enum(familyLanguages).nullable(),
  classroom_id: Id.nullable(),
  /** Stays on the list when the school year ends; else it leaves it then, and can come back for a week. */
  kept: z.boolean(),
  created_at: Instant,
})
export type Student = z.output<typeof Student>

const fields = {
  full_name: name(maxStudentNameLength).min(1),
  grade: name(maxGradeLength).nullish(),
  family_language: z.enum(familyLanguages).nullish(),
  classroom_id: Id.nullish(),
  kept: z.boolean().optional(),
}
const params = z.object({ studentId: Id })
const perTeacher = { max: 600, windowSeconds: 600, per: 'account' } as const

/** The class list of whoever asks: nobody reads or changes that of somebody else. */
export const studentEndpoints = {
  listRows: endpoint({
    name: 'students.list-rows',
    method: 'GET',
    path: '/rest/v1/students',
    summary: "The teacher's own class list by name. Nobody else's, whatever is asked for.",
    access: 'teacher',
    output: z.array(Student).max(mostStudents),
    errors: [],
  }),
  add: endpoint({
    name: 'students.add',
    method: 'POST',
    path: '/api/teacher/students',
    summary: 'Adds a student to the own class list. A name is there once, whatever its case.',
    access: 'teacher',
    body: z.object(fields),
    output: z.object({ item: Student }),
    errors: ['students.name_taken', 'students.too_many', 'students.not_own_classroom'],
    rateLimit: perTeacher,
  }),
  addAll: endpoint({
    name: 'students.add-all',
    method: 'POST',
    path: '/api/teacher/students/import',
    summary:
      'Adds a whole list of students to the own class list, all or none. Names that are there already stay as they are and are counted.',
    access: 'teacher',
    body: z.object({
      students: z
        .array(
          z.object({
            ...{ full_name: fields.full_name, grade: fields.grade },
            family_language: fields.family_language,
          }),
        )
        .min(1)
        .max(mostStudents),
    }),
    output: z.object({ added: z.number().int(), known: z.number().int() }),
    errors: ['students.too_many'],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
  change: endpoint({
    name: 'students.change',
    method: 'PATCH',
    path: '/api/teacher/students/:studentId',
    summary: 'Changes what the own class list says of a student. What is left out stays.',
    access: 'teacher',
    params,
    body: z.object({ ...fields, full_name: fields.full_name.optional() }),
    output: z.object({ item: Student }),
    errors: ['students.not_found', 'students.name_taken', 'students.not_own_classroom'],
    rateLimit: perTeacher,
  }),
  keep: endpoint({
    name: 'students.keep',
    method: 'POST',
    path: '/api/teacher/students/keep',
    summary:
      'Keeps all of the own class list beyond the school year, or those that are named, or lets them leave with it. Answers whom that changed.',
    access: 'teacher',
    body: z.object({ kept: z.boolean(), ids: z.array(Id).max(mostStudents).nullish() }),
    output: z.object({ ids: z.array(Id).max(mostStudents) }),
    errors: [],
    rateLimit: perTeacher,
  }),
  remove: endpoint({
    name: 'students.remove',
    method: 'DELETE',
    path: '/api/teacher/students/:studentId',
    summary: 'Takes a student off the own class list. For a week the student can come back.',
    access: 'teacher',
    params,
    output: z.object({ ok: z.literal(true) }),
    errors: ['students.not_found'],
    rateLimit: perTeacher,
  }),
  restore: endpoint({
    name: 'students.restore',
    method: 'POST',
    path: '/api/teacher/students/:studentId/restore',
    summary: 'Puts a removed student back on the own class list.',
    access: 'teacher',
    params,
    output: z.object({ item: Student }),
    errors: ['students.not_found', 'students.name_taken', 'students.too_many'],
    rateLimit: perTeacher,
  }),
}
