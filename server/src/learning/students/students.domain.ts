import { retention } from '@tower/contract/retention.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'
import { hour } from '../../scheduled-job.ts'
import { endSchoolYear } from './end-school-year.ts'
import { listEndsMail } from './list-ends-mail.ts'
import { deleteStudentsOf, exportStudents } from './students.queries.ts'
import { tellListEnds } from './tell-list-ends.ts'

const declares = { mails: { class_list_ends: { write: listEndsMail } } } as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    students: typeof declares
  }
}

/** The class list of a teacher, which nobody else sees. */
export const students = {
  name: 'students',
  floor: 3,
  ...declares,
  // The triggers on `students` count the names that join a list.
  owns: { students: 'deleted', class_lists: 'changed' },
  keeps: { classLists: ['students'], nobody: ['class_lists'] },
  reads: ['users'],
  routes: async () => (await import('./students.routes.ts')).studentRoutes,
  ofClassrooms: { students: { hinders: 'in_use', where: 'held.removed_at is null' } },
  expiry: { rows: { students: outlived('removed_at', retention.classLists) } },
  jobs: [
    {
      name: 'students.tell_list_ends',
      cron: '30 15 * * *',
      withinSeconds: hour,
      mayTakeSeconds: hour,
      run: tellListEnds,
    },
    // In the morning of July 1, and every day after it where that was missed.
    {
      name: 'students.end_school_year',
      cron: '40 9 * * *',
      withinSeconds: hour,
      mayTakeSeconds: hour,
      run: endSchoolYear,
    },
  ],
  personalData: [
    {
      name: 'students',
      erase: (_, tx, { userId }) => deleteStudentsOf(tx, userId),
      export: (_, tx, { userId }) => exportStudents(tx, userId),
      place: 137,
    },
  ],
} as const satisfies Domain
