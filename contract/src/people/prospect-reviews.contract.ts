import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { languages } from '../language.ts'
import { ConsentWord } from './prospect-consents.contract.ts'
import {
  guardianSigns,
  maxReviewReasonLength,
  prospectStatuses,
  reviewOutcomes,
  updateStates,
} from './prospects.ts'

const text = z.string().nullable()
const decided = {
  reviewed_at: text,
  /** Null when nobody decided yet, or whoever did has no account any more. */
  reviewed_by: text,
  outcome: z.enum(reviewOutcomes).nullable(),
  reason: text,
}

/** A picture or a film as staff see it before anybody else. Its addresses work for ten minutes and end with the consent. */
export const ReviewedMedia = z.object({
  kind: z.enum(['picture', 'film']),
  /** How many faces its author covered before it was stored; null where they were not asked. */
  faces_covered: z.number().int().nullable(),
  url: z.string(),
  poster_url: text,
  captions_url: text,
  /** What is said in a film. */
  spoken: text,
  spoken_in: z.enum(languages).nullable(),
})
export type ReviewedMedia = z.infer<typeof ReviewedMedia>

/** A profile as staff see it in the list. */
export const ReviewedProspect = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  sport: text,
  status: z.enum(prospectStatuses),
  /** Null: erased. */
  keeper_email: text,
  in_force: ConsentWord,
  submitted_at: text,
  ...decided,
  /** Goes along with a decision: it is on what was seen. */
  seen: z.string(),
})
export type ReviewedProspect = z.infer<typeof ReviewedProspect>

/** One word of consent, with what shows that it was said. */
export const ReviewedWord = ConsentWord.extend({
  id: z.string(),
  role: z.enum(['guardian', 'athlete']),
  how: z.string().nullable(),
  at: z.string(),
  text_version: z.number().int().nullable(),
  signed_name: text,
  email: text,
  paper: text,
})
export type ReviewedWord = z.infer<typeof ReviewedWord>

/** A profile with all that staff decide on. */
export const ProspectReview = ReviewedProspect.extend({
  headline: text,
  position: text,
  bio: text,
  city: text,
  state: text,
  school: text,
  /** Work for ten minutes and end with the consent. */
  avatar_url: text,
  cover_url: text,
  /** All of them: an archived one is reopened without another look. */
  goals: z.array(z.object({ title: z.string(), description: z.string().nullable(), is_active: z.boolean() })),
  guardians: z.array(
    z.object({
      id: z.string(),
      email: text,
      state: z.enum(['invited', 'confirmed', 'left']),
      invited_by: text,
      /** What suggests that they are no other person than the keeper; empty of those who allow nothing. */
      signs: z.array(z.enum(guardianSigns)),
      /** Hours from when they were named to their first word; whole ones. */
      answered_hours: z.number().int().nullable(),
      /** How staff made sure of them. */
      second_proof: z.object({ text: z.string(), by: text, at: z.string() }).nullable(),
    }),
  ),
  words: z.array(ReviewedWord),
  born_on: text,
  /** Whoever wrote a profile or named its guardian does not decide on it. */
  may_decide: z.boolean(),
  /** Whether it rests on a paper alone that whoever asks recorded: then somebody else approves it. */
  own_paper: z.boolean(),
  /** Whether staff have to make sure of a guardian before it is approved. */
  needs_second_proof: z.boolean(),
})
export type ProspectReview = z.infer<typeof ProspectReview>

/** News as staff see it. */
export const ReviewedUpdate = z.object({
  id: z.string(),
  prospect_id: z.string(),
  athlete: z.string(),
  caption: text,
  media: ReviewedMedia.nullable(),
  author_email: text,
  created_at: z.string(),
  status: z.enum(updateStates),
  ...decided,
  may_decide: z.boolean(),
})
export type ReviewedUpdate = z.infer<typeof ReviewedUpdate>

const ByProspect = z.object({ prospectId: Id })
const ByUpdate = z.object({ updateId: Id })
const Decision = z.object({
  outcome: z.enum(reviewOutcomes),
  /** Mailed to whoever keeps the profile; needed unless it is approved. */
  reason: z.string().trim().max(maxReviewReasonLength).default(''),
})
const MailQuery = z.object({
  outcome: z.enum(reviewOutcomes),
  reason: listFilter(z.string().trim().max(maxReviewReasonLength)),
})
const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string() })
const search = listFilter(z.string().trim().max(320))
const profileFilters = { q: search, status: listFilter(z.enum(prospectStatuses)) }
const updateFilters = { q: search, status: listFilter(z.enum(updateStates)) }

