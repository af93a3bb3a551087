import { listReads, type Page } from './page-facts.ts'

const historyReads = [...listReads, 'actor', 'target', 'from', 'to'] as const

/** The pages of the console of staff, once. */
export const adminPages = {
  admin: { address: '/admin', portal: 'admin' },
  adminDashboard: { address: '/admin/dashboard', sameAs: 'admin', portal: 'admin' },
  adminPortal: { address: '/portal/admin', sameAs: 'admin', portal: 'admin' },
  adminRandomizer: {
    address: '/admin/randomizer',
    reads: ['page', 'pageSize', 'q', 'state', 'panel'],
    portal: 'admin',
  },
  adminDraws: {
    address: '/admin/draws',
    reads: [...listReads, 'tab', 'state', 'reason'],
    portal: 'admin',
  },
  adminDraw: { address: '/admin/draws/:drawId', reads: ['page', 'pageSize'], portal: 'admin' },
  adminDefense: { address: '/admin/defense', reads: ['page', 'pageSize', 'reason'], portal: 'admin' },
  adminSafety: { address: '/admin/safety', reads: ['tab', 'email', 'kind'], portal: 'admin' },
  adminReview: {
    address: '/admin/review',
    reads: [
      ...listReads,
      ...['status', 'tab', 'state', 'photo', 'athlete', 'news', 'storybook', 'claim', 'portrait', 'story'],
    ],
  },
  adminMessages: {
    address: '/admin/messages',
    reads: [...listReads, 'status', 'kind', 'message'],
    portal: 'admin',
  },
  adminMails: {
    address: '/admin/mails',
    reads: [...listReads, 'tab', 'state', 'reason', 'from', 'to', 'mail'],
    portal: 'admin',
  },
  adminNotifications: {
    address: '/admin/notifications',
    reads: ['page', 'pageSize', 'unread'],
    portal: 'admin',
  },
  adminPayments: {
    address: '/admin/payments',
    reads: [...listReads, 'status', 'from', 'to', 'payment', 'act'],
    portal: 'admin',
  },
  adminOfflineGifts: {
    address: '/admin/offline-gifts',
    reads: [...listReads, 'state', 'gift', 'pledge', 'installment'],
    portal: 'admin',
  },
  adminPledges: {
    address: '/admin/pledges',
    reads: [...listReads, 'state', 'destination', 'from', 'to', 'donor', 'pledge'],
    portal: 'admin',
  },
  adminMailings: {
    address: '/admin/mailings',
    reads: [...listReads, 'state', 'segment', 'mailing'],
    portal: 'admin',
  },
  adminDonors: {
    address: '/admin/donors',
    reads: [...listReads, 'tab', 'tag', 'standing', 'reach', 'from', 'to'],
    portal: 'admin',
  },
  adminGivers: {
    address: '/admin/givers',
    sameAs: 'adminDonors',
    reads: [...listReads, 'tag'],
    portal: 'admin',
  },
  adminDonor: { address: '/admin/donors/:donorId', reads: ['page'], portal: 'admin' },
  adminMonthlyGifts: {
    address: '/admin/monthly-gifts',
    reads: [...listReads, 'state', 'gift', 'act'],
    portal: 'admin',
  },
  adminLedger: { address: '/admin/ledger', reads: [...listReads, 'account'], portal: 'admin' },
  adminPayouts: {
    address: '/admin/payouts',
    reads: [...listReads, 'agreement', 'from', 'to', 'payout'],
    portal: 'admin',
  },
  adminClosing: {
    address: '/admin/closing',
    reads: ['tab', 'month', 'year', 'page', 'pageSize', 'lines', 'line_page', 'period'],
    portal: 'admin',
  },
  adminOrders: {
    address: '/admin/orders',
    reads: [...listReads, 'status', 'teacher', 'order'],
    portal: 'admin',
  },
  adminBudgets: {
    address: '/admin/budgets',
    reads: [...listReads, 'fiscal_year', 'state', 'budget'],
    portal: 'admin',
  },
  adminApprovals: {
    address: '/admin/approvals',
    reads: [...listReads, 'state', 'kind', 'from', 'to', 'approval'],
    portal: 'admin',
  },
  adminDisbursements: {
    address: '/admin/disbursements',
    reads: [...listReads, 'tab', 'state', 'from', 'to', 'account'],
    portal: 'admin',
  },
  adminUsers: {
    address: '/admin/users',
    reads: [...listReads, 'role', 'state', 'person', 'panel'],
    portal: 'admin',
  },
  adminPerson: { address: '/admin/users/:userId', portal: 'admin' },
  adminClassrooms: { address: '/admin/classrooms', reads: [...listReads, 'standing'], portal: 'admin' },
  adminClassroom: { address: '/admin/classrooms/:classroomId', portal: 'admin' },
  adminSession: { address: '/admin/shopping-sessions/:sessionId', portal: 'admin' },
  adminSponsors: {
    address: '/admin/sponsors',
    reads: [...listReads, 'status', 'onboarding', 'request'],
    portal: 'admin',
  },
  adminNominations: {
    address: '/admin/nominations',
    reads: [...listReads, 'state', 'nominee'],
    portal: 'admin',
  },
  adminCreateUser: { address: '/admin/create-user', portal: 'admin' },
  adminProvisionTeacher: { address: '/admin/provision-teacher', portal: 'admin' },
  adminTickets: {
    address: '/admin/tickets',
    portal: 'admin',
    reads: [...listReads, 'status', 'priority', 'assignee', 'ticket'],
  },
  adminAllowlist: { address: '/admin/allowlist', reads: [...listReads, 'role', 'panel'], portal: 'admin' },
  adminAllowlistImport: { address: '/admin/allowlist/import', portal: 'admin' },
  adminPacks: { address: '/admin/packs', portal: 'admin' },
  adminMarket: { address: '/admin/marketplace', reads: ['tab'], portal: 'admin' },
  adminMarketPortal: { address: '/portal/admin/marketplace', sameAs: 'adminMarket', portal: 'admin' },
  adminReimbursements: {
    address: '/admin/reimbursements',
    reads: [...listReads, 'status', 'year', 'from', 'to', 'least', 'request'],
    portal: 'admin',
  },
  adminAnalytics: { address: '/admin/analytics', portal: 'admin' },
  adminBroadcasts: {
    address: '/admin/broadcasts',
    reads: [...listReads, 'status', 'slide'],
    portal: 'admin',
  },
  adminBroadcastsPortal: { address: '/portal/admin/broadcasts', sameAs: 'adminBroadcasts', portal: 'admin' },
  adminPrograms: { address: '/admin/programs', reads: [...listReads, 'state'], portal: 'admin' },
  adminProgram: { address: '/admin/programs/:programId', portal: 'admin' },
  adminSite: { address: '/admin/site', portal: 'admin' },
  adminSitePage: { address: '/admin/site/:page', portal: 'admin' },
  adminStorybooks: {
    address: '/admin/storybooks',
    reads: [...listReads, 'tab', 'state', 'storybooks', 'storybook'],
    portal: 'admin',
  },
  adminStories: { address: '/admin/stories', reads: [...listReads, 'status'], portal: 'admin' },
  adminStory: { address: '/admin/stories/:storyId', portal: 'admin' },
  adminWebhooks: { address: '/admin/webhooks', reads: ['webhook'], portal: 'admin' },
  adminApiKeys: { address: '/admin/api-keys', reads: ['key'], portal: 'admin' },
  adminSettings: { address: '/admin/settings', portal: 'admin' },
  adminSystem: { address: '/admin/system', portal: 'admin' },
  adminAudit: { address: '/admin/audit', reads: [...historyReads, 'action'], portal: 'admin' },
  adminRoleHistory: { address: '/admin/role-history', reads: [...historyReads, 'role'], portal: 'admin' },
} as const satisfies Record<string, Page>
