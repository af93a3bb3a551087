import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { languages } from '../language.ts'
import { endpoint } from '../endpoint.ts'
import { Covers } from '../oversight/covers.contract.ts'
import { Id } from '../id.contract.ts'
import { UploadedFile } from '../oversight/files.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { name, oneLine } from '../name.contract.ts'
import {
  goalStates,
  mostSpoken,
  mostUpdateCaption,
  profileLimits,
  profileParts,
  prospectAvatar,
  updateMedia,
  updatePoster,
} from './prospect-portal.ts'
import { KeptProspectGoal, ProspectNews, ProspectProfile } from './prospects.contract.ts'
import { prospectStatuses, reviewOutcomes, updateStates } from './prospects.ts'

const hour = 3_600
const text = z.string().nullable()
const ByProspect = z.object({ prospectId: Id })
const ofOwn = ['prospects.not_found'] as const

/** A profile as whoever keeps it sees it. Addresses of pictures work for ten minutes. */
export const OwnProspect = ProspectProfile.extend({
  owner_id: z.string(),
  approved: z.boolean(),
  status: z.enum(prospectStatuses),
  /** What staff decided last, and what they wrote when they sent it back or hid it. */
  review_outcome: z.enum(reviewOutcomes).nullable(),
  review_reason: text,
  /** Whether a guardian allows photos and videos; before that none is taken in. */
  photos_allowed: z.boolean(),
  /** Goes along with a change: it is of what was seen. */
  revision: z.number().int(),
  created_at: z.string(),
})
export type OwnProspect = z.infer<typeof OwnProspect>

export const OwnGoal = KeptProspectGoal.extend({ prospect_id: z.string() })
export type OwnGoal = z.infer<typeof OwnGoal>

/** News as whoever keeps the profile sees it. Addresses of pictures and films work for ten minutes. */
export const OwnUpdate = ProspectNews.extend({
  prospect_id: z.string(),
  kind: z.enum(['note', 'picture', 'film']),
  seconds: z.number().nullable(),
  approved: z.boolean(),
  state: z.enum(updateStates),
  /** What staff wrote when they sent it back or hid it. */
  review_reason: text,
})
export type OwnUpdate = z.infer<typeof OwnUpdate>

const said = (most: number) =>
  z
    .string()
    // Forms end their lines with two signs.
    .transform((words) => words.replaceAll('\r\n', '\n').trim() || null)
    .pipe(z.string().max(most).nullable())
const line = (most: number) =>
  oneLine(most)
    .regex(/^[^\p{Cc}]*$/u)
    .transform((words) => words || null)

/** What may be changed of a profile; what is not named stays. */
export const ProfileChange = z.object({
  first_name: name(profileLimits.first_name).min(1).optional(),
  last_name: name(profileLimits.last_name).min(1).optional(),
  headline: line(profileLimits.headline).nullish(),
  sport: line(profileLimits.sport).nullish(),
  position: line(profileLimits.position).nullish(),
  city: line(profileLimits.city).nullish(),
  state: line(profileLimits.state).nullish(),
  school: line(profileLimits.school).nullish(),
  bio: said(profileLimits.bio).nullish(),
})

/** The rows of old clients; nobody else's, whatever is asked for. */
export const prospectRowEndpoints = {
  prospects: endpoint({
    name: 'prospect-rows.prospects',
    method: 'GET',
    path: '/rest/v1/prospects',
    summary: 'The latest profiles that somebody keeps or is the guardian of; of all where staff ask.',
    access: 'keeper or staff',
    duty: 'children',
    output: z.array(OwnProspect),
    opens: { kind: 'athlete', at: 'items.id' },
    errors: [],
    rateLimit: peoplePages,
  }),
  goals: endpoint({
    name: 'prospect-rows.goals',
    method: 'GET',
    path: '/rest/v1/prospect_goals',
    summary: 'The latest goals of these profiles, archived ones too.',
    access: 'keeper or staff',
    duty: 'children',
    output: z.array(OwnGoal),
    errors: [],
    rateLimit: peoplePages,
  }),
  updates: endpoint({
    name: 'prospect-rows.updates',
    method: 'GET',
    path: '/rest/v1/prospect_updates',
    summary: 'The latest updates of these profiles, approved or not.',
    access: 'keeper or staff',
    duty: 'children',
    output: z.array(OwnUpdate),
    opens: { kind: 'athlete', at: 'items.prospect_id' },
    errors: [],
    rateLimit: peoplePages,
  }),
}

