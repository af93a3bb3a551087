import { firstLetter } from '@tower/contract/cut-text.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * What staff with these duties read as the name of an athlete: the whole name with `children`, otherwise no more of it than
 * mails carry, “Robin Q.”
 */
export function athleteFor(duties: readonly Duty[], name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  if (duties.includes('children') || last === undefined) return name
  return `${words[0] ?? ''} ${firstLetter(last).toUpperCase()}.`
}

/** By what of the name of a `prospect` staff with these duties find it: whoever does not read a last name finds nobody by it. */
export function searchedName(duties: readonly Duty[]): RawBuilder<string> {
  const last = duties.includes('children') ? sql`prospect.last_name` : sql`left(prospect.last_name, 1) || '.'`
  return sql<string>`prospect.first_name || ' ' || ${last}`
}
