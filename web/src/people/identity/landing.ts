import type { Role } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'
import { safePath } from '@tower/contract/people/safe-path.ts'
import type { Profile } from '@tower/contract/people/session.contract.ts'
import { verifyPath } from '@tower/contract/people/sign-in-paths.ts'
import { roleHome } from '../../session/role-home.ts'

/** Pages that only lead on: landing there after signing in would turn in a circle. */
const doors: readonly string[] = [paths.login, paths.authCallback]

/** Where to go after signing in: where the person wanted to, when that is a path of this site, else the role's home. */
export function landingAfterSignIn(role: Role | null, next: string | null | undefined): string {
  return readNext(next) ?? roleHome(role)
}

/** As {@link landingAfterSignIn}, by way of the second factor where the session still lacks it. */
export function landingOf({ role, second_factor }: Landed, next: string | undefined): string {
  const landing = landingAfterSignIn(role, next)
  if (second_factor === 'not_needed') return landing
  return verifyPath(landing)
}

type Landed = Pick<Profile, 'role' | 'second_factor'>

/** `next` of an address, if it leads to a page of this site. */
export function readNext(next: string | null | undefined): string | undefined {
  const path = safePath(next)
  if (path === undefined) return undefined
  const [pathname = ''] = path.split(/[?#]/, 1)
  const page = pathname.replace(/\/+$/, '')
  return doors.some((door) => page === door || page.startsWith(`${door}/`)) ? undefined : path
}

/** What a login address asks for; `next` wins over `redirect`. */
export function nextOf(query: URLSearchParams): string | undefined {
  return readNext(query.get('next')) ?? readNext(query.get('redirect'))
}

/** As {@link nextOf}, for those who may know the path already. */
export function wantedPath(wanted: URLSearchParams | string | undefined): string | undefined {
  return wanted instanceof URLSearchParams ? nextOf(wanted) : readNext(wanted)
}

/** Where a mailed link leads; where to go afterwards travels along. */
export function callbackUrl(next: string | undefined): string {
  const query = next ? `?${new URLSearchParams({ next }).toString()}` : ''
  return window.location.origin + paths.authCallback + query
}
