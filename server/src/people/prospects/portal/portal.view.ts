import { isVideo } from '@tower/contract/people/prospects.ts'
import type { OwnGoal, OwnProspect, OwnUpdate } from '@tower/contract/people/prospect-portal.contract.ts'
import type { Services } from '../../../services.ts'
import { formPath, signedMedia } from '../media/media-address.ts'
import type { OwnGoalRow, OwnProspectRow, OwnUpdateRow } from './own-prospects.queries.ts'

type Signs = Pick<Services, 'config' | 'clock'>

/** A profile as whoever keeps it sees it. */
export function viewOwnProspect(services: Signs, row: OwnProspectRow): OwnProspect {
  const { consent_id: consentId } = row
  const sign = (path: string | null) => path && signedMedia(services, { path, consentId })
  return {
    id: row.id,
    owner_id: row.owner_id,
    first_name: row.first_name,
    last_name: row.last_name,
    headline: row.headline,
    sport: row.sport,
    position: row.position,
    city: row.city,
    state: row.state,
    school: row.school,
    bio: row.bio,
    cover_url: sign(row.cover_url),
    avatar_url: sign(row.avatar_url),
    approved: row.status === 'approved',
    status: row.status,
    review_outcome: row.review_outcome,
    review_reason: row.review_reason,
    consents: consentId === null ? [] : [{ granted: true, role: 'guardian' }],
    raised_cents: row.raised_cents,
    photos_allowed: row.consent_photos,
    revision: row.revision,
    created_at: row.created_at.toISOString(),
  }
}

/** A goal as whoever keeps the profile sees it, archived ones too. */
export function viewOwnGoalRow(row: OwnGoalRow): OwnGoal {
  return {
    id: row.id,
    prospect_id: row.prospect_id,
    title: row.title,
    description: row.description,
    target_cents: row.target_cents,
    raised_cents: row.raised_cents,
    is_active: row.is_active,
    revision: row.revision,
    created_at: row.created_at.toISOString(),
  }
}

/** News as whoever keeps the profile sees it. */
export function viewOwnUpdate(services: Signs, row: OwnUpdateRow): OwnUpdate {
  const { path, consent_id: consentId, spoken } = row
  const sign = (of: string) => signedMedia(services, { path: of, consentId })
  return {
    id: row.id,
    prospect_id: row.prospect_id,
    media_url: path && sign(path),
    poster_url: path && row.has_poster ? sign(formPath(path, 'poster')) : null,
    captions_url: path && spoken !== null ? sign(formPath(path, 'captions')) : null,
    spoken,
    spoken_in: row.spoken_in,
    kind: path === null ? 'note' : isVideo(path) ? 'film' : 'picture',
    seconds: row.seconds,
    caption: row.caption,
    approved: row.approved,
    state: row.state,
    review_reason: row.review_reason,
    created_at: row.created_at.toISOString(),
  }
}
