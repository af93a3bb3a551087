import { asRole, type Role } from '@tower/contract/access.ts'
import { type Duty, missingDuty } from '@tower/contract/people/duties.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { Refusal } from '../../../refusal.ts'

/** Whose accounts are those of children and of those who speak for them: only staff with the duty `children` see them. */
const familyRoles: readonly (Role | null)[] = ['athlete', 'guardian']

/** Whether staff with these duties see accounts of families. */
export const seesFamilies = (duties: readonly Duty[]): boolean => duties.includes('children')

/** Refuses staff who look for an account of a family without the duty for it. */
export function requireSeen(
  { duties }: { duties: readonly Duty[] },
  { role }: { role: string | null },
): void {
  if (!seesFamilies(duties) && familyRoles.includes(asRole(role))) throw new Refusal(missingDuty.children)
}

/** The condition that lists of people share: the accounts that staff with these duties see; undefined where that is all. */
export function shownTo(duties: readonly Duty[], role: RawBuilder<unknown>): RawBuilder<SqlBool> | undefined {
  return seesFamilies(duties) ? undefined : sql<SqlBool>`coalesce(${role}, '') not in ('athlete', 'guardian')`
}
