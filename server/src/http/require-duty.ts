import { isStaff } from '@tower/contract/access.ts'
import { type Belongs, covers, type Duty, listDuties, missingDuty } from '@tower/contract/people/duties.ts'
import { Refusal } from '../refusal.ts'
import type { Actor } from './actor.ts'

/** Staff come only as far as their duties go, and hear which one is missing; of everybody else a duty says nothing. */
export function requireDuty(
  { role, duties }: Pick<Actor, 'role' | 'duties'>,
  belongs: Belongs | undefined,
): void {
  const [first] = listDuties(belongs)
  if (first !== undefined && isStaff(role) && !covers(duties, belongs)) throw new Refusal(missingDuty[first])
}

/** Whether somebody is of the staff with a duty: for rules on who sees a thing, where others see it for reasons of their own. */
export function isStaffWith({ role, duties }: Pick<Actor, 'role' | 'duties'>, duty: Duty): boolean {
  return isStaff(role) && duties.includes(duty)
}
