import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { maxLineLength } from '../text-limits.ts'
import { name } from '../name.contract.ts'
import { Email, PageLanguage } from './email.contract.ts'

const hour = 3600
const LinkToken = z.object({ token: z.string().min(20).max(200) })

/** What the sponsor form sends. */
export const SponsorStartBody = z.object({
  email: Email,
  display_name: name(maxLineLength).nullish(),
  locale: PageLanguage,
  /** A field people don't see; whoever fills it in is a program. */
  'bot-field': z.string().max(2_000).optional(),
})

/** Becoming a sponsor by a mailed link. */
export const sponsorStartEndpoints = {
  start: endpoint({
    name: 'sponsors.start',
    method: 'POST',
    path: '/.netlify/functions/sponsor-start',
    aliases: ['/api/sponsor/start'],
    summary: 'Keeps who wants to sponsor, lets the address sign in as a sponsor, and mails the $800 link.',
    access: 'public',
    body: SponsorStartBody,
    output: z.object({ ok: z.literal(true) }),
    errors: ['sponsors.not_saved', 'sponsors.mail_failed'],
    rateLimit: [
      { max: 20, windowSeconds: hour, per: 'network' },
      { max: 5, windowSeconds: hour, per: 'body.email' },
    ],
  }),
  readLink: endpoint({
    name: 'sponsors.read-link',
    method: 'GET',
    path: '/api/sponsor/links/:token',
    summary:
      'Whether a mailed $800 link still opens the checkout. Changes nothing, however often it is opened.',
    access: 'public',
    cache: 'none',
    params: LinkToken,
    output: z.object({ display_name: z.string().nullable(), state: z.enum(['open', 'expired']) }),
    errors: ['sponsors.link_unknown'],
    rateLimit: { max: 120, windowSeconds: hour, per: 'network' },
  }),
  checkout: endpoint({
    name: 'sponsors.checkout',
    method: 'POST',
    path: '/api/sponsor/links/:token/checkout',
    summary: 'Starts the $800 checkout of a mailed link.',
    access: 'public',
    params: LinkToken,
    output: z.object({ url: z.string() }),
    errors: [
      'sponsors.link_unknown',
      'sponsors.link_expired',
      'giving.checkout_failed',
      'giving.too_many_starts',
    ],
    rateLimit: { max: 20, windowSeconds: hour, per: 'network' },
  }),
}
