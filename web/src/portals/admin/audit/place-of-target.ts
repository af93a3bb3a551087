import { paths } from '@tower/contract/pages.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const opened = (page: string, parameter: string) => (id: string) => `${page}?${parameter}=${id}`

/** The page of each kind of thing that the audit log names by its id. */
const places: Readonly<Record<string, (id: string) => string>> = {
  user: (userId) => paths.adminPerson({ userId }),
  classroom: (classroomId) => paths.adminClassroom({ classroomId }),
  draw: (drawId) => paths.adminDraw({ drawId }),
  payment: opened(paths.adminPayments, 'payment'),
  offline_gift: opened(paths.adminOfflineGifts, 'gift'),
  pledge: opened(paths.adminPledges, 'pledge'),
  mailing: opened(paths.adminMailings, 'mailing'),
  donor: (donorId) => paths.adminDonor({ donorId }),
  sponsorship: opened(paths.adminMonthlyGifts, 'gift'),
  approval: opened(paths.adminApprovals, 'approval'),
  budget: opened(paths.adminBudgets, 'budget'),
  reimbursement: opened(paths.adminReimbursements, 'request'),
  order: opened(paths.adminOrders, 'order'),
  shopping_session: (sessionId) => paths.adminSession({ sessionId }),
  ticket: opened(paths.adminTickets, 'ticket'),
  inquiry: opened(paths.adminMessages, 'message'),
  sponsor_request: opened(paths.adminSponsors, 'request'),
  prospect: (id) => `${paths.adminReview}?tab=athletes&athlete=${id}`,
  prospect_update: (id) => `${paths.adminReview}?tab=athlete-news&news=${id}`,
  photo: (id) => `${paths.adminReview}?tab=photos&photo=${id}`,
  storybook: opened(paths.adminStorybooks, 'storybook'),
  story: (storyId) => paths.adminStory({ storyId }),
  program: (programId) => paths.adminProgram({ programId }),
  broadcast: opened(paths.adminBroadcasts, 'slide'),
  webhook: opened(paths.adminWebhooks, 'webhook'),
  api_key: opened(paths.adminApiKeys, 'key'),
}

/** Where the target of an entry is shown; undefined where it has no page of its own. */
export function placeOfTarget(target: string | null): string | undefined {
  const [kind = '', id = ''] = (target ?? '').split(' ', 2)
  return uuid.test(id) && Object.hasOwn(places, kind) ? places[kind]?.(id) : undefined
}
