import type { ProfilePart } from '@tower/contract/people/prospect-portal.ts'
import type { OwnProspectRow } from './own-prospects.queries.ts'

/** What a profile still needs before staff can approve it: a guardian's yes, and enough that a supporter knows whom they help. */
export function findMissing(row: OwnProspectRow, { hasGoal }: { hasGoal: boolean }): ProfilePart[] {
  const there: Record<ProfilePart, boolean> = {
    consent: row.consent_id !== null,
    sport: row.sport !== null,
    place: row.city !== null && row.state !== null,
    school: row.school !== null,
    bio: row.bio !== null,
    avatar: row.avatar_url !== null,
    goal: hasGoal,
  }
  return (Object.keys(there) as ProfilePart[]).filter((part) => !there[part])
}
