import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import type { PublicProspects } from './list-public-prospects.ts'
import type { GoalRow } from './goals.queries.ts'
import { formPath } from './media/media-address.ts'
import type { PublicProspectReport } from './read-public-prospect.ts'

/** A page of the list as everyone may see it. */
export function viewPublicProspects(list: PublicProspects): HandlerOutput<typeof prospectEndpoints.list> {
  return {
    items: list.items.map((item) => ({
      ...viewProspect(item),
      goals: (item.open_goals as KeptGoal[]).map(viewKeptGoal),
    })),
    sports: list.sports.map(({ sport }) => sport),
    sport_counts: list.sports,
    total: list.total,
    next: list.next ? `${list.next.approvedAt.getTime()}.${list.next.id}` : null,
  }
}

/** A goal as its trigger keeps it with the profile. */
type KeptGoal = Omit<GoalRow, 'is_active' | 'prospect_id' | 'created_at'> & { created_at: string }

function viewKeptGoal({ created_at: at, ...goal }: KeptGoal) {
  return viewGoal({ ...goal, created_at: new Date(at) })
}

/** One prospect as everyone may see them. */
export function viewPublicProspect(
  report: PublicProspectReport,
): HandlerOutput<typeof prospectEndpoints.detail> {
  return {
    ...viewProspect(report.prospect),
    goals: report.goals.map(viewGoal),
    updates: report.updates.map(viewUpdate),
  }
}

// That a row is in the public view says that it is approved and that a guardian consents.
function viewProspect(row: PublicProspectReport['prospect']) {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    headline: row.headline,
    sport: row.sport,
    position: row.position,
    city: row.city,
    state: row.state,
    school: row.school,
    bio: row.bio,
    cover_url: row.cover_url,
    avatar_url: row.avatar_url,
    approved: true as const,
    consents: [{ granted: true as const, role: 'guardian' as const }],
    raised_cents: row.raised_cents,
  }
}

function viewGoal(row: Omit<GoalRow, 'is_active' | 'prospect_id' | 'revision'>) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    target_cents: row.target_cents,
    raised_cents: row.raised_cents,
    is_active: true as const,
    created_at: row.created_at.toISOString(),
  }
}

/** A goal as whoever keeps the profile sees it, archived ones too. */
export function viewOwnGoal(row: GoalRow) {
  return { ...viewGoal(row), is_active: row.is_active, revision: row.revision }
}

function viewUpdate(row: PublicProspectReport['updates'][number]) {
  return {
    id: row.id,
    media_url: row.media_url,
    poster_url: row.media_url && row.has_poster ? formPath(row.media_url, 'poster') : null,
    captions_url: row.media_url && row.spoken !== null ? formPath(row.media_url, 'captions') : null,
    spoken: row.spoken,
    spoken_in: row.spoken_in,
    caption: row.caption,
    approved: true as const,
    created_at: row.created_at.toISOString(),
  }
}
