import { isVideo } from '@tower/contract/people/prospects.ts'
import type {
  ProspectReview,
  ReviewedMedia,
  ReviewedProspect,
  ReviewedUpdate,
} from '@tower/contract/people/prospect-reviews.contract.ts'
import type {
  ProspectReviewRow,
  ReviewedGoal,
  ReviewedGuardian,
  ReviewedWordRow,
  UpdateReviewRow,
} from './reviews.queries.ts'
import type { Services } from '../../../services.ts'
import type { GuardianSigns } from '../consents/guardian-signs.ts'
import { formPath, signedMedia } from '../media/media-address.ts'
import { isNobodys } from '@tower/contract/people/nobody.ts'

type Signs = Pick<Services, 'config' | 'clock'>

/** What of a profile a decision is on: any change of its words, pictures or consent is another one. */
export function seenOf({ revision, updated_at: at }: { revision: number; updated_at: Date }): string {
  return `${revision}.${at.toISOString()}`
}

/** A profile as staff see it in the list. */
export function viewReviewedProspect(row: ProspectReviewRow): ReviewedProspect {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    sport: row.sport,
    status: row.status,
    keeper_email: isNobodys(row.keeper_email) ? null : row.keeper_email,
    in_force: {
      profile: row.consented,
      photos: row.consent_photos,
      location: row.consent_location,
      school: row.consent_school,
    },
    submitted_at: row.submitted_at?.toISOString() ?? null,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    reviewed_by: row.reviewed_by,
    outcome: row.outcome,
    reason: row.reason,
    seen: seenOf(row),
  }
}

export type ReviewParts = {
  goals: ReviewedGoal[]
  guardians: ReviewedGuardian[]
  words: ReviewedWordRow[]
  signs: GuardianSigns
  needsSecondProof: boolean
  mayDecide: boolean
  isOwnPaper: boolean
}

/** A profile with all that staff decide on. */
export function viewProspectReview(
  services: Signs,
  row: ProspectReviewRow,
  parts: ReviewParts,
): ProspectReview {
  const sign = (path: string | null) => path && signedMedia(services, { path, consentId: row.consent_id })
  return {
    ...viewReviewedProspect(row),
    headline: row.headline,
    position: row.position,
    bio: row.bio,
    city: row.city,
    state: row.state,
    school: row.school,
    avatar_url: sign(row.avatar_url),
    cover_url: sign(row.cover_url),
    goals: parts.goals,
    guardians: parts.guardians.map((guardian) => viewGuardian(guardian, parts.signs)),
    words: parts.words.map(({ at, ...word }) => ({ ...word, at: at.toISOString() })),
    born_on: row.born_on,
    may_decide: parts.mayDecide,
    own_paper: parts.isOwnPaper,
    needs_second_proof: parts.needsSecondProof,
  }
}

function viewGuardian(
  { second_proof: text, second_proof_by: by, second_proof_at: at, ...guardian }: ReviewedGuardian,
  signs: ReviewParts['signs'],
) {
  return {
    ...guardian,
    signs: signs.get(guardian.id)?.signs ?? [],
    second_proof: text === null || at === null ? null : { text, by, at: at.toISOString() },
  }
}

function viewMedia(services: Signs, row: UpdateReviewRow): ReviewedMedia | null {
  const { path, has_poster: hasPoster, spoken, spoken_in: language, consent_id: consentId } = row
  if (path === null) return null
  const sign = (of: string) => signedMedia(services, { path: of, consentId })
  return {
    kind: isVideo(path) ? 'film' : 'picture',
    faces_covered: row.faces_covered,
    url: sign(path),
    poster_url: hasPoster ? sign(formPath(path, 'poster')) : null,
    captions_url: spoken === null ? null : sign(formPath(path, 'captions')),
    spoken,
    spoken_in: language,
  }
}

/** News as staff see it; nobody decides on their own. */
export function viewReviewedUpdate(
  services: Signs,
  row: UpdateReviewRow,
  own: ReadonlySet<string>,
): ReviewedUpdate {
  return {
    id: row.id,
    prospect_id: row.prospect_id,
    athlete: row.athlete,
    caption: row.caption,
    media: viewMedia(services, row),
    author_email: row.author_email,
    created_at: row.created_at.toISOString(),
    status: row.status,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    reviewed_by: row.reviewed_by,
    outcome: row.outcome,
    reason: row.reason,
    may_decide: row.author_id === null || !own.has(row.author_id),
  }
}
