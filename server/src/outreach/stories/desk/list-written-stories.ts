import type { StorySort } from '@tower/contract/outreach/story-desk.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import { everyRow } from '../../../http/every-row.ts'
import type { Services } from '../../../services.ts'
import {
  listStoriesAfter,
  listStoryRows,
  type StoryFilters,
  type WrittenStory,
} from './written-stories.queries.ts'

export type ListStories = { filters: StoryFilters; sort: StorySort; page: PageQuery }

/** A page of the stories. */
export function listWrittenStories(
  { clock, database }: Services,
  { filters, sort, page: { page, pageSize } }: ListStories,
): Promise<{ rows: WrittenStory[] } & BoundedTotal> {
  const window = { sort, limit: pageSize, offset: (page - 1) * pageSize, now: clock.now() }
  return database.read((tx) => listStoryRows(tx, filters, window))
}

/** All that the filters show, some rows at a time. */
export function exportStories({ clock, database }: Services, filters: StoryFilters) {
  const now = clock.now()
  return everyRow<WrittenStory>({ database }, (tx, { after, limit }) =>
    listStoriesAfter(tx, filters, { after: after?.id, limit, now }),
  )
}
