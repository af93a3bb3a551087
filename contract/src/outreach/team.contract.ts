import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { countedPageOf, PageQuery } from '../page.contract.ts'
import { UploadedPicture } from '../oversight/files.contract.ts'
import { name, oneLine } from '../name.contract.ts'
import { maxMemberName, maxMemberRole, mostMembers, teamPicture } from './team.ts'

const Line = (most: number) => oneLine(most).regex(/^[^\p{Cc}]*$/u)

const Member = z.object({
  id: Id,
  name: name(maxMemberName).min(1),
  role_en: Line(maxMemberRole).min(1),
  /** Empty: as in English. */
  role_es: Line(maxMemberRole),
  picture_url: z.string().max(200).nullable(),
  is_shown: z.boolean(),
})

/** One saving of the team, in its order. */
export const TeamRevision = z.object({
  /** 0: nothing was ever saved. */
  number: z.number().int(),
  members: z.array(Member),
  saved_at: z.string().nullable(),
  saved_by: z.string().nullable(),
  /** The saving that this one brought back; 0 is the empty list. */
  restores: z.number().int().nullable(),
})
export type TeamRevision = z.infer<typeof TeamRevision>

/** Somebody of the team, as visitors see them. */
export const ShownMember = z.object({
  name: z.string(),
  role: z.object({ en: z.string(), es: z.string() }),
  picture: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
})
export type ShownMember = z.infer<typeof ShownMember>

const Number = z.number().int().min(0).max(2_000_000_000)
const Kept = z.object({ item: TeamRevision })
const path = '/api/admin/team'
const perStaff = { max: 240, windowSeconds: 600, per: 'account' } as const

/** Who the team is: visitors see it, staff write it down. */
export const teamEndpoints = {
  shown: endpoint({
    name: 'team.shown',
    method: 'GET',
    path: '/api/team',
    summary: 'Who the charity shows of its team, in its order.',
    access: 'public',
    output: z.object({ items: z.array(ShownMember) }),
    errors: [],
    rateLimit: { max: 600, windowSeconds: 600, per: 'network' },
  }),
  read: endpoint({
    name: 'team.read',
    method: 'GET',
    path,
    summary: 'The team as staff wrote it down, also who is not shown.',
    access: 'admin',
    duty: 'content',
    output: Kept,
    errors: [],
  }),
  readCsv: endpoint({
    name: 'team.read-csv',
    method: 'GET',
    path: `${path}.csv`,
    summary: 'The team as staff wrote it down, as a file for spreadsheets.',
    access: 'admin',
    duty: 'content',
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  save: endpoint({
    name: 'team.save',
    method: 'POST',
    path,
    summary: 'Writes the team down anew, whole and in its order; visitors see it at once.',
    access: 'admin',
    duty: 'content',
    body: z.object({ seen_number: Number, members: z.array(Member).max(mostMembers) }),
    output: Kept,
    errors: ['team.changed_meanwhile', 'team.listed_twice', 'team.picture_unknown'],
    rateLimit: perStaff,
  }),
  uploadPicture: endpoint({
    name: 'team.upload-picture',
    method: 'POST',
    path: '/api/admin/team-pictures',
    summary: 'Takes a picture of somebody of the team in. It is shown once it is saved with its address.',
    access: 'admin',
    duty: 'content',
    upload: teamPicture,
    output: UploadedPicture,
    errors: [],
    rateLimit: { max: 120, windowSeconds: 3600, per: 'account' },
  }),
  revisions: endpoint({
    name: 'team.revisions',
    method: 'GET',
    path: `${path}/revisions`,
    summary: 'Every saving of the team, the latest first.',
    access: 'admin',
    duty: 'content',
    query: PageQuery,
    output: countedPageOf(TeamRevision),
    errors: [],
  }),
  restore: endpoint({
    name: 'team.restore',
    method: 'POST',
    path: `${path}/restore`,
    summary: 'Brings back the team of an earlier saving; 0 is the empty list.',
    access: 'admin',
    duty: 'content',
    body: z.object({ seen_number: Number, number: Number }),
    output: Kept,
    errors: ['team.changed_meanwhile', 'team.revision_not_found'],
    rateLimit: perStaff,
  }),
}
