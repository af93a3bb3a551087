import { bookEndpoints } from '@tower/contract/learning/storybooks/books.contract.ts'
import { storybookTopics } from '@tower/contract/learning/storybooks/storybooks.topics.ts'
import { paths } from '@tower/contract/pages.ts'
import { retention } from '@tower/contract/retention.ts'
import { findAskedUnder } from './reading/asked-under.queries.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'
import { ofAddress } from '../../personal-parts.ts'
import { deleteBooksOf, eraseAskersOf, exportAsked, exportBooks } from './books/owned-books.queries.ts'
import { hour, minute } from '../../scheduled-job.ts'
import { listWaitingStorybooks } from './desk/desk.queries.ts'
import { failStuckRuns } from './making/end-run.ts'
import { sweepStorybooks } from './photos/sweep-storybooks.ts'
import { listShownBooks } from './reading/shown-books.queries.ts'
import { storybookNewsMail } from './review/storybook-news-mail.ts'
import { storybookInvariants } from './storybook-invariants.ts'

const declares = {
  notices: ['storybook'],
  mails: { storybook_news: { write: storybookNewsMail } },
  auditActions: [
    ...(['storybooks.published', 'storybooks.unpublished', 'storybooks.removed'] as const),
    ...(['storybooks.approved', 'storybooks.sent_back', 'storybooks.switched'] as const),
    ...(['storybooks.held', 'storybooks.put_back', 'storybooks.taken_off'] as const),
  ],
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
  duty: 'children',
  ...declares,
  owns: {
    classroom_features: 'changed',
    story_assets: 'deleted',
    story_books: 'deleted',
    story_book_photos: 'deleted',
    story_papers: 'deleted',
    story_pictures: 'deleted',
    story_runs: 'changed',
    story_statements: 'deleted',
    story_takedowns: 'deleted',
  },
  keeps: {
    storybookDrafts: ['story_books', 'story_book_photos', 'story_pictures', 'story_statements', 'story_runs'],
    storybookPapers: ['story_papers'],
    storybookTakedowns: ['story_takedowns'],
    storybookPhotos: ['story_assets'],
    nobody: ['classroom_features'],
  },
  reads: [
    'class_lists',
    'classrooms',
    'credit_uses',
    'donors',
    'files',
    'slots',
    'storybook_credits',
    'users',
  ],
  routes: async () => (await import('./storybooks.routes.ts')).storybookRoutes,
  handsDown: { listShownBooks },
  liveTopics: storybookTopics,
  openCalls: [{ call: bookEndpoints.takeDown, guard: 'none' }],
  ofClassrooms: { classroom_features: 'kept', story_books: { hinders: 'in_use' } },
  waiting: [
    {
      kind: 'storybook',
      list: listWaitingStorybooks,
      leadsTo: (id) => `${paths.adminReview}?tab=storybooks&storybook=${id}`,
    },
  ],
  invariants: storybookInvariants,
  jobs: [
    {
      name: 'storybooks.fail-stuck-runs',
      cron: '*/5 * * * *',
      withinSeconds: 2 * minute,
      mayTakeSeconds: 10 * minute,
      run: failStuckRuns,
    },
    {
      name: 'storybooks.sweep',
      cron: '55 4 * * *',
      withinSeconds: 10 * minute,
      mayTakeSeconds: hour,
      run: sweepStorybooks,
    },
  ],
  expiry: {
    rows: {
      story_books: `status <> 'published' and held_at is null and ${outlived('updated_at', retention.storybookDrafts)}`,
      story_papers: outlived('made_at', retention.storybookPapers),
      story_takedowns: `ended_at is not null and ${outlived('asked_at', retention.storybookTakedowns)}`,
    },
    jobs: { storybookPhotos: 'storybooks.sweep' },
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
      findUnder: (_, tx, email) => findAskedUnder(tx, email),
      erase: (_, tx, { addresses }) => eraseAskersOf(tx, addresses),
      export: ofAddress(exportAsked),
      place: 140,
    },
  ],
} as const satisfies Domain
