import { inquiryEndpoints } from '@tower/contract/outreach/inquiries.contract.ts'
import { ofAddress } from '../../personal-parts.ts'
import { eraseInquiries } from './erase-inquiries.ts'
import { exportInquiries } from './export-inquiries.ts'
import { inquiryRoutes } from './inquiries.routes.ts'
import { inquiryReceivedMail } from './inquiry-received-mail.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  mails: {
    inquiry_received: { write: inquiryReceivedMail },
  },
  notices: ['inquiry.contact', 'inquiry.partner'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    inquiries: typeof declares
  }
}

/** Letters to the charity. */
export const inquiries = {
  name: 'inquiries',
  floor: 4,
  ...declares,
  owns: { inquiries: 'deleted' },
  routes: inquiryRoutes,
  openCalls: [
    { call: inquiryEndpoints.contact, guard: 'form' },
    { call: inquiryEndpoints.partner, guard: 'form' },
  ],
  personalData: [
    {
      name: 'inquiries',
      erase: (_, tx, { addresses }) => eraseInquiries(tx, addresses),
      export: ofAddress(exportInquiries),
      place: 90,
    },
  ],
} as const satisfies Domain
