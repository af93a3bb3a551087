import { isStaff, type Role } from '../access.ts'

export const directoryErrors = {
  'directory.not_found': { status: 404, sentence: 'There is no such person.' },
  'directory.yourself': { status: 409, sentence: 'You cannot do this to your own account.' },
  'directory.superadmin_only': { status: 403, sentence: 'Only a superadmin can do this.' },
  'directory.last_superadmin': {
    status: 409,
    sentence: 'This is the last superadmin. Make someone else superadmin first.',
  },
} as const

/** The longest reason for a change of role. */
export const maxRoleReasonLength = 500

/** Whether a person may sign in. */
export const personStates = ['active', 'disabled'] as const
export type PersonState = (typeof personStates)[number]

/** What the directory can be ordered by; a minus turns the order around. */
export const personSorts = ['-created', 'created', 'email', '-email', 'name', '-name'] as const
export type PersonSort = (typeof personSorts)[number]

type Holder = { id: string; role: Role | null }

/**
 * Why somebody may not change a person, if so: admins have authority over people who aren't staff, superadmins over
 * everybody, nobody over themself. The calls refuse by it, and pages show no button that would be refused.
 */
export function findAuthorityFault(
  actor: Holder,
  person: Holder,
): 'directory.yourself' | 'directory.superadmin_only' | undefined {
  if (person.id === actor.id) return 'directory.yourself'
  return actor.role !== 'superadmin' && isStaff(person.role) ? 'directory.superadmin_only' : undefined
}