/** What families, coaches and staff do in the portal of athletes. */
export const prospectPortalEndpoints = {
  list: endpoint({
    name: 'prospect-portal.list',
    method: 'GET',
    path: '/api/prospect/own',
    summary: 'The profiles that somebody keeps or is the guardian of, the newest first; all where staff ask.',
    access: 'keeper or staff',
    duty: 'children',
    query: PageQuery.in.extend({ q: listFilter(z.string().trim().max(120)) }).transform(withPage),
    output: countedPageOf(OwnProspect),
    errors: [],
    rateLimit: peoplePages,
  }),
  read: endpoint({
    name: 'prospect-portal.read',
    method: 'GET',
    path: '/api/prospect/own/:prospectId',
    summary: 'One of these profiles, and what is missing before it can be approved.',
    access: 'keeper or staff',
    duty: 'children',
    params: ByProspect,
    output: z.object({ prospect: OwnProspect, missing: z.array(z.enum(profileParts)) }),
    opens: { kind: 'athlete', at: 'params.prospectId' },
    errors: ofOwn,
  }),
  change: endpoint({
    name: 'prospect-portal.change',
    method: 'PATCH',
    path: '/api/prospect/own/:prospectId',
    summary: 'Changes what a profile says. One that is public is hidden until staff have looked again.',
    access: 'keeper or staff',
    duty: 'children',
    params: ByProspect,
    body: ProfileChange.extend({ revision: z.number().int() }),
    output: z.object({ prospect: OwnProspect }),
    errors: [...ofOwn, 'prospects.changed_meanwhile'],
  }),
  uploadAvatar: endpoint({
    name: 'prospect-portal.upload-avatar',
    method: 'POST',
    path: '/api/prospect/avatar-upload',
    summary:
      'Takes the picture of an athlete in. A profile that is public is hidden until staff have looked again.',
    access: 'keeper or staff',
    duty: 'children',
    upload: prospectAvatar,
    dataUrlField: 'data_url',
    body: z.object({ prospect_id: z.string().max(100), data_url: z.string().optional() }),
    output: z.object({ prospect: OwnProspect }),
    errors: [...ofOwn, 'prospects.photos_not_allowed'],
    rateLimit: { max: 60, windowSeconds: hour, per: 'account' },
  }),
  removeAvatar: endpoint({
    name: 'prospect-portal.remove-avatar',
    method: 'DELETE',
    path: '/api/prospect/own/:prospectId/avatar',
    summary: 'Removes the picture of an athlete. Its addresses end at once.',
    access: 'keeper or staff',
    duty: 'children',
    params: ByProspect,
    output: z.object({ prospect: OwnProspect }),
    errors: ofOwn,
  }),
  listGoals: endpoint({
    name: 'prospect-portal.list-goals',
    method: 'GET',
    path: '/api/prospect/own/:prospectId/goals',
    summary: 'The goals of one of these profiles, the newest first.',
    access: 'keeper or staff',
    duty: 'children',
    params: ByProspect,
    query: PageQuery.in.extend({ state: listFilter(z.enum(goalStates)) }).transform(withPage),
    output: countedPageOf(OwnGoal),
    opens: { kind: 'athlete', at: 'params.prospectId' },
    errors: ofOwn,
    rateLimit: peoplePages,
  }),
  listUpdates: endpoint({
    name: 'prospect-portal.list-updates',
    method: 'GET',
    path: '/api/prospect/own/:prospectId/updates',
    summary: 'The updates of one of these profiles, the newest first.',
    access: 'keeper or staff',
    duty: 'children',
    params: ByProspect,
    query: PageQuery.in.extend({ state: listFilter(z.enum(updateStates)) }).transform(withPage),
    output: countedPageOf(OwnUpdate),
    opens: { kind: 'athlete', at: 'params.prospectId' },
    errors: ofOwn,
    rateLimit: peoplePages,
  }),
  uploadPoster: endpoint({
    name: 'prospect-portal.upload-poster',
    method: 'POST',
    path: '/api/prospect/poster-upload',
    summary: 'Takes a frame of a film of this athlete in, to be named when the film is sent.',
    access: 'keeper or staff',
    duty: 'children',
    upload: updatePoster,
    body: z.object({ prospect_id: z.string().max(100) }),
    output: UploadedFile,
    errors: [...ofOwn, 'prospects.photos_not_allowed'],
    rateLimit: { max: 120, windowSeconds: hour, per: 'account' },
  }),
  uploadUpdate: endpoint({
    name: 'prospect-portal.upload-update',
    method: 'POST',
    path: '/api/prospect/update-upload',
    summary:
      'Takes a photo or a film with news in, as a form or as a data URL; its content says what it is. It waits for staff.',
    access: 'keeper or staff',
    duty: 'children',
    upload: updateMedia,
    dataUrlField: 'data_url',
    body: z.object({
      prospect_id: z.string().max(100),
      caption: said(mostUpdateCaption).nullish(),
      data_url: z.string().optional(),
      /** Of a photo. */
      covers: Covers.optional(),
      /** Of a film: the frame that was uploaded before. */
      poster_id: Id.optional(),
      /** Of a film: what is said in it. A line may begin with its time, as in `0:07 Hello!`. */
      spoken: said(mostSpoken).nullish(),
      spoken_in: z.enum(languages).default('en'),
      /** The same update sent twice is one. */
      request_key: Id.optional(),
    }),
    output: z.object({ update: OwnUpdate }),
    errors: [
      ...ofOwn,
      'prospects.photos_not_allowed',
      'prospects.update_without_file',
      'prospects.too_many_waiting',
      'files.not_found',
    ],
    rateLimit: { max: 60, windowSeconds: hour, per: 'account' },
  }),
  removeUpdate: endpoint({
    name: 'prospect-portal.remove-update',
    method: 'DELETE',
    path: '/api/prospect/updates/:updateId',
    summary: 'Takes news back. Its addresses end at once.',
    access: 'keeper or staff',
    duty: 'children',
    params: z.object({ updateId: Id }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['prospects.update_not_found'],
  }),
  media: endpoint({
    name: 'prospect-portal.media',
    method: 'GET',
    path: '/api/prospect/media/:name',
    summary:
      'A picture, a film, its frame or its captions: while it is public, or by a signed address, which works for ten minutes and ends with the consent.',
    access: 'public',
    cache: 'none',
    params: z.object({ name: z.string().max(60) }),
    query: z.object({
      /** In seconds since 1970. */
      expires: z.coerce.number().int().min(0).max(4_102_444_800).optional(),
      signature: z.string().max(60).optional(),
    }),
    output: z.void(),
    answer: 'file',
    fileType: 'application/octet-stream',
    errors: ['prospects.media_not_found', 'files.not_found', 'files.link_expired'],
    rateLimit: { max: 1_200, windowSeconds: 600, per: 'network', group: 'files' },
  }),
}
