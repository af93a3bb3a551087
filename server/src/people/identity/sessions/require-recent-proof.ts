import { proofMinutes } from '@tower/contract/people/identity.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'

/**
 * Sensitive actions (changes of role, grants, refunds, a new password) are for somebody who showed who they are
 * within the last minutes, not for whoever finds a screen left open. Throws `identity.proof_needed`.
 */
export function requireRecentProof(actor: Pick<Actor, 'provedAt'>, now: Date): void {
  if (now.getTime() - actor.provedAt.getTime() > proofMinutes * 60_000)
    throw new Refusal('identity.proof_needed')
}
