import { teacherRoutes } from './teachers.routes.ts'
import type { Domain } from '../../domain.ts'

/** What a teacher sees of their classroom. */
export const teachers = {
  name: 'teachers',
  floor: 6,
  routes: teacherRoutes,
} as const satisfies Domain
