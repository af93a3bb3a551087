import type { TeamRevision } from '@tower/contract/outreach/team.contract.ts'
import type { TeamMember } from '@tower/contract/outreach/team.ts'

/** What stands in the fields of somebody of the team; no picture is an empty address. */
export type TypedMember = Omit<TeamMember, 'picture_url'> & { picture_url: string }

export const typedOf = ({ members }: Pick<TeamRevision, 'members'>): TypedMember[] =>
  members.map((member) => ({ ...member, picture_url: member.picture_url ?? '' }))

/** Somebody new, at first without words. */
export const newMember = (): TypedMember => ({
  ...{ id: crypto.randomUUID(), name: '', role_en: '', role_es: '', picture_url: '', is_shown: true },
})

export const wishOf = (typed: readonly TypedMember[]): TeamMember[] =>
  typed.map(({ name, role_en, role_es, picture_url, ...member }) => ({
    ...member,
    ...{ name: name.trim(), role_en: role_en.trim(), role_es: role_es.trim() },
    picture_url: picture_url || null,
  }))

/** Who of the list can't be sent, and for want of what. */
export const findMemberFaults = ({ name, role_en }: TypedMember): { name: boolean; role_en: boolean } => ({
  name: name.trim() === '',
  role_en: role_en.trim() === '',
})

/** Somebody goes to another place; a place that is none changes nothing. */
export function moveMember(typed: readonly TypedMember[], from: number, to: number): TypedMember[] {
  const member = typed[from]
  if (!member || to < 0 || to >= typed.length) return [...typed]
  return typed.toSpliced(from, 1).toSpliced(to, 0, member)
}
