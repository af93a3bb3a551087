import { drawTopics } from './matching/draws.topics.ts'
import { slotTopics } from './matching/slots.topics.ts'
import { approvalTopics } from './money/approvals.topics.ts'
import { budgetTopics } from './money/budgets.topics.ts'
import { creditTopics } from './money/credits.topics.ts'
import { disbursementTopics } from './money/disbursements.topics.ts'
import { givingTopics } from './money/giving.topics.ts'
import { inquiryTopics } from './outreach/inquiries.topics.ts'
import { prospectTopics } from './people/prospects.topics.ts'
import { storybookTopics } from './learning/storybooks/storybooks.topics.ts'
import { dutyTopics } from './people/duties.topics.ts'
import { inboxTopics } from './oversight/inbox.topics.ts'
import { supportTopics } from './spending/support.topics.ts'
import { photoTopics } from './spending/photos.topics.ts'
import { orderTopics } from './spending/orders.topics.ts'
import { cardTopics } from './spending/cards.topics.ts'
import { shoppingTopics } from './spending/shopping.topics.ts'
import { reimbursementTopics } from './spending/reimbursements.topics.ts'

/** What open screens may hear about. An event carries ids only; whoever may see more asks for it. */
export const liveTopics = [
  ...givingTopics,
  ...creditTopics,
  ...approvalTopics,
  ...budgetTopics,
  ...disbursementTopics,
  ...slotTopics,
  ...drawTopics,
  ...reimbursementTopics,
  ...prospectTopics,
  ...inboxTopics,
  ...dutyTopics,
  ...supportTopics,
  ...photoTopics,
  ...inquiryTopics,
  ...orderTopics,
  ...cardTopics,
  ...shoppingTopics,
  ...storybookTopics,
] as const

export type LiveTopic = (typeof liveTopics)[number]

/** Whether a word names a topic that this version knows. */
export function isLiveTopic(word: string): word is LiveTopic {
  return liveTopics.some((topic) => topic === word)
}
