import type { StorySort } from '@tower/contract/outreach/story-desk.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import type { Services } from '../../../services.ts'
import {
  listStoriesAfter,
  listStoryRows,
  type StoryFilters,
  type WrittenStory,
} from './written-stories.queries.ts'

const rowsAtOnce = 500

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
export async function* exportStories(
  { clock, database }: Services,
  filters: StoryFilters,
): AsyncGenerator<WrittenStory[]> {
  const now = clock.now()
  for (let after: string | undefined; ;) {
    const from = { after, limit: rowsAtOnce, now }
    const rows = await database.read((tx) => listStoriesAfter(tx, filters, from))
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id
    if (after === undefined || rows.length < rowsAtOnce) return
  }
}
