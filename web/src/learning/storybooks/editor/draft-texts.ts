import type { Language } from '@tower/contract/language.ts'
import type { Draft, DraftPage } from './draft.ts'

const bookFields = ['title', 'grade_level', 'teacher_notes'] as const
const pageFields = ['text', 'otherText', 'caption', 'prompt', 'altEn', 'altEs'] as const

/** Which text of a storybook is meant. */
export type TextRef =
  | { field: (typeof bookFields)[number]; pageId: null }
  | { field: (typeof pageFields)[number]; pageId: string }

/** One name for each text, to know it again. */
export const keyOf = ({ field, pageId }: TextRef): string => (pageId === null ? field : `${pageId} ${field}`)

/** Every text that a storybook has, in the order of the screen. */
export function listTexts(draft: Draft): TextRef[] {
  return [
    ...bookFields.map((field): TextRef => ({ field, pageId: null })),
    ...draft.pages.flatMap(({ id }) => pageFields.map((field): TextRef => ({ field, pageId: id }))),
  ]
}

/** A text as it is typed; undefined where the page is gone or has none of this kind. */
export function readText(draft: Draft, ref: TextRef): string | undefined {
  if (ref.pageId === null) return draft[ref.field]
  const page = draft.pages.find(({ id }) => id === ref.pageId)
  return page && (readPage(page, ref.field) ?? undefined)
}

function readPage(page: DraftPage, field: (typeof pageFields)[number]): string | null {
  if (field === 'altEn') return page.altText?.en ?? null
  if (field === 'altEs') return page.altText?.es ?? null
  return page[field]
}

/** The storybook with another text in one place. */
export function writeText(draft: Draft, ref: TextRef, text: string): Draft {
  if (ref.pageId === null) return { ...draft, [ref.field]: text }
  return {
    ...draft,
    pages: draft.pages.map((page) => (page.id === ref.pageId ? writePage(page, ref.field, text) : page)),
  }
}

function writePage(page: DraftPage, field: (typeof pageFields)[number], text: string): DraftPage {
  if (field !== 'altEn' && field !== 'altEs') return { ...page, [field]: text }
  const alt = page.altText ?? { en: '', es: '' }
  return { ...page, altText: field === 'altEn' ? { ...alt, en: text } : { ...alt, es: text } }
}

/** In which language a text is written. */
export function languageOf(draft: Draft, { field }: TextRef): Language {
  if (field === 'altEn') return 'en'
  if (field === 'altEs') return 'es'
  return field === 'otherText' ? (draft.other_language ?? draft.language) : draft.language
}
