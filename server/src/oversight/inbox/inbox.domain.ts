import { inboxTopics } from '@tower/contract/oversight/inbox.topics.ts'
import { retention } from '@tower/contract/retention.ts'
import { deleteReadsOf } from './inbox.queries.ts'
import { redactNotices } from './redact-notices.ts'
import type { Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

/** What staff are told. */
export const inbox = {
  name: 'inbox',
  floor: 0,
  owns: {
    admin_notifications: 'changed',
    ...{ notice_reads: 'deleted', notice_marks: 'deleted', notice_markings: 'deleted' },
  },
  keeps: {
    notices: ['admin_notifications'],
    accounts: ['notice_markings', 'notice_marks', 'notice_reads'],
  },
  expiry: { rows: { admin_notifications: outlived('created_at', retention.notices) } },
  routes: async () => (await import('./inbox.routes.ts')).inboxRoutes,
  liveTopics: inboxTopics,
  personalData: [
    { name: 'readNotices', erase: (_, tx, { userId }) => deleteReadsOf(tx, userId) },
    { name: 'notices', erase: (_, tx, traces) => redactNotices(tx, traces), erasedWith: 'copies' },
  ],
} as const satisfies Domain
