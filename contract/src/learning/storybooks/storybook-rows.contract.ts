import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../id.contract.ts'
import { Storybook, storybookWishes } from './storybook.contract.ts'
import { mostStorybooks, storybookStates } from './storybooks.ts'

/** `eq.<id>`, as clients of the data store write it, or the id alone. */
const Equals = z
  .string()
  .max(60)
  .transform((text) => text.replace(/^eq\./, ''))
  .pipe(Id)
const CallerId = z.string().max(100).nullish()
const perTeacher = { max: 600, windowSeconds: 600, per: 'account' } as const

const wishes = {
  ...storybookWishes,
  teacher_id: CallerId,
  /** From a draft to one that is submitted; every other status is set by its own call. */
  status: z.enum(storybookStates).optional(),
}

/** Storybooks as clients of the data store read and write them: the own rows alone. */
export const storybookRowEndpoints = {
  list: endpoint({
    name: 'storybooks.list-rows',
    method: 'GET',
    path: '/rest/v1/story_books',
    summary:
      "The teacher's own storybooks, the latest changed first; one of them by `id=eq.<id>`. Who accepts `application/vnd.pgrst.object+json` is answered the row itself, and PGRST116 where there is none.",
    access: 'teacher',
    query: z.object({ id: Equals.optional() }),
    output: z.union([z.array(Storybook).max(mostStorybooks), Storybook]),
    errors: ['storybooks.turned_off', 'storybooks.no_row'],
    failure: 'rows',
  }),
  insert: endpoint({
    name: 'storybooks.insert-row',
    method: 'POST',
    path: '/rest/v1/story_books',
    summary: 'Begins a storybook as a draft, in the name of whoever is signed in.',
    access: 'teacher',
    namesCaller: ['body.teacher_id'],
    body: z.object({ ...wishes, classroom_id: Id.nullish() }),
    output: z.array(Storybook),
    errors: [
      'storybooks.turned_off',
      'storybooks.disabled',
      'storybooks.no_classroom',
      'storybooks.not_own_classroom',
      'storybooks.too_many',
      'storybooks.pages_too_long',
      'storybooks.not_a_word',
      'storybooks.too_many_photos',
      'storybooks.photo_not_found',
      'storybooks.status_not_yours',
    ],
    rateLimit: perTeacher,
  }),
  update: endpoint({
    name: 'storybooks.update-row',
    method: 'PATCH',
    path: '/rest/v1/story_books',
    summary:
      'Changes an own storybook, named by `id=eq.<id>`; nothing is changed where it is not one of theirs or none is named. Its PDF and when it was published are not written here.',
    access: 'teacher',
    namesCaller: ['body.teacher_id'],
    query: z.object({ id: Equals.optional() }),
    body: z.object(wishes),
    output: z.array(Storybook),
    errors: [
      'storybooks.turned_off',
      'storybooks.disabled',
      'storybooks.context_missing',
      'storybooks.read_only',
      'storybooks.pages_too_long',
      'storybooks.not_a_word',
      'storybooks.too_many_photos',
      'storybooks.photo_not_found',
      'storybooks.status_not_yours',
      'storybooks.no_pages',
      'storybooks.title_missing',
      'storybooks.private_words',
    ],
    rateLimit: perTeacher,
  }),
  listFeatures: endpoint({
    name: 'storybooks.list-feature-rows',
    method: 'GET',
    path: '/rest/v1/classroom_features',
    summary:
      "What is switched on for the teacher's own classrooms; a classroom without a row has nothing on. Staff alone switch.",
    access: 'teacher',
    output: z.array(z.object({ classroom_id: Id, storybooks_enabled: z.boolean() })).max(100),
    errors: [],
  }),
}
