import { z } from 'zod'
import { oneLine } from '../../name.contract.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../id.contract.ts'
import { Instant } from '../../instant.contract.ts'
import {
  BookLanguage,
  DrawnPage,
  KeptWords,
  PhotosAttested,
  Storybook,
  StoryNotice,
} from './storybook.contract.ts'
import {
  maxPageCaptionLength,
  maxPagePromptLength,
  maxPageTextLength,
  maxStorybookGradeLength,
  maxStorybookNotesLength,
  maxStorybookTitleLength,
  mostStorybookPages,
  mostStorybookPhotos,
  pictureStyles,
  publishConsents,
  readingModes,
  storybookStates,
} from './storybooks.ts'

const Title = oneLine(maxStorybookTitleLength).nullish()
const Grade = oneLine(maxStorybookGradeLength).nullish()
const Notes = z.string().max(maxStorybookNotesLength).nullish()
const Caption = oneLine(maxPageCaptionLength).nullish()
const Prompt = z.string().max(maxPagePromptLength).nullish()
const Key = z.string().min(8).max(100).nullish()
const Version = z.number().int().min(0).max(2_000_000_000).optional()
const remainingCredits = z.number().int()

/** What every making may be refused for. */
const closed = ['storybooks.turned_off', 'storybooks.disabled', 'storybooks.context_missing'] as const
const ofText = [
  'storybooks.title_missing',
  'storybooks.out_of_credits',
  'storybooks.writing',
  'storybooks.key_conflict',
  'storybooks.text_failed',
  'storybooks.changed',
  'credits.sponsor_not_enough',
] as const
const making = { max: 60, windowSeconds: 600, per: 'account' } as const

/** A photo as older clients describe it: its caption is told, its address is never fetched. */
const DescribedPhoto = z.object({
  image_url: z.string().max(2_000).nullish(),
  caption: Caption,
  created_at: z.string().max(60).nullish(),
})

