import { namedClassroomEndpoints } from '@tower/contract/matching/named-classrooms.contract.ts'
import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import type { Above } from '../../domain.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { claimRoutes } from './claims/claims.routes.ts'
import { nomineeRoutes } from './nominees/nominees.routes.ts'
import { twinRoutes } from './twins/twins.routes.ts'
import { confirmClassroom } from './confirm-classroom.ts'
import { confirmNomination } from './confirm-nomination.ts'
import { findClassrooms } from './find-classrooms.ts'
import { nominateClassroom } from './nominate-classroom.ts'
import { nominateNamedClassroom } from './nominate-named-classroom.ts'
import { nominateTeacher } from './nominate-teacher.ts'
import { readNamed } from './read-named.ts'
import { accepted, viewConfirmation, viewNominated } from './nominations.view.ts'
import { readConfirmation } from './read-confirmation.ts'
import { readNominationLink } from './read-nomination-link.ts'
import { requestConfirmation } from './request-confirmation.ts'

/** Mounts the calls of this domain. */
export function nominationRoutes(
  serve: Serve,
  services: Services,
  { ofClassrooms }: Pick<Above, 'ofClassrooms'>,
): void {
  claimRoutes(serve, services)
  nomineeRoutes(serve, services)
  twinRoutes(serve, services, ofClassrooms)
  serve(nominationEndpoints, {
    nominate: async ({ body, actor, request }) => {
      const { classroom_id: classroomId, nominator_hash: nominatorHash, reason, locale } = body
      const confirmation = body.confirm_email ? { email: body.confirm_email, locale } : undefined
      const said = { classroomId, nominatorHash, reason: reason || null, confirmation }
      await nominateClassroom(services, { ...said, address: request.ip, actor })
      return accepted
    },
    readNomination: async ({ query }) => {
      const { classroomName, school, hasTeacher, state } = await readNominationLink(services, query)
      return { classroom_name: classroomName, school, has_teacher: hasTeacher, state }
    },
    confirmNomination: async ({ body }) => {
      const { classroomName, hasTeacher, shareCode } = await confirmNomination(services, body)
      return { classroom_name: classroomName, has_teacher: hasTeacher, share_code: shareCode }
    },
    nominateTeacher: async ({ body }) => {
      const { nominator_name: nominatorName, nominator_email: nominatorEmail } = body
      const { teacher_name: teacherName, school, reason } = body
      await nominateTeacher(services, { nominatorName, nominatorEmail, teacherName, school, reason })
      return accepted
    },
    requestConfirmation: async ({ body }) => {
      const { classroom_id: classroomId, teacher_display_name: teacherDisplayName } = body
      const { teacher_edu_email: email, locale } = body
      await requestConfirmation(services, { classroomId, teacherDisplayName, email, locale })
      return accepted
    },
    readConfirmation: async ({ query }) => {
      return viewConfirmation(await readConfirmation(services, query))
    },
    confirm: async ({ body }) => {
      const { classroomName, shareCode, ...confirmed } = await confirmClassroom(services, body)
      return { classroom_name: classroomName, ...confirmed, share_code: shareCode }
    },
  })
  serve(namedClassroomEndpoints, {
    find: async ({ query, reads }) => {
      const { config } = services
      const { classrooms, schools, hasMore } = await findClassrooms({ config, database: reads }, query)
      return { classrooms, schools, has_more: hasMore }
    },
    nominate: async ({ body, actor, request }) => {
      const { nominator_name: name, nominator_email: email, locale, reason } = body
      const { teacher_email: teacherEmail } = body
      const said = { named: readNamed(body), nominator: { name, email, locale }, teacherEmail, reason }
      return viewNominated(await nominateNamedClassroom(services, { ...said, address: request.ip, actor }))
    },
  })
}
