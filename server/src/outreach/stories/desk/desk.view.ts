import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import type { Actor } from '../../../http/actor.ts'
import { isOwn } from './decide-story.ts'
import type { WrittenStory } from './written-stories.queries.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

/** A story as one of the staff sees it. */
export function viewManagedStory(row: WrittenStory, actor: Actor): ManagedStory {
  const { id, status, title, summary, image_alt, image_url, link_url, author, submitted_by, decided_by } = row
  return {
    ...{ id, status, title, summary, image_alt, image_url, link_url, author, submitted_by, decided_by },
    ...{ title_es: row.title_es ?? '', summary_es: row.summary_es ?? '' },
    image_alt_es: row.image_alt_es ?? '',
    place: row.position,
    starts_at: instant(row.starts_at),
    published_at: instant(row.published_at),
    submitted_at: instant(row.submitted_at),
    decided_at: instant(row.decided_at),
    decision_reason: row.decision_reason,
    updated_at: row.updated_at.toISOString(),
    is_own: isOwn(row, actor),
  }
}

export const storiesHeader = [
  ...['Status', 'Title', 'Text', 'Title (Spanish)', 'Text (Spanish)', 'Link', 'Place', 'Author'],
  ...['Published (UTC)', 'Sent to review (UTC)', 'Decided (UTC)', 'Decided by', 'Reason', 'Changed (UTC)'],
]

/** A story as a line of a file. */
export function viewStoryCells(row: WrittenStory): (string | number)[] {
  return [
    ...[row.status, row.title, row.summary, row.title_es ?? '', row.summary_es ?? '', row.link_url ?? ''],
    ...[row.position, row.author ?? '', instant(row.published_at) ?? '', instant(row.submitted_at) ?? ''],
    ...[instant(row.decided_at) ?? '', row.decided_by ?? '', row.decision_reason ?? ''],
    row.updated_at.toISOString(),
  ]
}
