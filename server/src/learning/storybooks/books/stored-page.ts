import { languages } from '@tower/contract/language.ts'
import {
  paperForms,
  paperStates,
  pictureStyles,
  readingModes,
  storybookStates,
  type PhotoAttestation,
  type PictureState,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import { z } from 'zod'

/** A page as it lies in its book. What is drawn for it hangs on its id. */
export const StoredPage = z.object({
  id: z.string(),
  text: z.string(),
  otherText: z.string().nullable(),
  caption: z.string(),
  prompt: z.string(),
  /** Where the teacher wrote her own. */
  altText: z.object({ en: z.string().optional(), es: z.string().optional() }).nullable(),
})
export type StoredPage = z.infer<typeof StoredPage>

/** A book as it lies in the database. */
export const BookRow = z.object({
  id: z.string(),
  teacher_id: z.string(),
  classroom_id: z.string(),
  title: z.string(),
  grade_level: z.string().nullable(),
  teacher_notes: z.string(),
  narrative: z.string(),
  pages: z.array(StoredPage),
  include_illustrations: z.boolean(),
  status: z.enum(storybookStates),
  pdf_url: z.string().nullable(),
  language: z.enum(languages),
  other_language: z.enum(languages).nullable(),
  reading: z.enum(readingModes),
  style: z.enum(pictureStyles),
  kept_words: z.array(z.string()),
  seed: z.number(),
  version: z.number(),
  code: z.string().nullable(),
  returned_reason: z.string().nullable(),
  must_be_approved: z.boolean(),
  in_story: z.boolean(),
  submitted_at: z.date().nullable(),
  approved_at: z.date().nullable(),
  published_at: z.date().nullable(),
  held_at: z.date().nullable(),
  held_by_names: z.boolean(),
  created_at: z.date(),
  updated_at: z.date(),
})
export type BookRow = z.infer<typeof BookRow>

/** A picture as it is kept: the drawing, and its pixels or those of a provider. */
export const KeptPicture = z.object({
  svg: z.string(),
  raster: z.instanceof(Uint8Array).nullable(),
  made_by: z.enum(['built-in', 'provider']),
})
export type KeptPicture = z.infer<typeof KeptPicture>

/** What is known of a drawn picture without the drawing. */
export type PictureFacts = { id: string; pageId: string; altEn: string; altEs: string }

/** What a book was made into, or is being made into, without the bytes. */
export const PaperFacts = z.object({
  id: z.string(),
  form: z.enum(paperForms),
  state: z.enum(paperStates),
  done: z.number(),
  total: z.number(),
})
export type PaperFacts = z.infer<typeof PaperFacts>

/** A book with what hangs on it, as its teacher is shown it. */
export type ShownBook = {
  book: BookRow
  photoIds: string[]
  /** What its teacher vouched for of these photos. */
  attested: PhotoAttestation[]
  pictures: PictureFacts[]
  papers: PaperFacts[]
  drawing: { state: PictureState; done: number; total: number }
}
