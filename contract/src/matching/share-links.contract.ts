import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { oneLine } from '../name.contract.ts'
import { ShownBadge } from '../learning/badges.contract.ts'
import { ShownPhoto } from '../spending/photos.contract.ts'
import { ShareCode } from './classrooms.contract.ts'
import { maxShareCodeLength } from './classrooms.ts'
import { mostNoteCharacters, shareLinkSorts, shareLinkStates, visitPath } from './share-links.ts'

/** All that anyone learns of a teacher and their classroom from a share link. Nothing else ever leaves the server. */
export const TeacherShareItem = z.strictObject({
  display_name: z.string(),
  school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  bio: z.string().nullable(),
  /** A picture on this site; never one of another origin. */
  avatar_url: z.string().nullable(),
  /** How many people nominated the classroom. */
  nominators: z.number().int(),
  /** How many of them somebody is known to stand behind. */
  confirmed: z.number().int(),
  /** Whether the teacher confirmed the classroom: only then a slot can go to it. */
  is_confirmed: z.boolean(),
  /** The latest slot that came to the classroom in this school year. */
  matched: z.object({ slot_number: z.number().int(), matched_on: z.string() }).nullable(),
  /** What its teacher showed of the classroom and staff approved, the newest first. */
  photos: z.array(ShownPhoto),
  /** What its teacher unlocked and wants to be seen. */
  badges: z.array(ShownBadge),
})
export type TeacherShareItem = z.infer<typeof TeacherShareItem>

/** A share link as its teacher and staff see it. */
export const OwnShareLink = z.object({
  code: z.string(),
  url: z.string(),
  note: z.string().nullable(),
  classroom_id: z.string(),
  classroom_name: z.string(),
  /** Who made it: its teacher, staff for them, or the confirmation of the classroom. */
  made_by: z.enum(['teacher', 'staff', 'confirmation']),
  state: z.enum(shareLinkStates),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  /** How often its page was opened; of who did, nothing is kept. */
  visits: z.number().int(),
  last_visit_on: z.string().nullable(),
})
export type OwnShareLink = z.infer<typeof OwnShareLink>

const linkFilters = {
  /** Whose links; staff alone say so, and must. */
  teacher_id: listFilter(Id),
  /** Part of a code, a note or a classroom's name. */
  q: listFilter(z.string().trim().max(140)),
  state: listFilter(z.enum(shareLinkStates)),
}
const scopeErrors = ['share_links.teacher_required', 'share_links.teacher_not_found'] as const

export const shareLinkEndpoints = {
  resolve: endpoint({
    name: 'share-links.resolve',
    method: 'GET',
    path: '/.netlify/functions/public-share-resolve',
    summary: 'The teacher behind a share link, as the share page shows them.',
    access: 'public',
    query: z.object({ code: ShareCode }),
    output: z.object({ item: TeacherShareItem }),
    errors: ['share_links.not_found', 'share_links.closed'],
    rateLimit: { max: 120, windowSeconds: 600, per: 'network' },
  }),
  visit: endpoint({
    name: 'share-links.visit',
    method: 'POST',
    path: visitPath,
    summary:
      'Counts that the page of a share link was opened, and nothing of who did. Robots that say so count for nothing.',
    access: 'public',
    body: z.object({ code: ShareCode }),
    output: z.object({ ok: z.literal(true) }),
    errors: [],
    // A whole school behind one address looks at its page on one evening.
    rateLimit: { max: 300, windowSeconds: 600, per: 'network' },
  }),
}

/** Teachers share their classrooms, and staff do it for them. */
export const ownShareLinkEndpoints = {
  create: endpoint({
    name: 'share-links.create',
    method: 'POST',
    path: '/.netlify/functions/teacher-share-create',
    summary: 'Makes a share link for a classroom: a teacher for one of their own, staff for any teacher.',
    access: 'teacher or staff',
    duty: 'classrooms',
    namesCaller: ['body.teacher_id'],
    body: z.object({
      /** Staff alone say whose; of teachers the session says it. */
      teacher_id: Id.nullish(),
      note: oneLine(mostNoteCharacters).nullish(),
      /** Of a teacher who leads several; the first one where none is named. */
      classroom_id: Id.nullish(),
      /** The same form sent twice makes one link. */
      request_key: Id.nullish(),
    }),
    output: z.object({ url: z.string(), code: z.string(), item: OwnShareLink }),
    errors: [...scopeErrors, 'share_links.no_classroom', 'share_links.too_many'],
    rateLimit: { max: 60, windowSeconds: 3_600, per: 'account' },
  }),
  revoke: endpoint({
    name: 'share-links.revoke',
    method: 'POST',
    path: '/.netlify/functions/teacher-share-revoke',
    summary: 'Closes a share link by its code. Its page ends at once; closing it again changes nothing.',
    access: 'teacher or staff',
    duty: 'classrooms',
    namesCaller: ['body.teacher_id'],
    body: z.object({
      teacher_id: Id.nullish(),
      code: z.string().trim().max(maxShareCodeLength).nullish(),
    }),
    output: z.object({ ok: z.literal(true), item: OwnShareLink }),
    errors: [...scopeErrors, 'share_links.code_required', 'share_links.not_found'],
    rateLimit: { max: 240, windowSeconds: 3_600, per: 'account' },
  }),
  list: endpoint({
    name: 'share-links.list',
    method: 'GET',
    path: '/api/teacher/share-links',
    summary: 'The share links of a teacher’s classrooms, with their visits.',
    access: 'teacher or staff',
    duty: 'classrooms',
    namesCaller: ['query.teacher_id'],
    query: PageQuery.in
      .extend({ ...linkFilters, sort: listFilter(z.enum(shareLinkSorts)) })
      .transform(withPage),
    output: countedPageOf(OwnShareLink),
    errors: scopeErrors,
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'share-links.list-csv',
    method: 'GET',
    path: '/api/teacher/share-links.csv',
    summary: 'What the filters show of the share links, as a file for spreadsheets.',
    access: 'teacher or staff',
    duty: 'classrooms',
    namesCaller: ['query.teacher_id'],
    query: z.object(linkFilters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: scopeErrors,
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
}
