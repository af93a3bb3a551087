import { storybookTopics } from '@tower/contract/learning/storybooks/storybooks.topics.ts'
import { storybookDays, takedownDays } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Declares, Domain } from '../../domain.ts'
import { ofAddress } from '../../personal-parts.ts'
import { deleteBooksOf, eraseAskersOf, exportAsked, exportBooks } from './books/owned-books.queries.ts'
import { storybookRoutes } from './storybooks.routes.ts'

const declares = {
  notices: ['storybook'],
  auditActions: ['storybooks.removed', 'storybooks.unpublished', 'storybooks.switched'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    storybooks: typeof declares
  }
}

/** A classroom's books: what tells them, what draws their pages, who reads them, and what staff decide. */
export const storybooks = {
  name: 'storybooks',
  floor: 5,
  ...declares,
  owns: {
    classroom_features: 'changed',
    story_assets: 'deleted',
    story_books: 'deleted',
    story_book_photos: 'deleted',
    story_pictures: 'deleted',
    story_runs: 'changed',
    story_statements: 'deleted',
    story_takedowns: 'deleted',
  },
  reads: ['classrooms'],
  routes: storybookRoutes,
  liveTopics: storybookTopics,
  expiry: {
    rows: {
      story_books: `status <> 'published' and held_at is null and updated_at < now() - interval '${storybookDays} days'`,
      story_takedowns: `ended_at is not null and asked_at < now() - interval '${takedownDays} days'`,
    },
  },
  personalData: [
    {
      name: 'storybooks',
      erase: (_, tx, { userId }) => deleteBooksOf(tx, userId),
      export: (_, tx, { userId }) => exportBooks(tx, userId),
      place: 140,
    },
    {
      name: 'storybook_requests',
      erase: (_, tx, { addresses }) => eraseAskersOf(tx, addresses),
      export: ofAddress(exportAsked),
      place: 140,
    },
  ],
} as const satisfies Domain
