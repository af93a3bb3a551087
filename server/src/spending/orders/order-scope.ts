import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../http/actor.ts'

/** Whose orders somebody sees: staff everybody's or those of one teacher, anybody else their own whatever they ask for. */
export function orderScope(actor: Actor, teacherId?: string): string | undefined {
  return isStaff(actor.role) ? teacherId : actor.userId
}
