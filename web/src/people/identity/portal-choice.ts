import { matchAddress } from '@tower/contract/match-address.ts'
import { listPages } from '@tower/contract/pages.ts'

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

/** The door of a page behind one; undefined for pages that anyone may open. */
export function portalOfPath(path: string | null): Portal | undefined {
  const [pathname = ''] = path?.split(/[?#]/, 1) ?? []
  return listPages().find(({ address, portal }) => portal && matchAddress(address, pathname))?.portal
}

/** The door a login address asks for: by a role's name, else by the wanted page. */
export function portalAskedFor(query: URLSearchParams): Portal | undefined {
  const named = ['role', 'required', 'toastRole'].map((name) => portalOf(query.get(name))).find(Boolean)
  return named ?? portalOfPath(query.get('next')) ?? portalOfPath(query.get('redirect'))
}
