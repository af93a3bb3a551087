import { findMessages } from './desk/found-messages.queries.ts'
import { inquiryEndpoints } from '@tower/contract/outreach/inquiries.contract.ts'
import { inquiryTopics } from '@tower/contract/outreach/inquiries.topics.ts'
import { paths } from '@tower/contract/pages.ts'
import { retention } from '@tower/contract/retention.ts'
import { ofAddress } from '../../personal-parts.ts'
import { inquiryAnswerMail, inquiryAnswerWording } from './desk/inquiry-answer-mail.ts'
import { listWaitingMessages } from './desk/waiting-messages.queries.ts'
import { findInquiriesUnder } from './inquiries-under.queries.ts'
import { eraseInquiries } from './erase-inquiries.ts'
import { exportInquiries } from './export-inquiries.ts'
import { inquiryReceivedMail, inquiryReceivedWording } from './inquiry-received-mail.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

const declares = {
  mails: {
    inquiry_received: { write: inquiryReceivedMail, wording: inquiryReceivedWording },
    inquiry_answer: { write: inquiryAnswerMail, wording: inquiryAnswerWording },
  },
  notices: ['inquiry.contact', 'inquiry.partner', 'inquiry.family'],
  auditActions: ['inquiries.answered', 'inquiries.archived', 'inquiries.restored'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    inquiries: typeof declares
  }
}

/** Letters to the charity, and what staff answer. */
export const inquiries = {
  name: 'inquiries',
  floor: 4,
  duty: 'people',
  dutyOfWords: { 'inquiry.family': 'children' },
  ...declares,
  owns: { inquiries: 'deleted' },
  keeps: {
    messages: ['inquiries'],
  },
  reads: ['users'],
  routes: async () => {
    const { inquiryDeskRoutes } = await import('./desk/desk.routes.ts')
    const { inquiryRoutes } = await import('./inquiries.routes.ts')
    return (serve, services) => {
      inquiryRoutes(serve, services)
      inquiryDeskRoutes(serve, services)
    }
  },
  expiry: { rows: { inquiries: outlived('greatest(created_at, answered_at)', retention.messages) } },
  liveTopics: inquiryTopics,
  searchable: [
    { kind: 'message', find: findMessages, leadsTo: ({ id }) => `${paths.adminMessages}?message=${id}` },
  ],
  waiting: [
    { kind: 'message', list: listWaitingMessages, leadsTo: (id) => `${paths.adminMessages}?message=${id}` },
  ],
  openCalls: [
    { call: inquiryEndpoints.contact, guard: 'form' },
    { call: inquiryEndpoints.partner, guard: 'form' },
  ],
  personalData: [
    {
      name: 'inquiries',
      findUnder: (_, tx, email) => findInquiriesUnder(tx, email),
      erase: (_, tx, { addresses }) => eraseInquiries(tx, addresses),
      export: ofAddress(exportInquiries),
      place: 90,
    },
  ],
} as const satisfies Domain
