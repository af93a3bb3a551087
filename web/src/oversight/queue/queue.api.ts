import { queueEndpoints } from '@tower/contract/oversight/queue.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** What waits for staff, read anew when something of it may have changed. */
export const queueQuery = (limit: number) =>
  readQuery(queueEndpoints.read, { query: { limit } }, [
    'notification.created',
    'order.changed',
    'photo.changed',
    'reimbursement.changed',
    'ticket.changed',
  ])
