import { type Role, roles } from '@tower/contract/access.ts'

/** The three doors of the login page. */
export const portals = ['sponsor', 'teacher', 'admin'] as const
export type Portal = (typeof portals)[number]

const lastRoleKey = 'tower:last-role'

/** The door for a role's name; undefined for words that name none. */
export function portalOf(role: string | null | undefined): Portal | undefined {
  if (role === 'superadmin') return 'admin'
  return portals.find((portal) => portal === role)
}

/** The door that somebody came through last in this browser. */
export function lastPortal(): Portal | undefined {
  try {
    return portalOf(localStorage.getItem(lastRoleKey))
  } catch {
    return undefined
  }
}

/** Remembers the door for the next time. A browser that keeps nothing is no reason to fail. */
export function rememberPortal(portal: Portal): void {
  try {
    localStorage.setItem(lastRoleKey, portal)
  } catch {
    return
  }
}

/** A role by its name, from an address that anyone may have written. */
export function readRole(word: string | null): Role | undefined {
  return roles.find((role) => role === word)
}
