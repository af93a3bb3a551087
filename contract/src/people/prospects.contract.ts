import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../language.ts'
import { maxLineLength } from '../text-limits.ts'
import { name, oneLine } from '../name.contract.ts'
import { Email, PageLanguage } from './email.contract.ts'
import { goalStandings, listedAtOnce, prospectStatuses, sponsorshipKinds } from './prospects.ts'

/** What the forms send and what other documents call it. */
export const SponsorshipType = z.preprocess(
  (value) => (value === 'one-time' ? 'one_time' : value),
  z.enum(sponsorshipKinds),
)

const text = z.string().nullable()
const instant = z.string()
const cents = z.number().int()

/** What a profile says, to whoever may read it. */
export const ProspectProfile = z.object({
  id: z.string(),
  first_name: z.string(),
  /** To the public the initial alone, as `R.`. */
  last_name: z.string(),
  headline: text,
  sport: text,
  position: text,
  city: text,
  state: text,
  school: text,
  bio: text,
  cover_url: text,
  avatar_url: text,
  consents: z.array(z.object({ granted: z.literal(true), role: z.literal('guardian') })),
  raised_cents: cents,
})

/** What the public may know of a young athlete: first name and initial, no owner, no address. */
export const PublicProspect = ProspectProfile.extend({ approved: z.literal(true) })

export const PublicProspectGoal = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  target_cents: cents,
  raised_cents: cents,
  is_active: z.literal(true),
  created_at: instant,
})

/** A goal, to whoever keeps the profile. */
export const KeptProspectGoal = PublicProspectGoal.extend({
  is_active: z.boolean(),
  /** Goes along with an edit as `seen`. */
  revision: z.number().int(),
})

/** News, to whoever may read it. */
export const ProspectNews = z.object({
  id: z.string(),
  /** A film where it ends with mp4, mov or webm. */
  media_url: text,
  /** Of a film: a frame of it, what is said in it as captions, and as a text. */
  poster_url: text,
  captions_url: text,
  spoken: text,
  spoken_in: z.enum(languages).nullable(),
  caption: text,
  created_at: instant,
})

export const PublicProspectUpdate = ProspectNews.extend({ approved: z.literal(true) })

/** How far a profile has come, as its keeper is told. */
export const ProspectStanding = z.object({ id: z.string(), status: z.enum(prospectStatuses) })

/** When the last athlete of a page was approved, and who it was. */
const ListPlace = z
  .string()
  .regex(/^\d{1,14}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .transform((words) => {
    const [at = '', id = ''] = words.split('.')
    return { approvedAt: new Date(Number(at)), id }
  })

export const prospectEndpoints = {
  list: endpoint({
    name: 'prospects.list',
    method: 'GET',
    path: '/api/prospect/public',
    summary:
      'A page of the approved prospects whose guardian consents, newest first, and every sport found among them.',
    access: 'public',
    // A cache on the way must not show a child whose guardian has said no since.
    cache: 'none',
    query: z.object({
      sport: z.string().trim().max(100).optional().catch(undefined),
      goal: z.enum(goalStandings).optional().catch(undefined),
      /** `next` of the page before. */
      after: ListPlace.optional().catch(undefined),
      pageSize: z.coerce.number().int().min(1).max(48).catch(listedAtOnce).default(listedAtOnce),
    }),
    output: z.object({
      items: z.array(PublicProspect.extend({ goals: z.array(PublicProspectGoal) })),
      sports: z.array(z.string()),
      sport_counts: z.array(z.object({ sport: z.string(), count: z.number().int() })),
      /** All that there are, whatever their sport. */
      total: z.number().int(),
      /** Null on the last page. */
      next: z.string().nullable(),
    }),
    errors: [],
  }),
  detail: endpoint({
    name: 'prospects.detail',
    method: 'GET',
    path: '/api/prospect/detail',
    summary: 'One public prospect with open goals and approved updates.',
    access: 'public',
    // A cache on the way must not show a child whose guardian has said no since.
    cache: 'none',
    query: z.object({ id: z.string().max(100).catch('') }),
    output: PublicProspect.extend({
      goals: z.array(PublicProspectGoal),
      updates: z.array(PublicProspectUpdate),
    }),
    errors: ['prospects.not_found'],
  }),
  onboard: endpoint({
    name: 'prospects.onboard',
    method: 'POST',
    path: '/api/prospect/onboard',
    summary:
      'Begins the profile of an athlete as a draft and mails the guardian, where one is named, the link to consent. The same names begin the same draft until it is handed in.',
    // Coaches and staff: the operation says so, for there is no single role.
    access: 'session',
    duty: 'children',
    body: z.object({
      first_name: name(80).min(1),
      last_name: name(80).min(1),
      sport_position: oneLine(maxLineLength).nullish(),
      /** An empty field of the form is none. */
      guardian_email: z.preprocess((value) => (value === '' ? null : value), Email.nullish()),
      locale: PageLanguage,
    }),
    output: z.object({ prospect: ProspectStanding }),
    errors: ['identity.role_not_allowed', 'prospects.guardian_is_keeper'],
    rateLimit: { max: 60, windowSeconds: 3_600, per: 'account' },
  }),
  submit: endpoint({
    name: 'prospects.submit',
    method: 'POST',
    path: '/api/prospect/submit',
    summary: 'Hands a draft in to staff. One that waits already, or is approved, stays as it is.',
    access: 'session',
    duty: 'children',
    body: z.object({ prospect_id: z.string().max(100) }),
    output: z.object({ prospect: ProspectStanding }),
    errors: ['identity.role_not_allowed', 'prospects.not_found'],
  }),
  saveGoal: endpoint({
    name: 'prospects.save-goal',
    method: 'POST',
    path: '/api/prospect/goal-upsert',
    summary:
      'Adds a goal to a prospect of one’s own, or changes what is named of it where `goal_id` is given; staff reach all. A foreign id is not found.',
    // Athletes, guardians, coaches and staff: the operation says so, for there is no single role.
    access: 'session',
    duty: 'children',
    body: z.object({
      prospect_id: z.string().max(100),
      goal_id: z.string().max(100).optional(),
      /** The `revision` of the goal that was edited: where it changed since, nothing is written over. */
      seen: z.number().int().optional(),
      title: oneLine(200).optional(),
      description: z.string().max(2_000).nullish(),
      target_cents: z.number().optional(),
      is_active: z.boolean().optional(),
    }),
    output: z.object({ goal: KeptProspectGoal }),
    errors: [
      'identity.role_not_allowed',
      'prospects.not_found',
      'prospects.goal_incomplete',
      'prospects.goal_target',
      'prospects.goal_changed_meanwhile',
    ],
  }),
}
