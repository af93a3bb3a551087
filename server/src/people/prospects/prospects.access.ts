import { isStaff, type Role } from '@tower/contract/access.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'

/** Who acts on a prospect: the session's person. */
export type ProspectActor = Pick<Actor, 'userId' | 'role'>

const keepers: ReadonlySet<Role | null> = new Set<Role>(['athlete', 'guardian', 'coach'])

/** Profiles are begun by athletes, guardians, coaches and staff. */
export function requireKeeper({ role }: ProspectActor): void {
  if (!keepers.has(role) && !isStaff(role)) throw new Refusal('identity.role_not_allowed')
}

/** What someone else keeps is not there for them; staff see all. */
export function requireOwner(actor: ProspectActor, prospect: { owner_id: string }): void {
  requireKeeper(actor)
  if (!isStaff(actor.role) && prospect.owner_id !== actor.userId) throw new Refusal('prospects.not_found')
}

/** Staff alone approve; a coach can't approve their own athlete. */
export function requireProspectReviewer({ role }: ProspectActor): void {
  if (!isStaff(role)) throw new Refusal('identity.role_not_allowed')
}

/** The guardian of record speaks for a child, and staff who hold the signed paper. */
export function requireGuardian(actor: ProspectActor, prospect: { guardian_id: string | null }): void {
  if (isStaff(actor.role)) return
  if (actor.role !== 'guardian') throw new Refusal('identity.role_not_allowed')
  if (prospect.guardian_id !== actor.userId) throw new Refusal('prospects.not_found')
}
