import { paths } from '@tower/contract/pages.ts'

export { paths }

/** The program that is open today. */
export const classroomProgram = 'sponsor-classroom'

/** Where money for a classroom is given. */
export const donateToClassroom = paths.programDonate({ programId: classroomProgram })

/** A path that has to come back to where it was: `/login?notice=…&next=…`. */
export function loginPath(
  notice: 'signin-required' | 'role-mismatch' | 'retry' | 'ended',
  next: string,
): string {
  return `${paths.login}?${new URLSearchParams({ notice, next }).toString()}`
}

/** Where the second factor is given or set up, to come back to where it was asked for. */
export function verifyPath(next: string): string {
  return `${paths.loginVerify}?${new URLSearchParams({ next }).toString()}`
}
