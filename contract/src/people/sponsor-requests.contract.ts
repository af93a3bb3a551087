import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { name } from '../name.contract.ts'
import { Email } from './email.contract.ts'
import {
  maxOrgNameLength,
  onboardingStates,
  sponsorRequestSorts,
  sponsorRequestStates,
} from './sponsor-requests.ts'

/** Somebody who wants to sponsor, as staff see them. */
export const SponsorRequest = z.object({
  id: Id,
  /** The name of the organization or person, else the address. */
  org_name: z.string(),
  email: z.string(),
  /** A name that whoever reads the mailbox has used. */
  contact_name: z.string().nullable(),
  requested_at: z.string(),
  status: z.enum(sponsorRequestStates),
  onboarding_status: z.enum(onboardingStates),
  /** Opens the packet; null until it is released. */
  action_link: z.string().nullable(),
  invited_at: z.string().nullable(),
  /** Null, too, when whoever did it has no account any more; so with `released_by`. */
  invited_by: z.string().nullable(),
  released_at: z.string().nullable(),
  released_by: z.string().nullable(),
  fulfilled_at: z.string().nullable(),
})
export type SponsorRequest = z.infer<typeof SponsorRequest>

const filters = {
  /** Part of an organization, a name or an address. */
  q: listFilter(z.string().trim().max(320)),
  status: listFilter(z.enum(sponsorRequestStates)),
  onboarding_status: listFilter(z.enum(onboardingStates)),
}
const OrgName = name(maxOrgNameLength).nullish()
/** A whole address of this site or the path of one. */
const OwnUrl = z.string().trim().min(1).max(2_000).nullish()
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const

/** Staff answer those who want to sponsor. */
export const sponsorRequestEndpoints = {
  list: endpoint({
    name: 'sponsors.list-requests',
    method: 'GET',
    path: '/api/admin/sponsor-requests',
    summary: 'Who wants to sponsor and how far they are, the newest first or as `sort` says.',
    access: 'admin',
    duty: 'people',
    query: PageQuery.in
      .extend({ ...filters, sort: listFilter(z.enum(sponsorRequestSorts)) })
      .transform(withPage),
    output: countedPageOf(SponsorRequest),
    errors: [],
    rateLimit: peoplePages,
  }),
  read: endpoint({
    name: 'sponsors.read-request',
    method: 'GET',
    path: '/api/admin/sponsor-requests/:requestId',
    summary: 'One of them.',
    access: 'admin',
    duty: 'people',
    params: z.object({ requestId: Id }),
    output: SponsorRequest,
    errors: ['sponsors.request_not_found'],
  }),
  listCsv: endpoint({
    name: 'sponsors.list-requests-csv',
    method: 'GET',
    path: '/api/admin/sponsor-requests.csv',
    summary:
      'What the filters show of the sponsor requests, all pages by address, as a file for spreadsheets.',
    access: 'admin',
    duty: 'people',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  invite: endpoint({
    name: 'sponsors.invite',
    method: 'POST',
    path: '/.netlify/functions/admin-sponsors-invite',
    summary:
      'Prepares an invitation and, with `send_now`, mails it. Where it was not sent, `subject` and `body` are to be sent by hand, and the request stays as it was. An address without a request gets one.',
    access: 'admin',
    duty: 'people',
    body: z.object({
      email: Email,
      org_name: OrgName,
      checkout_url: OwnUrl,
      onboarding_url: OwnUrl,
      /** Where somebody stands who signed in. */
      redirect_to: OwnUrl,
      send_now: z.boolean().default(false),
      /** The `invited_at` that the screen showed: a colleague's invitation since then is told instead of sent twice. */
      seen_invited_at: z.iso.datetime().nullish(),
      /** Made by the form: sent twice, it mails once. */
      request_key: z.guid().optional(),
    }),
    output: z.object({ sent: z.boolean(), subject: z.string(), body: z.string(), item: SponsorRequest }),
    errors: [
      'sponsors.foreign_url',
      'sponsors.fulfilled',
      'sponsors.invited_meanwhile',
      'sponsors.invites_left',
    ],
    rateLimit: perStaff,
  }),
  release: endpoint({
    name: 'sponsors.release',
    method: 'POST',
    path: '/.netlify/functions/admin-sponsors-release',
    summary:
      'Releases the onboarding packet, once: later calls answer the same `action_link`, and by whom it was.',
    access: 'admin',
    duty: 'people',
    body: z.object({ id: Id }),
    output: z.object({
      action_link: z.string(),
      /** False where somebody had released it before. */
      released: z.boolean(),
      item: SponsorRequest,
    }),
    errors: ['sponsors.request_not_found'],
    rateLimit: perStaff,
  }),
  readPacket: endpoint({
    name: 'sponsors.read-packet',
    method: 'GET',
    path: '/api/sponsor/packets/:packet',
    summary: 'Whom a released packet welcomes, and whether their slot is paid.',
    access: 'public',
    cache: 'none',
    params: z.object({ packet: z.string().min(20).max(200) }),
    output: z.object({ org_name: z.string().nullable(), is_fulfilled: z.boolean() }),
    errors: ['sponsors.packet_unknown'],
    rateLimit: { max: 120, windowSeconds: 3600, per: 'network' },
  }),
}
