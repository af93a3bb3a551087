import type { Role } from '@tower/contract/access.ts'

export type DemoAccount = { email: string; name: string; role: Role; hasPassword?: true }

/** One account of each role to try. Staff sign in by password, everyone else by a link from the mailbox. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'superadmin@tower.test', name: 'Demo Superadmin', role: 'superadmin', hasPassword: true },
  { email: 'admin@tower.test', name: 'Demo Admin', role: 'admin', hasPassword: true },
  { email: 'sponsor@tower.test', name: 'Demo Sponsor', role: 'sponsor' },
  { email: 'teacher@tower.test', name: 'Ms. Demo-Núñez', role: 'teacher' },
  { email: 'athlete@tower.test', name: 'Demo Athlete', role: 'athlete' },
  { email: 'guardian@tower.test', name: 'Demo Guardian', role: 'guardian' },
  { email: 'coach@tower.test', name: 'Demo Coach', role: 'coach' },
]

/** Who signed up in these weeks, so that the analytics of the demo have something to show; none of them gave yet. */
export const demoNewcomers: readonly (DemoAccount & { daysAgo: number })[] = [
  { email: 'bakery@sponsors.test', name: 'Demo Corner Bakery', role: 'sponsor', daysAgo: 11 },
  { email: 'garage@sponsors.test', name: 'Demo Garage', role: 'sponsor', daysAgo: 5 },
  { email: 'teacher-new@schools.test', name: 'Ms. Demo-Okoye', role: 'teacher', daysAgo: 2 },
]

/** Sponsors beside sponsor@tower.test, so that there is a history. */
export const demoSponsors: readonly DemoAccount[] = [
  { email: 'credit-union@sponsors.test', name: 'Harbor Demo Credit Union', role: 'sponsor' },
  { email: 'hardware@sponsors.test', name: 'Demo Hardware Co.', role: 'sponsor' },
  { email: 'family@sponsors.test', name: 'The Demo Family', role: 'sponsor' },
  { email: 'reading-club@sponsors.test', name: 'Cedar Street Reading Club (demo)', role: 'sponsor' },
  { email: 'alumni@sponsors.test', name: 'Ruskin Alumni (demo)', role: 'sponsor' },
]

/** Begins the profiles of the athletes whose families go on with them, so that coach@tower.test has their own alone. */
export const demoClubCoach: DemoAccount = {
  email: 'club-coach@athletes.test',
  name: 'Demo Club Coach',
  role: 'coach',
}
