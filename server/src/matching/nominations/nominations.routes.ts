import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { confirmClassroom } from './confirm-classroom.ts'
import { confirmNomination } from './confirm-nomination.ts'
import { nominateClassroom } from './nominate-classroom.ts'
import { nominateTeacher } from './nominate-teacher.ts'
import { accepted, viewConfirmation } from './nominations.view.ts'
import { readConfirmation } from './read-confirmation.ts'
import { readNominationLink } from './read-nomination-link.ts'
import { requestConfirmation } from './request-confirmation.ts'

/** Mounts the calls of this domain. */
export function nominationRoutes(serve: Serve, services: Services): void {
  serve(nominationEndpoints, {
    nominate: async ({ body, actor, request }) => {
      const { classroom_id: classroomId, nominator_hash: nominatorHash, reason, locale } = body
      const confirmation = body.confirm_email ? { email: body.confirm_email, locale } : undefined
      const said = { classroomId, nominatorHash, reason: reason || null, confirmation }
      await nominateClassroom(services, { ...said, address: request.ip, actor })
      return accepted
    },
    readNomination: async ({ query }) => {
      const { classroomName, school, state } = await readNominationLink(services, query)
      return { classroom_name: classroomName, school, state }
    },
    confirmNomination: async ({ body }) => {
      const { classroomName } = await confirmNomination(services, body)
      return { classroom_name: classroomName }
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
    readConfirmation: async ({ query }) => {
      return viewConfirmation(await readConfirmation(services, query))
    },
    confirm: async ({ body }) => {
      const { classroomName } = await confirmClassroom(services, body)
      return { classroom_name: classroomName }
    },
  })
}
