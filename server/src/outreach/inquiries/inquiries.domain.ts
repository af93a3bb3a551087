import { ofAddress } from '../../personal-parts.ts'
import { eraseInquiries, exportInquiries } from './erase-inquiries.ts'
import { inquiryRoutes } from './inquiries.routes.ts'
import type { Domain } from '../../domain.ts'

/** Letters to the charity. */
export const inquiries = {
  name: 'inquiries',
  floor: 4,
  owns: { inquiries: 'deleted' },
  routes: inquiryRoutes,
  personalData: [
    {
      name: 'inquiries',
      erase: (_, tx, { addresses }) => eraseInquiries(tx, addresses),
      export: ofAddress(exportInquiries),
      place: 90,
    },
  ],
} as const satisfies Domain
