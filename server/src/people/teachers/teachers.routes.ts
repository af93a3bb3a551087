import { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { bootstrapTeacher } from './bootstrap-teacher.ts'
import { changeOwnProfile } from './change-own-profile.ts'
import { readTeacherOverview } from './read-teacher-overview.ts'
import { readOwnProfile } from './read-own-profile.ts'
import { viewProfile, viewTeacherOverview } from './teachers.view.ts'

/** Mounts the calls of this domain. */
export function teacherRoutes(serve: Serve, services: Services): void {
  serve(teacherEndpoints, {
    bootstrap: async ({ actor }) => ({
      ok: true as const,
      classroom_id: (await bootstrapTeacher(services, { actor })).classroomId,
    }),
    listProfiles: async ({ actor }) => [viewProfile(await readOwnProfile(services, { actor }))],
    changeProfile: async ({ actor, body: { storybooks_preferences: wishes } }) => [
      viewProfile(await changeOwnProfile(services, { actor, wishes })),
    ],
    overview: async ({ actor }) =>
      viewTeacherOverview(await readTeacherOverview(services, { teacherId: actor.userId })),
  })
}
