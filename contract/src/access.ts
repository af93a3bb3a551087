import type { KeyScope } from './oversight/integrations.ts'

/** The seven roles a person can hold. A person holds one role at a time. */
export const roles = ['sponsor', 'teacher', 'admin', 'superadmin', 'athlete', 'guardian', 'coach'] as const

export type Role = (typeof roles)[number]

/** A stored or written role as one of ours; null for any other word. */
export function asRole(text: string | null): Role | null {
  return roles.find((role) => role === text) ?? null
}

/**
 * Who may use a call. `public` needs no session, `session` any signed-in person; `teacher or staff` is for both sides of a
 * desk, where the operation shows teachers their own rows alone, `keeper or staff` for those who keep profiles of young
 * athletes (athletes, guardians, coaches) and staff; otherwise the named role. `admin` includes superadmin, and
 * superadmin may use every call of a role. What
 * names a `key` is for other systems alone: they show an API key that has the scope, and no session opens it.
 */
export type Access = 'public' | 'session' | 'teacher or staff' | 'keeper or staff' | Role | KeyAccess

/** For API keys with this scope. */
export type KeyAccess = { key: KeyScope }

/** Whether a call is for API keys and not for people. */
export function isForKeys(access: Access): access is KeyAccess {
  return typeof access === 'object'
}

/** Whether staff use a call as staff and see what is others'. Of a call for one role or any session they see their own. */
export function isForStaff(access: Access): boolean {
  return (
    access === 'admin' ||
    access === 'superadmin' ||
    access === 'teacher or staff' ||
    access === 'keeper or staff'
  )
}

/** Whether a person with this role (null: signed in, no role yet) may use a call with this access. */
export function mayPass(access: Access, role: Role | null): boolean {
  if (isForKeys(access)) return false
  if (access === 'public' || access === 'session') return true
  if (access === 'teacher or staff') return role === 'teacher' || isStaff(role)
  if (access === 'keeper or staff') return isKeeper(role) || isStaff(role)
  return role === 'superadmin' || role === access
}

/** Whether a role is one of those who keep profiles of young athletes. */
export function isKeeper(role: Role | null): boolean {
  return role === 'athlete' || role === 'guardian' || role === 'coach'
}

/** Whether a role belongs to the charity's staff. */
export function isStaff(role: Role | null): boolean {
  return role === 'admin' || role === 'superadmin'
}
