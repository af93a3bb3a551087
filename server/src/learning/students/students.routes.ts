import { studentEndpoints } from '@tower/contract/learning/students.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { addStudent, addStudents, changeStudent, removeStudent, restoreStudent } from './change-class-list.ts'
import { keepStudents } from './keep-students.ts'
import { listStudents } from './list-students.ts'

/** Mounts the calls of this domain. */
export function studentRoutes(serve: Serve, services: Services): void {
  serve(studentEndpoints, {
    listRows: ({ actor }) => services.database.read((tx) => listStudents(tx, actor.userId)),
    add: async ({ actor, body }) => ({ item: await addStudent(services, { actor, said: body }) }),
    addAll: ({ actor, body }) => addStudents(services, { actor, ...body }),
    change: async ({ actor, params, body }) => ({
      item: await changeStudent(services, { actor, ...params, said: body }),
    }),
    keep: async ({ actor, body }) => ({
      ids: await keepStudents(services, { actor, kept: body.kept, ids: body.ids ?? undefined }),
    }),
    remove: async ({ actor, params }) => {
      await removeStudent(services, { actor, ...params })
      return { ok: true as const }
    },
    restore: async ({ actor, params }) => ({ item: await restoreStudent(services, { actor, ...params }) }),
  })
}
