import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { mailSeries } from './gift-news.ts'

const hour = 3600
const path = '/api/gift-news'
const query = z.object({ link: z.string().max(600).catch('') })
const Standing = z.object({
  /** Enough of the address to recognize it by. */
  address: z.string(),
  left: z.boolean(),
  /** Which emails the link is of. */
  series: z.enum(mailSeries),
})

/** Emails of a series, such as those about the steps of a gift, and how their reader leaves them. */
export const giftNewsEndpoints = {
  read: endpoint({
    name: 'mail.gift-news',
    method: 'GET',
    path,
    summary:
      'Whether an address still gets the emails of a series, such as news of its gifts, for whoever holds the link of one. Changes nothing; a browser is led to the page.',
    access: 'public',
    cache: 'none',
    query,
    output: Standing,
    errors: ['mail.link_invalid'],
    rateLimit: { max: 240, windowSeconds: hour, per: 'network' },
  }),
  leave: endpoint({
    name: 'mail.leave-gift-news',
    method: 'POST',
    path,
    summary:
      'Stops the emails of a series to an address, at once and for good (RFC 8058). The link decides; the body may be anything.',
    access: 'public',
    bodyFormat: 'raw',
    query,
    output: Standing,
    errors: ['mail.link_invalid'],
    // Mail providers press the button for all of their readers from a few networks.
    rateLimit: { max: 6_000, windowSeconds: hour, per: 'network' },
  }),
}
