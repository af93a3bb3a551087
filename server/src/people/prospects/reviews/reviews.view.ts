import type {
  ProspectReview,
  ReviewedProspect,
  ReviewedUpdate,
} from '@tower/contract/people/prospect-reviews.contract.ts'
import type {
  ProspectReviewRow,
  ReviewedGuardian,
  ReviewedWordRow,
  UpdateReviewRow,
} from './reviews.queries.ts'

/** A profile as staff see it in the list. */
export function viewReviewedProspect(row: ProspectReviewRow): ReviewedProspect {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    sport: row.sport,
    status: row.status,
    keeper_email: row.keeper_email,
    in_force: { profile: row.consented, photos: row.consent_photos, location: row.consent_location },
    submitted_at: row.submitted_at?.toISOString() ?? null,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    reviewed_by: row.reviewed_by,
    outcome: row.outcome,
    reason: row.reason,
    seen: row.updated_at.toISOString(),
  }
}

export type ReviewParts = {
  goals: string[]
  guardians: ReviewedGuardian[]
  words: ReviewedWordRow[]
  mayDecide: boolean
}

/** A profile with all that staff decide on. */
export function viewProspectReview(row: ProspectReviewRow, parts: ReviewParts): ProspectReview {
  return {
    ...viewReviewedProspect(row),
    headline: row.headline,
    position: row.position,
    bio: row.bio,
    city: row.city,
    state: row.state,
    school: row.school,
    avatar_url: row.avatar_url,
    cover_url: row.cover_url,
    goals: parts.goals,
    guardians: parts.guardians,
    words: parts.words.map(({ at, ...word }) => ({ ...word, at: at.toISOString() })),
    born_on: row.born_on,
    may_decide: parts.mayDecide,
  }
}

/** News as staff see it. */
export function viewReviewedUpdate(row: UpdateReviewRow, userId: string): ReviewedUpdate {
  return {
    id: row.id,
    prospect_id: row.prospect_id,
    athlete: row.athlete,
    caption: row.caption,
    media_id: row.media_id,
    author_email: row.author_email,
    created_at: row.created_at.toISOString(),
    status: row.status,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    reviewed_by: row.reviewed_by,
    outcome: row.outcome,
    reason: row.reason,
    may_decide: row.author_id !== userId,
  }
}
