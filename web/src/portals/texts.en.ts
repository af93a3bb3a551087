import { stepUp } from '../session/step-up-texts.en.ts'

/** The frames of the portals. What stands in a portal's pages is in the subjects of their domains. */
export const portal = {
  navigation: 'Portal',
  account: 'Signed in as {name}',
  stepUp,
  sponsor: {
    title: 'Sponsor',
    dashboard: 'Dashboard',
    giving: 'My Giving',
    givingShort: 'Giving',
    wallet: 'Wallet',
    profile: 'Public profile',
    profileShort: 'Profile',
  },
  teacher: { title: 'Teacher', overview: 'Overview', budget: 'Budget', orders: 'Orders', support: 'Support' },
  admin: {
    title: 'Admin',
    home: 'Home',
    users: 'Users',
    orders: 'Orders',
    allowlist: 'Allowlist',
    randomizer: 'Randomizer',
    tickets: 'Support Tickets',
    marketplace: 'Marketplace',
    payouts: 'Payouts',
    closing: 'Closing the month',
    budgets: 'Budgets',
    classrooms: 'Classrooms',
  },
} as const
