import type { ClassroomPlace } from '@tower/contract/matching/classroom-words.contract.ts'
import type { Actor } from '../../http/actor.ts'
import type { Services } from '../../services.ts'
import { handOverLink, mayBeHandedOver } from '../identity/links/hand-over-link.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'
import { mailWayIn } from './mail-way-in.ts'
import { openAccount } from './open-account.ts'
import { openTeaching } from './open-teaching.ts'

export type ProvisionTeacher = {
  actor: Actor
  email: string
  fullName: string | null | undefined
  classroomName: string | null | undefined
  place?: ClassroomPlace | undefined
  isMailed: boolean
}

export type ProvisionedTeacher = { userId: string; classroomId: string | null; actionLink: string | null }

/**
 * Opens all that a teacher needs to begin, or what is missing of it. The link that signs them in once is answered only while
 * nobody has come in by that mailbox, and asks for a proof like any link that is handed over; what is mailed is another one.
 */
export function provisionTeacher(services: Services, wish: ProvisionTeacher): Promise<ProvisionedTeacher> {
  const { actor, email, fullName, classroomName, place, isMailed } = wish
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const role = 'teacher'
    const { userId, verified } = await openAccount(tx, {
      actor,
      email,
      role,
      fullName,
      addToAllowlist: true,
      at,
    })
    const classroomId = await openTeaching(tx, { teacherId: userId, classroomName, place, at })
    if (isMailed) await mailWayIn(services, tx, { actor, userId, email, send: 'magic' })
    if (!mayBeHandedOver({ role, isProven: verified })) return { userId, classroomId, actionLink: null }
    const link = await handOverLink(services, tx, { userId, email, role, actorId: actor.userId, at })
    return { userId, classroomId, actionLink: link ?? null }
  })
}
