import type { ProvisionedRole } from '@tower/contract/people/provisioning.ts'
import type { Actor } from '../../http/actor.ts'
import { ensureShareCode } from '../../matching/classrooms/ensure-share-code.ts'
import type { Services } from '../../services.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'
import { openAccount } from './open-account.ts'
import { openTeaching } from './open-teaching.ts'

export type EnsureUser = {
  actor: Actor
  email: string
  role: ProvisionedRole
  fullName: string | null | undefined
  classroomName: string | null | undefined
  wantsShare: boolean
}

export type UserBundle = { userId: string; classroomId: string | null; shareCode: string | null }

/** Sees to it that somebody has an account, a teacher a classroom, and the classroom a code where that is wanted. */
export function ensureUser(services: Services, wish: EnsureUser): Promise<UserBundle> {
  const { actor, email, role, fullName, classroomName, wantsShare } = wish
  const at = services.clock.now()
  if (role === 'admin') requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const { userId } = await openAccount(tx, { actor, email, role, fullName, addToAllowlist: true, at })
    if (role !== 'teacher') return { userId, classroomId: null, shareCode: null }
    const classroomId = await openTeaching(tx, { teacherId: userId, classroomName, at })
    const shareCode =
      wantsShare && classroomId !== null
        ? await ensureShareCode(tx, { classroomId, at, random: services.random })
        : null
    return { userId, classroomId, shareCode }
  })
}
