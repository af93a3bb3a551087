import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import type { SharedTeacher } from './resolve-share-link.ts'

/** What a share page shows, and nothing else. A classroom whose teacher gave no name goes by its own. */
export function viewSharedTeacher(shared: SharedTeacher): TeacherShareItem {
  return {
    display_name: shared.displayName ?? shared.classroomName,
    school: shared.school,
    city: shared.city,
    state: shared.state,
    bio: shared.bio,
    avatar_url: shared.avatarUrl,
    nominators: shared.nominators,
    confirmed: shared.confirmed,
    is_confirmed: shared.confirmedAt !== null,
    matched: shared.matched
      ? {
          slot_number: shared.matched.number,
          matched_on: shared.matched.assignedAt.toISOString().slice(0, 10),
        }
      : null,
  }
}
