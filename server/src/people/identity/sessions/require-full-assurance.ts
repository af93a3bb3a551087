import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'

/**
 * Whoever has a second factor must have given it before they change how they sign in: with one factor alone,
 * the other could be replaced. Calls for a role ask by themselves, and those
 * declared with `assurance: 'full'`; here ask the calls of which only some changes are sensitive.
 * Throws `second_factor.needed`, GoTrue's `insufficient_aal`.
 */
export function requireFullAssurance(actor: Pick<Actor, 'secondFactor'>): void {
  if (actor.secondFactor === 'verify') throw new Refusal('second_factor.needed')
}
