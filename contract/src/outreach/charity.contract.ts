import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { countedPageOf, PageQuery } from '../page.contract.ts'
import { UploadedPicture } from '../oversight/files.contract.ts'
import { maxEmailLength } from '../text-limits.ts'
import { name, oneLine } from '../name.contract.ts'
import {
  charityPicture,
  colorShape,
  einShape,
  maxCharityAddress,
  maxCharityName,
  maxCharityPhone,
  maxLegalName,
  maxZoneName,
  phoneShape,
} from './charity.ts'

/** One line, or null: as the configuration says. */
const Line = (most: number) => oneLine(most).min(1).nullable()
const Color = z.string().toLowerCase().regex(colorShape).nullable()
const PictureUrl = z.string().max(200).nullable()

const Details = z.object({
  name: name(maxCharityName).min(1).nullable(),
  address: Line(maxCharityAddress),
  email: z.email().max(maxEmailLength).nullable(),
  phone: Line(maxCharityPhone).refine((phone) => phone === null || phoneShape.test(phone)),
  color_day: Color,
  color_night: Color,
  logo_url: PictureUrl,
  picture_url: PictureUrl,
})

const Legal = z.object({
  legal_name: name(maxLegalName).min(1).nullable(),
  ein: z.string().trim().regex(einShape).nullable(),
})

/** One saving of what the charity says of itself; null is as the configuration says. */
export const CharityRevision = z.object({
  number: z.number().int(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  color_day: z.string().nullable(),
  color_night: z.string().nullable(),
  logo_url: z.string().nullable(),
  picture_url: z.string().nullable(),
  legal_name: z.string().nullable(),
  ein: z.string().nullable(),
  saved_at: z.string().nullable(),
  saved_by: z.string().nullable(),
  /** The saving that this one brought back. */
  restores: z.number().int().nullable(),
})
export type CharityRevision = z.infer<typeof CharityRevision>

/** What the configuration says, which counts wherever staff said nothing. */
export const CharityDefaults = z.object({
  name: z.string(),
  legal_name: z.string(),
  ein: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
})
export type CharityDefaults = z.infer<typeof CharityDefaults>

/** In which zones days were and are cut, the first one from the beginning (null). One of them may be still to come. */
const Zones = z.object({ zones: z.array(z.object({ since: z.string().nullable(), zone: z.string() })) })
export type CharityZones = z.infer<typeof Zones>

const Seen = z.object({ seen_number: z.number().int().min(0).max(2_000_000_000) })
const Kept = z.object({ item: CharityRevision })
const path = '/api/admin/charity'
const perStaff = { max: 240, windowSeconds: 600, per: 'account' } as const

/** Staff say who the charity is. */
export const charityEndpoints = {
  read: endpoint({
    name: 'charity.read',
    method: 'GET',
    path,
    summary: 'Who the charity is: what staff said, and what the configuration says where they said nothing.',
    access: 'admin',
    duty: 'content',
    output: Kept.extend({ defaults: CharityDefaults }),
    errors: [],
  }),
  change: endpoint({
    name: 'charity.change',
    method: 'POST',
    path,
    summary: 'Says who the charity is, whole. Pages, mails and previews show it at once.',
    access: 'admin',
    duty: 'content',
    body: Details.extend(Seen.shape),
    output: Kept,
    errors: ['charity.changed_meanwhile', 'charity.too_faint', 'charity.picture_unknown'],
    rateLimit: perStaff,
  }),
  uploadPicture: endpoint({
    name: 'charity.upload-picture',
    method: 'POST',
    path: '/api/admin/charity-pictures',
    summary: 'Takes a logo or a preview picture in. It is shown once it is saved with its address.',
    access: 'admin',
    duty: 'content',
    upload: charityPicture,
    output: UploadedPicture,
    errors: [],
    rateLimit: { max: 60, windowSeconds: 3600, per: 'account' },
  }),
  changeLegal: endpoint({
    name: 'charity.change-legal',
    method: 'POST',
    path: `${path}/legal`,
    summary:
      'Says the legal name and the tax number, which stand on receipts. Needs a proof of the last minutes.',
    access: 'superadmin',
    body: Legal.extend(Seen.shape),
    output: Kept,
    errors: ['charity.changed_meanwhile', 'identity.proof_needed'],
    rateLimit: perStaff,
  }),
  revisions: endpoint({
    name: 'charity.revisions',
    method: 'GET',
    path: `${path}/revisions`,
    summary: 'Every saving, the latest first.',
    access: 'admin',
    duty: 'content',
    query: PageQuery,
    output: countedPageOf(CharityRevision),
    errors: [],
  }),
  revisionsCsv: endpoint({
    name: 'charity.revisions-csv',
    method: 'GET',
    path: `${path}/revisions.csv`,
    summary: 'Every saving, as a file for spreadsheets.',
    access: 'admin',
    duty: 'content',
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  restore: endpoint({
    name: 'charity.restore',
    method: 'POST',
    path: `${path}/restore`,
    summary: 'Brings back what an earlier saving said. Legal name and tax number stay as they are.',
    access: 'admin',
    duty: 'content',
    body: Seen.extend({ number: z.number().int().min(0).max(2_000_000_000) }),
    output: Kept,
    errors: ['charity.changed_meanwhile', 'charity.revision_not_found'],
    rateLimit: perStaff,
  }),
}

/** Staff say in which time zone days, months and years are cut. */
export const charityZoneEndpoints = {
  zones: endpoint({
    name: 'charity.zones',
    method: 'GET',
    path: `${path}/zones`,
    summary:
      'The time zones in which days, months and years were and are cut, each with the instant since when.',
    access: 'admin',
    duty: 'content',
    output: Zones,
    errors: [],
  }),
  changeZone: endpoint({
    name: 'charity.change-zone',
    method: 'POST',
    path: `${path}/zones`,
    summary:
      'Says the time zone of the organization, from its next midnight on. Days that are cut already stay. Needs a proof of the last minutes.',
    access: 'superadmin',
    body: z.object({
      zone: z.string().trim().min(1).max(maxZoneName),
      /** How many zones were on the screen. */
      seen_count: z.number().int().min(0).max(1_000_000),
    }),
    output: Zones,
    errors: ['charity.changed_meanwhile', 'charity.zone_unknown', 'identity.proof_needed'],
    rateLimit: perStaff,
  }),
}
