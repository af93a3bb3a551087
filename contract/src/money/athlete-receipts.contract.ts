import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { languages } from '../language.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { sponsorshipKinds } from '../people/prospects.ts'

/** The receipt of a gift to an athlete, as whoever keeps the profile sees it: nothing of it says who gave. */
export const SponsorshipReceipt = z.object({
  id: z.string(),
  /** Works for ten minutes. */
  receipt_url: z.string(),
  issued_at: z.string(),
  sponsorship_id: z.string(),
  sponsorships: z.object({
    /** What arrived by this receipt, without a covered fee and less what went back. */
    amount_cents: z.number().int(),
    type: z.enum(sponsorshipKinds),
    /** The account that gave; null of a guest. */
    sponsor_id: z.string().nullable(),
    prospect_id: z.string(),
    goal_title: z.string().nullable(),
  }),
})
export type SponsorshipReceipt = z.infer<typeof SponsorshipReceipt>

/** What families read of the gifts to their athlete, and everybody of their own gifts as old clients do. */
export const athleteReceiptEndpoints = {
  listRows: endpoint({
    name: 'athlete-receipts.list-rows',
    method: 'GET',
    path: '/rest/v1/sponsorship_receipts',
    summary:
      'The latest receipts of gifts to the profiles that somebody keeps or is the guardian of, with their sponsorships; of all where staff ask.',
    access: 'keeper or staff',
    duty: 'children',
    output: z.array(SponsorshipReceipt),
    errors: [],
    rateLimit: peoplePages,
  }),
  listDonations: endpoint({
    name: 'athlete-receipts.list-donations',
    method: 'GET',
    path: '/rest/v1/donations',
    summary: 'The latest gifts of whoever is signed in, the newest first; of everybody where staff ask.',
    access: 'session',
    duty: 'money',
    output: z.array(
      z.object({
        program_id: z.string().nullable(),
        amount_cents: z.number().int(),
        created_at: z.string(),
      }),
    ),
    errors: [],
  }),
  list: endpoint({
    name: 'athlete-receipts.list',
    method: 'GET',
    path: '/api/prospect/own/:prospectId/receipts',
    summary: 'The receipts of gifts to one of these profiles, the newest first.',
    access: 'keeper or staff',
    duty: 'children',
    params: z.object({ prospectId: Id }),
    query: PageQuery.in.extend({ type: listFilter(z.enum(sponsorshipKinds)) }).transform(withPage),
    output: countedPageOf(SponsorshipReceipt),
    opens: { kind: 'athlete', at: 'params.prospectId' },
    errors: ['prospects.not_found'],
    rateLimit: peoplePages,
  }),
  read: endpoint({
    name: 'athlete-receipts.read',
    method: 'GET',
    path: '/api/prospect/receipts/:name',
    summary: 'Such a receipt as a tagged PDF, by a signed address, which works for ten minutes.',
    access: 'public',
    cache: 'none',
    params: z.object({ name: z.string().regex(/^\d{1,12}\.pdf$/) }),
    query: z.object({
      /** In seconds since 1970. */
      expires: z.coerce.number().int().min(0).max(4_102_444_800),
      signature: z.string().max(60),
      lang: z.enum(languages).optional().catch(undefined),
    }),
    output: z.void(),
    answer: 'file',
    fileType: 'application/pdf',
    errors: ['giving.no_receipt', 'files.link_expired'],
    rateLimit: { max: 300, windowSeconds: 600, per: 'network' },
  }),
}
