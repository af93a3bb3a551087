import { listClassroomsOf } from './about-classrooms.queries.ts'
import { paths } from '@tower/contract/pages.ts'
import { findClassroomsUnder } from './classrooms-under.queries.ts'
import { findSearchedClassrooms } from './found-classrooms.queries.ts'
import { findSchoolsOfClassrooms } from './found-schools.queries.ts'
import { eraseTeacher, listTeacherNames, listTellingNames } from './erase-teacher.ts'
import { exportClassrooms } from './export-classrooms.ts'
import { shareLinkEndpoints } from '@tower/contract/matching/share-links.contract.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  // One notice for every list that staff import, that of nominations too.
  notices: ['import'],
  auditActions: [
    'classrooms.corrected',
    'classrooms.imported',
    'schools.imported',
    'classrooms.link_created',
    'classrooms.link_revoked',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    classrooms: typeof declares
  }
}

const leadsTo = (classroomId: string) => paths.adminClassroom({ classroomId })

/** Classrooms, who leads them, the schools they are in and the links that share them. */
export const classrooms = {
  name: 'classrooms',
  floor: 2,
  duty: 'classrooms',
  ...declares,
  owns: {
    classrooms: 'changed',
    schools: 'changed',
    share_link_visits: 'changed',
    share_links: 'changed',
    teacher_profiles: 'deleted',
  },
  keeps: {
    classrooms: ['classrooms', 'share_links', 'share_link_visits', 'teacher_profiles'],
    nobody: ['schools'],
  },
  reads: ['users'],
  routes: async () => (await import('./classrooms.routes.ts')).classroomRoutes,
  aboutPerson: [{ kind: 'classroom', list: listClassroomsOf, leadsTo: ({ id }) => leadsTo(id) }],
  searchable: [
    {
      kind: 'classroom',
      find: findSearchedClassrooms,
      leadsTo: ({ id }) => leadsTo(id),
    },
    {
      kind: 'school',
      find: findSchoolsOfClassrooms,
      leadsTo: ({ title, detail }) =>
        `${paths.adminClassrooms}?q=${encodeURIComponent([title, detail].filter(Boolean).join(', '))}`,
    },
  ],
  // A classroom that became another one points at that.
  ofClassrooms: { share_links: 'moved' },
  openCalls: [{ call: shareLinkEndpoints.visit, guard: 'none' }],
  personalData: [
    {
      name: 'classrooms',
      findWords: async (tx, userId) => ({ addresses: [], names: await listTeacherNames(tx, userId) }),
      findPhrases: listTellingNames,
      findUnder: (_, tx, email) => findClassroomsUnder(tx, email),
      erase: (_, tx, traces) => eraseTeacher(tx, traces),
      export: (_, tx, { userId }) => exportClassrooms(tx, userId),
      place: 60,
    },
  ],
} as const satisfies Domain
