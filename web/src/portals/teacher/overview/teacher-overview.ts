import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'

/** What the overview reads. */
export type TeacherOverview = CallOutput<typeof teacherEndpoints.overview>

export type OwnClassroom = TeacherOverview['classrooms'][number]
