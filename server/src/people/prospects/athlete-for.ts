import type { Duty } from '@tower/contract/people/duties.ts'

/**
 * What staff with these duties read as the name of an athlete: the whole name with `children`, otherwise no more of it than
 * mails carry, “Robin Q.”
 */
export function athleteFor(duties: readonly Duty[], name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  if (duties.includes('children') || last === undefined) return name
  return `${words[0] ?? ''} ${last.slice(0, 1).toUpperCase()}.`
}
