import { z } from 'zod'
import { Id } from '../../id.contract.ts'
import { Instant } from '../../instant.contract.ts'
import { languages } from '../../language.ts'
import { oneLine } from '../../name.contract.ts'
import { StorybookWeek } from '../../money/teacher-credits.contract.ts'
import { privateKinds } from './private/private-place.ts'
import {
  maxNarrativeLength,
  maxPageAltLength,
  maxPageCaptionLength,
  maxPagePromptLength,
  maxPageTextLength,
  maxStorybookGradeLength,
  maxStorybookNotesLength,
  maxStorybookTitleLength,
  mostKeptWords,
  mostStorybookPages,
  mostStorybookPhotos,
  paperForms,
  paperStates,
  photoAttestations,
  pictureStates,
  pictureStyles,
  readingModes,
  storybookStates,
  storyNoticeKinds,
} from './storybooks.ts'

export const BookLanguage = z.enum(languages)

/** In each language. */
export const InBoth = z.object({ en: z.string(), es: z.string() })

/** A page as its teacher works on it. */
export const StorybookPage = z.object({
  /** Stays with the page wherever it is moved; its picture hangs on it. */
  id: Id,
  pageNumber: z.number().int(),
  text: z.string(),
  /** The same page in the book's other language; null where the book has one alone. */
  otherText: z.string().nullable(),
  caption: z.string(),
  prompt: z.string(),
  /** Works for ten minutes; null until a picture is drawn. */
  imageUrl: z.string().nullable(),
  /** What the picture shows, for whoever does not see it: drawn along with it, or the teacher's words. Null without a picture. */
  altText: InBoth.nullable(),
})
export type StorybookPage = z.output<typeof StorybookPage>

/** A page as both kinds of clients read it. */
export const DrawnPage = StorybookPage.extend({
  page: z.number().int(),
  image_path: z.string().nullable(),
})
export type DrawnPage = z.output<typeof DrawnPage>

/** What a storybook was made into, or is being made into. */
export const StorybookPaper = z.object({
  form: z.enum(paperForms),
  state: z.enum(paperStates),
  /** How many of its pages are done. */
  done: z.number().int(),
  total: z.number().int(),
  /** Works for ten minutes; null until it is done. */
  url: z.string().nullable(),
})
export type StorybookPaper = z.output<typeof StorybookPaper>

/** A storybook as its teacher works on it. */
export const Storybook = z.object({
  id: Id,
  title: z.string(),
  grade_level: z.string().nullable(),
  teacher_notes: z.string(),
  /** The texts of the pages, parted by blank lines. */
  narrative: z.string(),
  pages: z.array(StorybookPage),
  include_illustrations: z.boolean(),
  status: z.enum(storybookStates),
  /** Works for ten minutes. Null until a PDF was made of what the book says now. */
  pdf_url: z.string().nullable(),
  /** When staff approved what it says now; null where they did not, also of one that is published. */
  approved_at: Instant.nullable(),
  published_at: Instant.nullable(),
  updated_at: Instant,
  created_at: Instant,
  classroom_id: Id,
  teacher_id: Id,
  /** Grows with each change; sent along, it keeps one window from writing over another. */
  version: z.number().int(),
  language: BookLanguage,
  /** The second language of the book; null where it has one alone. */
  other_language: BookLanguage.nullable(),
  reading: z.enum(readingModes),
  style: z.enum(pictureStyles),
  photo_ids: z.array(Id),
  /** What its teacher vouched for of these photos; nothing once another one is chosen. */
  photos_attested: z.array(z.enum(photoAttestations)),
  /** Words and names of which its teacher says that they are no child here. */
  kept_words: z.array(z.string()),
  /** Of the pictures that were asked for last. */
  pictures: z.object({
    state: z.enum(pictureStates),
    done: z.number().int(),
    total: z.number().int(),
  }),
  /** Of what the book says now: with any change of its pages they are gone. */
  papers: z.array(StorybookPaper),
  /** Where readers find it; null while it is not published. */
  code: z.string().nullable(),
  /** Whether it is shown with the story of the classroom's slot, and on its sponsor's dashboard. */
  in_story: z.boolean(),
  /** Why staff sent it back, or took it off; null where they did neither. */
  returned_reason: z.string().nullable(),
  /** Since when it is hidden, because a family asked or a name of the class list stands in it; null for all others. */
  held_at: Instant.nullable(),
  /** Whether a name hides it that joined the class list after it was published: its teacher mends that. Else staff look at it. */
  held_by_names: z.boolean(),
})
export type Storybook = z.output<typeof Storybook>

