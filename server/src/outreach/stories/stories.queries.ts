import type { Tx } from '../../database/database.ts'

const mostFeatured = 12

/** The stories published by now, in their order. */
export function listStories(tx: Tx, now: Date) {
  return tx
    .selectFrom('stories')
    .select([
      'id',
      'title',
      'summary',
      'image_url',
      'image_alt',
      'link_url',
      'title_es',
      'summary_es',
      'image_alt_es',
    ])
    .where('published_at', '<=', now)
    .orderBy('position')
    .orderBy('id')
    .limit(mostFeatured)
    .execute()
}

export type StoryRow = Awaited<ReturnType<typeof listStories>>[number]
