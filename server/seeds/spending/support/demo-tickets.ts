import type { TicketPriority, Visibility } from '@tower/contract/spending/support.ts'

export type DemoMessage = { from: 'teacher' | 'admin' | 'numa'; body: string; note?: true }
export type DemoTicket = {
  subject: string
  category: string
  priority: TicketPriority
  messages: readonly DemoMessage[]
  suggestion?: { answer: string; sources: string[] }
  closed?: string
}

export const visibilityOf = ({ from, note }: DemoMessage): Visibility =>
  note ? 'internal' : from === 'numa' ? 'numa' : 'public'

/** What the demo's teacher asked: one waits, one is answered, one is closed. */
export const demoTickets: readonly DemoTicket[] = [
  {
    subject: 'When can my classroom be drawn again?',
    category: 'classroom',
    priority: 'normal',
    messages: [
      { from: 'teacher', body: 'We were matched this year. When do we enter the draws again?' },
      {
        from: 'numa',
        body: 'A classroom that was matched enters again from July 1, with the new school year.',
      },
    ],
    closed: 'Answered by NUMA.',
  },
  {
    subject: 'A receipt from two stores',
    category: 'reimbursements',
    priority: 'high',
    messages: [
      { from: 'teacher', body: 'I bought the books in two stores. Do I send one request or two?' },
      {
        from: 'admin',
        body: 'Both receipts are for the same reading corner: one request is fine.',
        note: true,
      },
      { from: 'admin', body: 'One request is fine. Add a line for each receipt, please.' },
    ],
  },
  {
    subject: 'Can the budget pay for a field trip?',
    category: 'budget',
    priority: 'normal',
    messages: [
      {
        from: 'teacher',
        body: 'We would like to visit the science museum in spring.\n\nCan the bus be paid from our budget?',
      },
    ],
    suggestion: {
      answer:
        'A budget is for what your classroom needs. Tell us what the trip costs, and a person looks at it.',
      sources: ['Teachers'],
    },
  },
]

export const demoReplies = [
  {
    title: 'One line for each receipt',
    body: 'Thank you for asking. Add a line for each receipt, please, with the amount that stands on it.',
  },
  { title: 'We look into it', body: 'Thank you for telling us. We look into it and answer you here.' },
]