/** A storybook in the list of its teacher. */
export const ListedStorybook = Storybook.pick({
  id: true,
  title: true,
  grade_level: true,
  status: true,
  include_illustrations: true,
  pdf_url: true,
  published_at: true,
  updated_at: true,
  created_at: true,
  classroom_id: true,
  code: true,
  held_at: true,
  held_by_names: true,
}).extend({ page_count: z.number().int() })
export type ListedStorybook = z.output<typeof ListedStorybook>

const Prompt = z.string().max(maxPagePromptLength)
const Caption = oneLine(maxPageCaptionLength)
const Alt = z.string().max(maxPageAltLength)

/** A page as a client sends it. What it says of pictures is not read: they hang on the page's id. */
export const PageWish = z.object({
  /** Without one it is the page that has this number now, or a new one. */
  id: Id.nullish(),
  pageNumber: z.number().int().min(1).max(10_000).nullish(),
  text: z.string().max(maxPageTextLength).default(''),
  otherText: z.string().max(maxPageTextLength).nullish(),
  caption: Caption.nullish(),
  prompt: Prompt.nullish(),
  imageUrl: z.string().max(2_000).nullish(),
  /** In place of what was drawn along with the picture; an empty text brings that back. */
  altText: z.object({ en: Alt.nullish(), es: Alt.nullish() }).nullish(),
})
export type PageWish = z.output<typeof PageWish>

/** Words that are not taken for a child, as they stand in the book. */
export const KeptWords = z.array(z.string().trim().min(1).max(40)).max(mostKeptWords)

/** What a teacher writes of a storybook; what is left out stays. */
export const storybookWishes = {
  title: oneLine(maxStorybookTitleLength).optional(),
  grade_level: oneLine(maxStorybookGradeLength).nullish(),
  teacher_notes: z.string().max(maxStorybookNotesLength).nullish(),
  /** Without pages along with it, the pages are split from it at blank lines. */
  narrative: z.string().max(maxNarrativeLength).nullish(),
  /** In their order. Without a narrative along with them, it is their texts. */
  pages: z.array(PageWish).max(mostStorybookPages).nullish(),
  include_illustrations: z.boolean().optional(),
  language: BookLanguage.optional(),
  /** Null for a book in one language. */
  other_language: BookLanguage.nullish(),
  reading: z.enum(readingModes).optional(),
  style: z.enum(pictureStyles).optional(),
  photo_ids: z
    .array(Id)
    .max(mostStorybookPhotos + 50)
    .optional(),
  /** In this storybook they are not taken for a child. Of the class list only what is a word as well is kept. */
  kept_words: KeptWords.optional(),
}

/** A photo that a storybook may be told from. */
export const StoryAsset = z.object({
  id: Id,
  /** Works for ten minutes. */
  image_url: z.string().nullable(),
  caption: z.string(),
  /** How many faces were covered before it was stored; null where its teacher was not asked. */
  faces_covered: z.number().int().nullable(),
  created_at: Instant,
  type: z.enum(['photo']),
  teacher_id: Id,
})
export type StoryAsset = z.output<typeof StoryAsset>

/** Where something stands that could tell who a child is. */
export const PrivatePlace = z.object({
  field: z.enum([
    ...['title', 'teacher_notes', 'text', 'otherText', 'caption', 'prompt', 'altText', 'altTextEs'],
    'photo_caption',
  ] as const),
  /** Of the page, or of the photo. */
  id: Id.nullable(),
  kind: z.enum(privateKinds),
  start: z.number().int(),
  end: z.number().int(),
  quote: z.string(),
  /** What may stand there instead. */
  replacement: z.string(),
  /** A name that is also a word, or stands in no class list, as it may be kept. */
  word: z.string().optional(),
})
export type PrivatePlace = z.infer<typeof PrivatePlace>

/** What a teacher vouches for of photos. */
export const PhotosAttested = z.partialRecord(z.enum(photoAttestations), z.boolean().nullish())

/** What of the notes a book does not tell as it was noted. */
export const StoryNotice = z.object({ kind: z.enum(storyNoticeKinds), quote: z.string() })
export type StoryNotice = z.infer<typeof StoryNotice>

/** What a teacher may make now, and for which classroom. */
export const StorybookContext = z.object({
  /** By whoever runs the site, for everybody. */
  turned_on: z.boolean(),
  /** Null for a teacher who leads none. */
  classroom: z
    .object({
      id: Id,
      name: z.string(),
      grade_level: z.string().nullable(),
      /** Whose credit each making takes; null where it takes none. */
      sponsor_id: Id.nullable(),
      storybooks_enabled: z.boolean(),
    })
    .nullable(),
  /** Of all of the teacher's classrooms. */
  classrooms: z.array(z.object({ id: Id, name: z.string(), storybooks_enabled: z.boolean() })),
  week: StorybookWeek.nullable(),
  remainingCredits: z.number().int(),
})
export type StorybookContext = z.output<typeof StorybookContext>
