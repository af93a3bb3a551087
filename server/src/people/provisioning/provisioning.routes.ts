import { provisioningEndpoints } from '@tower/contract/people/provisioning.contract.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { createUser } from './create-user.ts'
import { ensureUser } from './ensure-user.ts'
import { mailPerson } from './mail-person.ts'
import { makeLink } from './make-link.ts'
import { provisionTeacher } from './provision-teacher.ts'

/** Mounts the calls of this domain. */
export function provisioningRoutes(serve: Serve, services: Services): void {
  serve(provisioningEndpoints, {
    teacher: async ({ actor, body }) => {
      const { userId, classroomId, actionLink } = await provisionTeacher(services, {
        actor,
        email: requireEmail(body.email),
        fullName: body.full_name,
        classroomName: body.classroom_name,
        place: body.place,
        isMailed: body.send_magic_link,
      })
      return { ok: true as const, userId, profileRole: 'teacher', classroomId, action_link: actionLink }
    },
    user: async ({ actor, body: { email, name, send = null, ...body } }) => {
      const account = await createUser(services, { actor, ...body, name, email: requireEmail(email), send })
      const { created, updatedProfile, allowlisted, role } = account
      return { created, updatedProfile, allowlisted, role, sent: send ?? ('none' as const) }
    },
    ensure: async ({ actor, body }) => {
      const { userId, classroomId, shareCode } = await ensureUser(services, {
        actor,
        email: requireEmail(body.email),
        role: body.role,
        fullName: body.full_name,
        classroomName: body.classroom,
        wantsShare: body.make_share,
      })
      return { bundle: { user_id: userId, classroom_id: classroomId, share_code: shareCode } }
    },
    mail: async ({ actor, body: { email, role, send } }) => {
      await mailPerson(services, { actor, email: requireEmail(email), role, send })
      return { sent: send }
    },
    link: async ({ actor, body }) => {
      const link = await makeLink(services, { actor, email: requireEmail(body.email) })
      return { ok: true as const, sent: link === null, action_link: link }
    },
  })
}

function requireEmail(email: string | undefined): string {
  if (email === undefined) throw new Refusal('provisioning.email_required')
  return email
}
