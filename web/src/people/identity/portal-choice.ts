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

/** The door a login address asks for by a role's name. */
export function portalNamed(query: URLSearchParams): Portal | undefined {
  return ['role', 'required', 'toastRole'].map((name) => portalOf(query.get(name))).find(Boolean)
}
