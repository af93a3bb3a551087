/** The lists of the console of which staff may save views. A list that goes keeps no line here; its views are then shown nowhere. */
export const viewedLists = [
  'account_book',
  'allowlist',
  'approvals',
  'athletes_in_review',
  'athlete_accounts',
  'athlete_news_in_review',
  'audit_log',
  'barred_classrooms',
  'broadcasts',
  'budgets',
  'claims',
  'classrooms',
  'disbursements',
  'draws',
  'entrants',
  'givers',
  'ledger_accounts',
  'mailings',
  'mails',
  'messages',
  'monthly_gifts',
  'nominations',
  'notifications',
  'offline_gifts',
  'orders',
  'payments',
  'payouts',
  'photos',
  'pledges',
  'programs',
  'refused_attempts',
  'reimbursements',
  'role_history',
  'sponsor_requests',
  'stories',
  'stories_in_review',
  'storybook_classrooms',
  'storybooks',
  'storybooks_in_review',
  'suppressed_addresses',
  'thanks',
  'tickets',
  'upcoming_draws',
  'users',
  'waiting_slots',
  'webhook_deliveries',
  'year_givers',
] as const
export type ViewedList = (typeof viewedLists)[number]

export const mostViewsPerList = 20
export const maxViewNameLength = 60
/** Of what a view asks for, as it stands in an address. */
export const maxViewSearchLength = 1_000

export const viewErrors = {
  'views.not_found': { status: 404, sentence: 'This saved view is gone.' },
  'views.name_taken': { status: 409, sentence: 'You have a view of this name for this list already.' },
  'views.too_many': {
    status: 409,
    sentence: 'You have 20 saved views of this list already. Delete one first.',
  },
} as const
