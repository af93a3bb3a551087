import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'

/** Whose orders somebody sees: a teacher their own whatever they ask for, staff everybody's or those of one teacher. */
export function requireOrderScope(actor: Actor, teacherId?: string): string | undefined {
  if (isStaff(actor.role)) return teacherId
  if (actor.role !== 'teacher') throw new Refusal('identity.role_not_allowed')
  return actor.userId
}
