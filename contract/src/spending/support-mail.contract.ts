import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { mostMailBytes } from './support.ts'

/** Answers that teachers write in their mail program. */
export const supportMailEndpoints = {
  receive: endpoint({
    name: 'support.receive-mail',
    method: 'POST',
    path: '/webhooks/mail',
    summary:
      'One mail to the address of a ticket, as it arrived (message/rfc822), signed by the rules of Standard Webhooks. What belongs to no ticket is taken and dropped.',
    access: 'public',
    bodyFormat: 'raw',
    mostBodyBytes: mostMailBytes,
    output: z.object({ received: z.literal(true) }),
    errors: ['request.not_found', 'support.mail_unsigned'],
    rateLimit: { max: 300, windowSeconds: 600, per: 'network' },
  }),
}