/** Staff decide which profiles and which news are shown. */
export const prospectReviewEndpoints = {
  list: endpoint({
    name: 'prospects.list-for-review',
    method: 'GET',
    path: '/api/admin/prospects',
    summary: 'Profiles of athletes; those that wait longest come first.',
    access: 'admin',
    duty: 'children',
    query: PageQuery.in.extend(profileFilters).transform(withPage),
    output: countedPageOf(ReviewedProspect),
    errors: [],
    rateLimit: peoplePages,
  }),
  read: endpoint({
    name: 'prospects.read-for-review',
    method: 'GET',
    path: '/api/admin/prospects/:prospectId',
    summary: 'One profile as the public would see it, with its guardians and every word of consent.',
    access: 'admin',
    duty: 'children',
    params: ByProspect,
    output: ProspectReview,
    opens: { kind: 'athlete', at: 'params.prospectId' },
    errors: ['prospects.not_found'],
  }),
  decide: endpoint({
    name: 'prospects.decide',
    method: 'POST',
    path: '/api/admin/prospects/:prospectId/decide',
    summary: 'Approves a profile, sends it back with a reason, or hides it. Its keeper is told.',
    access: 'admin',
    duty: 'children',
    params: ByProspect,
    body: Decision.extend({ seen: z.string().max(40) }),
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'prospects.not_found',
      'prospects.own_work',
      'prospects.reason_required',
      'prospects.decided',
      'prospects.changed',
      'prospects.consent_missing',
      'prospects.second_proof_required',
      'prospects.own_paper',
    ],
  }),
  noteSecondProof: endpoint({
    name: 'prospects.note-second-proof',
    method: 'POST',
    path: '/api/admin/prospects/:prospectId/guardians/:guardianId/second-proof',
    summary:
      'Notes how staff made sure that a guardian is another person than the keeper. Not for whoever wrote the profile or named the guardian.',
    access: 'admin',
    duty: 'children',
    params: ByProspect.extend({ guardianId: Id }),
    body: z.object({ proof: z.string().trim().max(maxReviewReasonLength) }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['prospects.not_found', 'prospects.own_work', 'prospects.proof_required'],
  }),
  correctBirthday: endpoint({
    name: 'prospects.correct-birthday',
    method: 'POST',
    path: '/api/admin/prospects/:prospectId/birthday',
    summary:
      'Corrects the date of birth of an athlete. It decides whose word counts, so all words are weighed anew. Not for whoever wrote the profile or named its guardian.',
    access: 'admin',
    duty: 'children',
    params: ByProspect,
    body: z.object({
      /** As it was seen. */
      was: z.iso.date().nullable(),
      born_on: z.iso.date(),
      reason: z.string().trim().max(maxReviewReasonLength).default(''),
    }),
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'prospects.not_found',
      'prospects.own_work',
      'prospects.changed',
      'prospects.birthday_impossible',
      'prospects.reason_required',
    ],
  }),
  previewMail: endpoint({
    name: 'prospects.preview-decision-mail',
    method: 'GET',
    path: '/api/admin/prospects/:prospectId/decision-mail',
    summary: 'The mail that a decision on a profile would send.',
    access: 'admin',
    duty: 'children',
    params: ByProspect,
    query: MailQuery,
    output: Mail,
    opens: { kind: 'athlete', at: 'params.prospectId' },
    errors: ['prospects.not_found'],
  }),
  listUpdates: endpoint({
    name: 'prospects.list-updates-for-review',
    method: 'GET',
    path: '/api/admin/prospect-updates',
    summary: 'News of athletes; those that wait longest come first.',
    access: 'admin',
    duty: 'children',
    query: PageQuery.in.extend(updateFilters).transform(withPage),
    output: countedPageOf(ReviewedUpdate),
    opens: { kind: 'athlete', at: 'items.prospect_id' },
    errors: [],
    rateLimit: peoplePages,
  }),
  decideUpdate: endpoint({
    name: 'prospects.decide-update',
    method: 'POST',
    path: '/api/admin/prospect-updates/:updateId/decide',
    summary: 'Approves news, sends it back with a reason, or hides it. The keeper of the profile is told.',
    access: 'admin',
    duty: 'children',
    params: ByUpdate,
    body: Decision,
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'prospects.update_not_found',
      'prospects.own_work',
      'prospects.reason_required',
      'prospects.decided',
    ],
  }),
  previewUpdateMail: endpoint({
    name: 'prospects.preview-update-mail',
    method: 'GET',
    path: '/api/admin/prospect-updates/:updateId/decision-mail',
    summary: 'The mail that a decision on news would send.',
    access: 'admin',
    duty: 'children',
    params: ByUpdate,
    query: MailQuery,
    output: Mail.extend({ prospect_id: z.string() }),
    opens: { kind: 'athlete', at: 'answer.prospect_id' },
    errors: ['prospects.update_not_found'],
  }),
}
