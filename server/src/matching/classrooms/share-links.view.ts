import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import type { SharedTeacher } from './resolve-share-link.ts'

/** The eight fields of a share page. A classroom whose teacher gave no name goes by its own. */
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
  }
}
