import { isStaff, type Role } from '@tower/contract/access.ts'
import { roleReasons } from '@tower/contract/people/role-reasons.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../services.ts'
import { changeRole } from '../identity/accounts/change-role.ts'
import type { PersonRow } from '../identity/accounts/lock-person.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'

export type SetRole = { userId: string; role: Role; reason?: string | null | undefined }

/** A superadmin gives a person another role. */
export function setRole(
  services: Services,
  { actor, ...wish }: SetRole & { actor: Actor },
): Promise<PersonRow> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction((tx) =>
    grantRole(tx, {
      ...wish,
      actorId: actor.userId,
      reason: wish.reason || roleReasons.set_by_superadmin,
      at,
    }),
  )
}

export type GrantRole = { userId: string; role: Role; actorId: string | null; reason: string; at: Date }

/** Changes a role and tells the others who run the place whenever somebody joins the staff. */
export async function grantRole(tx: Tx, grant: GrantRole): Promise<PersonRow> {
  const { person, changed, from } = await changeRole(tx, grant)
  if (changed && isStaff(grant.role)) {
    await notifyStaff(tx, {
      type: 'role_granted',
      title: grant.role === 'superadmin' ? 'A superadmin was made' : 'An admin was made',
      message: `${person.email} is ${grant.role} now, before: ${from ?? 'no role'}.`,
    })
  }
  return person
}
