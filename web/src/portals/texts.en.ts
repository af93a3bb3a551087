import { stepUp } from '../session/step-up-texts.en.ts'

/** The frames of the portals. What stands in a portal's pages is in the subjects of their domains. */
export const portal = {
  navigation: 'Portal',
  menu: 'Menu',
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
    /** The groups of the rail, in its order. */
    groups: {
      people: 'People',
      classrooms: 'Classrooms',
      gifts: 'Gifts',
      spending: 'Spending',
      books: 'Books',
      support: 'Support',
      insight: 'Insight',
    },
    allowlistImport: 'Allowlist CSV import',
    reimbursementsShort: 'Paybacks',
    ticketsShort: 'Tickets',
    packs: 'Credit packs',
    notifications: 'Notifications',
  },
} as const
