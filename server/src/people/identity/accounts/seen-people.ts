import { asRole, type Role } from '@tower/contract/access.ts'
import { type Duty, missingDuty } from '@tower/contract/people/duties.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { Refusal } from '../../../refusal.ts'

/** Whose accounts are those of children and of those who speak for them: only staff with the duty `children` see them. */
const familyRoles: readonly (Role | null)[] = ['athlete', 'guardian']

/** Whether staff with these duties see accounts of families. */
export const seesFamilies = (duties: readonly Duty[]): boolean => duties.includes('children')

type Account = { role: string | null }

/** Whether staff with these duties see an account. */
export function isSeen({ duties }: { duties: readonly Duty[] }, { role }: Account): boolean {
  return seesFamilies(duties) || !familyRoles.includes(asRole(role))
}

/** Refuses staff who look for an account of a family without the duty for it. */
export function requireSeen(reader: { duties: readonly Duty[] }, account: Account): void {
  if (!isSeen(reader, account)) throw new Refusal(missingDuty.children)
}

/** Whom of the directory staff find who handle money and not people: teachers, to whom budgets and credits are given. */
export function requireListed(reader: { duties: readonly Duty[] }, { role }: Account): void {
  if (!reader.duties.includes('people') && role !== 'teacher') throw new Refusal('directory.not_found')
  requireSeen(reader, { role })
}

/** The same for lists. */
export function listedTo(
  duties: readonly Duty[],
  role: RawBuilder<unknown>,
): RawBuilder<SqlBool> | undefined {
  return duties.includes('people') ? shownTo(duties, role) : sql<SqlBool>`${role} = 'teacher'`
}

/** The condition that lists of people share: the accounts that staff with these duties see; undefined where that is all. */
export function shownTo(duties: readonly Duty[], role: RawBuilder<unknown>): RawBuilder<SqlBool> | undefined {
  return seesFamilies(duties) ? undefined : sql<SqlBool>`coalesce(${role}, '') not in ('athlete', 'guardian')`
}
