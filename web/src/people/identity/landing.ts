import type { Role } from '@tower/contract/access.ts'
import { safePath } from '@tower/contract/people/safe-path.ts'
import { paths } from '../../paths.ts'
import { roleHome } from '../../session/role-home.ts'

/** Pages that only lead on: landing there after signing in would turn in a circle. */
const doors: readonly string[] = [paths.login, paths.authCallback]

/** Where to go after signing in: where the person wanted to, when that is a path of this site, else the role's home. */
export function landingAfterSignIn(role: Role | null, next: string | null | undefined): string {
  return readNext(next) ?? roleHome(role)
}

/** `next` of an address, if it leads to a page of this site. */
export function readNext(next: string | null | undefined): string | undefined {
  const path = safePath(next)
  if (path === undefined) return undefined
  const [pathname = ''] = path.split(/[?#]/, 1)
  return doors.includes(pathname.replace(/\/+$/, '')) ? undefined : path
}

/** What a login address asks for; `next` wins over `redirect`. */
export function nextOf(query: URLSearchParams): string | undefined {
  return readNext(query.get('next')) ?? readNext(query.get('redirect'))
}
