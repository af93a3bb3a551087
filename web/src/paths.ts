/** Every address of the product that a page links to. Patterns with parameters stand in routes.ts. */
export const paths = {
  home: '/',
  programs: '/programs',
  program: (programId: string) => `/programs/${programId}`,
  programAbout: (programId: string) => `/programs/${programId}/about`,
  programDonate: (programId: string) => `/${programId}/donate`,
  donateSuccess: '/donate/success',
  donateCancel: '/donate/cancel',
  nominateTeacher: '/nominate-teacher',
  confirmClassroom: '/confirm-classroom',
  confirmNomination: '/confirm-nomination',
  teacherShare: (code: string) => `/t/${code}`,
  prospects: '/prospect',
  prospect: (prospectId: string) => `/prospect/${prospectId}`,
  monthlyGift: '/monthly-gift',
  gallery: '/gallery',
  events: '/events',
  broadcasts: '/broadcasts',
  mission: '/mission',
  about: '/about',
  contact: '/contact',
  contactThanks: '/contact/thanks',
  partners: '/partners',
  partnersApply: '/partners/apply',
  draws: '/draws',
  draw: (drawId: string) => `/draws/${drawId}`,
  drawProof: (drawId: string) => `/draws/${drawId}/proof.json`,
  developer: '/dev',
  slotStory: (number: number) => `/draws/slots/${number}`,
  sponsor: '/sponsor',
  sponsorRecent: '/sponsor/recent',
  sponsorStart: '/sponsor/start',
  sponsorSignup: '/sponsor/signup',
  sponsorProfile: (handle: string) => `/s/${handle}`,
  login: '/login',
  loginVerify: '/login/verify',
  authCallback: '/auth/callback',
  resetPassword: '/reset-password',
  welcome: '/welcome',
  account: '/account',
  sponsorPortal: '/portal/sponsor',
  sponsorDashboard: '/sponsor/dashboard',
  sponsorGiving: '/sponsor/giving',
  sponsorWallet: '/sponsor/wallet',
  sponsorCredits: '/portal/sponsor/credits',
  teacherPortal: '/portal/teacher',
  prospectPortal: '/portal/prospect',
  admin: '/admin',
  adminRandomizer: '/admin/randomizer',
  adminDefense: '/admin/defense',
  adminNotifications: '/admin/notifications',
  adminUsers: '/admin/users',
  adminAudit: '/admin/audit',
  adminRoleHistory: '/admin/role-history',
} as const

/** The program that is open today. */
export const classroomProgram = 'sponsor-classroom'

/** Where money for a classroom is given. */
export const donateToClassroom = paths.programDonate(classroomProgram)

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
