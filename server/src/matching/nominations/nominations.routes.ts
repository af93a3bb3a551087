import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { confirmClassroom } from './confirm-classroom.ts'
import { nominateClassroom } from './nominate-classroom.ts'
import { nominateTeacher } from './nominate-teacher.ts'
import { accepted, viewConfirmation } from './nominations.view.ts'
import { readConfirmation } from './read-confirmation.ts'
import { requestConfirmation } from './request-confirmation.ts'

/** Mounts the calls of this domain. */
export function nominationRoutes(serve: Serve, services: Services): void {
  serve(nominationEndpoints, {
    nominate: async ({ body }) => {
      const { classroom_id: classroomId, nominator_hash: nominatorHash, reason } = body
      await nominateClassroom(services, { classroomId, nominatorHash, reason: reason || null })
      return accepted
    },
    nominateTeacher: async ({ body }) => {
      const { nominator_name: nominatorName, nominator_email: nominatorEmail } = body
      const { teacher_name: teacherName, school, reason } = body
      await nominateTeacher(services, { nominatorName, nominatorEmail, teacherName, school, reason })
      return accepted
    },
    requestConfirmation: async ({ body }) => {
      const { classroom_id: classroomId, teacher_display_name: teacherDisplayName } = body
      await requestConfirmation(services, { classroomId, teacherDisplayName, email: body.teacher_edu_email })
      return accepted
    },
    readConfirmation: async ({ query, reply }) => {
      void reply.header('cache-control', 'no-store')
      return viewConfirmation(await readConfirmation(services, query))
    },
    confirm: async ({ body }) => {
      const { classroomName } = await confirmClassroom(services, body)
      return { classroom_name: classroomName }
    },
  })
}
