import { paths } from '../pages.ts'

/** Why somebody was sent to the login page; the page says it. */
export const loginNotices = ['signin-required', 'role-mismatch', 'retry', 'ended'] as const
export type LoginNotice = (typeof loginNotices)[number]

/** Where to sign in, to come back to where it was asked for: `/login?notice=…&next=…`. */
export function loginPath(notice: LoginNotice, next: string): string {
  return `${paths.login}?${new URLSearchParams({ notice, next }).toString()}`
}

/** Where the second factor is given or set up, to come back to where it was asked for. */
export function verifyPath(next: string): string {
  return `${paths.loginVerify}?${new URLSearchParams({ next }).toString()}`
}
