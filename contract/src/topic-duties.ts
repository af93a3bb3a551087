import type { LiveTopic } from './live-topics.ts'
import type { Belongs } from './people/duties.ts'

/** Which staff hear of what open screens of staff are told; undefined: all of them. A person always hears of what concerns them. */
export const topicDuties: Readonly<Record<LiveTopic, Belongs | undefined>> = {
  'slot.minted': ['money', 'classrooms'],
  'slot.voided': ['money', 'classrooms'],
  'slot.matched': 'classrooms',
  'draw.changed': 'classrooms',
  'wallet.changed': 'money',
  'approval.changed': ['money', 'classrooms'],
  'budget.changed': 'money',
  'disbursement.changed': 'money',
  'reimbursement.changed': 'money',
  'order.changed': 'money',
  'card.changed': 'money',
  'session.changed': 'money',
  'prospect.changed': 'children',
  'photo.changed': 'children',
  'storybook.changed': 'children',
  'inquiry.changed': 'people',
  'ticket.changed': 'people',
  'ticket.message': 'people',
  'ticket.answering': 'people',
  'duties.changed': undefined,
  'notification.created': undefined,
  'notification.read': undefined,
}
