import { dayOf } from '@tower/contract/org-days.ts'
import type { OwnShareLink, TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import type { Services } from '../../services.ts'
import type { ShareLinkRow } from './listed-links.queries.ts'
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
          matched_on: dayOf(shared.matched.assignedAt),
        }
      : null,
    photos: shared.photos,
    badges: shared.badges,
  }
}

/** A link as its teacher and staff see it. */
export function viewShareLink({ config }: Pick<Services, 'config'>, link: ShareLinkRow): OwnShareLink {
  return {
    ...link,
    url: siteOrigin(config) + paths.teacherShare({ code: link.code }),
    created_at: link.created_at.toISOString(),
    expires_at: link.expires_at?.toISOString() ?? null,
    revoked_at: link.revoked_at?.toISOString() ?? null,
  }
}

export const shareLinksHeader = ['Code', 'Address', 'Note', 'Classroom', 'State', 'Created (UTC)', 'Visits']

/** A link as a line of a file. */
export function viewShareLinkLine(link: OwnShareLink): (string | number)[] {
  const { code, url, note, classroom_name: classroom, state, created_at: createdAt, visits } = link
  return [code, url, note ?? '', classroom, state, createdAt, visits]
}