/** What both kinds of clients ask for; the ones of one kind leave the fields of the other out. */
export const storyMakingEndpoints = {
  generateText: endpoint({
    name: 'storybooks.generate-text',
    method: 'POST',
    path: '/api/storybooks/generate-text',
    aliases: [
      '/.netlify/functions/storybooks/generate-text',
      '/api/storybooks/generate-story-text',
      '/.netlify/functions/storybooks/generate-story-text',
    ],
    summary:
      'Writes the words of an own storybook from its title, notes and captions, and splits them into pages. It takes one of the week’s credits, and ends a use of the sponsor’s where the classroom has a sponsor; both come back where nothing could be written. The same key writes once.',
    access: 'teacher',
    body: z.object({
      storybookId: Id,
      classroomId: Id.nullish(),
      title: Title,
      gradeLevel: Grade,
      teacherNotes: Notes,
      notes: Notes,
      photos: z.array(DescribedPhoto).max(200).nullish(),
      photoCount: z.number().int().min(0).max(10_000).nullish(),
      reading: z.enum(readingModes).nullish(),
      language: BookLanguage.nullish(),
      other_language: BookLanguage.nullish(),
      use_id: Id.nullish(),
      idempotency_key: Key,
      /** What is built in writes, also where the teacher agreed to a provider. */
      built_in: z.boolean().nullish(),
      /** The version that the words were begun on; another one is refused, and nothing is taken. */
      version: Version,
    }),
    output: z.object({
      narrative: z.string(),
      remainingCredits,
      item: Storybook,
      notices: z.array(StoryNotice),
      writer: z.enum(['built-in', 'provider']),
    }),
    errors: [
      ...closed,
      ...ofText,
      'storybooks.not_found',
      'storybooks.read_only',
      'storybooks.pages_too_long',
      'storybooks.too_many_photos',
    ],
    rateLimit: making,
  }),
  generateIllustrations: endpoint({
    name: 'storybooks.generate-illustrations',
    method: 'POST',
    path: '/api/storybooks/generate-illustrations',
    aliases: ['/.netlify/functions/storybooks/generate-illustrations'],
    summary:
      'Has the pages of an own storybook drawn, all or the ones that are named. Drawing goes on after the answer: the storybook says how far it is. It takes none of the week’s credits, and ends a use of the sponsor’s where the classroom has a sponsor. The same key draws once.',
    access: 'teacher',
    body: z.object({
      storybookId: Id,
      classroomId: Id.nullish(),
      style: z.enum(pictureStyles).nullish(),
      promptsByPage: z
        .array(
          z.object({
            pageNumber: z.number().int().min(1).max(mostStorybookPages),
            prompt: Prompt,
            text: z.string().max(maxPageTextLength).nullish(),
            caption: Caption,
          }),
        )
        .max(mostStorybookPages)
        .nullish(),
      pages: z
        .array(
          z.object({
            page: z.number().int().min(1).max(mostStorybookPages),
            prompt: Prompt,
            caption: Caption,
            image_path: z.string().max(2_000).nullish(),
          }),
        )
        .max(mostStorybookPages)
        .nullish(),
      /** The version whose pages the numbers name; another one is refused. */
      version: Version,
      use_id: Id.nullish(),
      idempotency_key: Key,
    }),
    output: z.object({ pages: z.array(DrawnPage), remainingCredits, item: Storybook }),
    errors: [
      ...closed,
      'storybooks.not_found',
      'storybooks.changed',
      'storybooks.read_only',
      'storybooks.no_pages',
      'storybooks.drawing',
      'storybooks.pages_too_long',
      'storybooks.key_conflict',
      'credits.sponsor_not_enough',
    ],
    rateLimit: making,
  }),
  generate: endpoint({
    name: 'storybooks.generate',
    method: 'POST',
    path: '/api/storybooks/generate',
    aliases: ['/.netlify/functions/storybooks/generate'],
    summary:
      'Makes a whole storybook at once from own photos, their captions and notes: words at once, pictures after the answer. Takes what the words take. The same key makes one.',
    access: 'teacher',
    body: z.object({
      classroomId: Id.nullish(),
      photoIds: z
        .array(Id)
        .max(mostStorybookPhotos + 50)
        .nullish(),
      teacherNotes: Notes,
      attest: PhotosAttested.nullish(),
      title: Title,
      gradeLevel: Grade,
      reading: z.enum(readingModes).nullish(),
      language: BookLanguage.nullish(),
      other_language: BookLanguage.nullish(),
      style: z.enum(pictureStyles).nullish(),
      kept_words: KeptWords.nullish(),
      use_id: Id.nullish(),
      idempotency_key: Key,
      built_in: z.boolean().nullish(),
    }),
    output: z.object({
      storybookId: Id,
      narrative: z.string(),
      pages: z.array(DrawnPage),
      remainingCredits,
      item: Storybook,
      notices: z.array(StoryNotice),
      writer: z.enum(['built-in', 'provider']),
    }),
    errors: [
      ...closed,
      ...ofText,
      'storybooks.no_classroom',
      'storybooks.not_own_classroom',
      'storybooks.attest_missing',
      'storybooks.not_a_word',
      'storybooks.photo_missing',
      'storybooks.photo_not_found',
      'storybooks.too_many_photos',
      'storybooks.too_many',
    ],
    rateLimit: making,
  }),
  publish: endpoint({
    name: 'storybooks.publish',
    method: 'POST',
    path: '/api/storybooks/publish',
    aliases: ['/.netlify/functions/storybooks/publish'],
    summary:
      'Publishes an own storybook at an unlisted address, with all four consents and without anything that could tell who a child is.',
    access: 'teacher',
    body: z.object({
      storybookId: Id,
      consent: z.partialRecord(z.enum(publishConsents), z.boolean().nullish()).nullish(),
      /** Also shown with the story of the classroom's slot and on its sponsor's dashboard: what staff approved alone. */
      in_story: z.boolean().nullish(),
      /** The version that the teacher saw; another one is refused. */
      version: Version,
    }),
    output: z.object({
      status: z.enum(storybookStates),
      publishedAt: Instant,
      code: z.string(),
      item: Storybook,
    }),
    errors: [
      ...closed,
      'storybooks.not_found',
      'storybooks.consents_missing',
      'storybooks.published',
      'storybooks.held',
      'storybooks.review_needed',
      'storybooks.not_approved',
      'storybooks.changed',
      'storybooks.no_pages',
      'storybooks.title_missing',
      'storybooks.private_words',
    ],
    rateLimit: making,
  }),
}
