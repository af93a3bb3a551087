import { inquiryEndpoints } from '@tower/contract/outreach/inquiries.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { receiveInquiry } from './receive-inquiry.ts'

const accepted = { ok: true } as const

/** Mounts the calls of this domain. A filled honeypot is answered like any other message and kept nowhere. */
export function inquiryRoutes(serve: Serve, services: Services): void {
  serve(inquiryEndpoints, {
    contact: async ({ body: { program_interest: topic, 'bot-field': honeypot, ...letter } }) => {
      if (!honeypot) await receiveInquiry(services, { kind: 'contact', organization: null, topic, ...letter })
      return accepted
    },
    partner: async ({ body: { contact_name: name, 'bot-field': honeypot, ...letter } }) => {
      if (!honeypot) await receiveInquiry(services, { kind: 'partner', name, topic: null, ...letter })
      return accepted
    },
  })
}
