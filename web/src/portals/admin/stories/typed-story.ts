import type { Language } from '@tower/contract/language.ts'
import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import type { Story } from '@tower/contract/outreach/stories.ts'
import { mostStoryPlace } from '@tower/contract/outreach/story-desk.ts'
import { fromOfficeTime, toOfficeTime } from '../../../matching/draws/office-time.ts'
import type { StoryWish } from '../../../outreach/stories/story-desk.api.ts'

/** What stands in the fields of the editor. */
export type TypedStory = Record<StoryWord, string> & {
  /** Where the picture will stand, empty without one. */
  image: string
  /** Where it can be seen until the story is saved. */
  imageShown: string
  link: string
  place: string
  start: string
}

const words = ['title', 'summary', 'image_alt', 'title_es', 'summary_es', 'image_alt_es'] as const
export type StoryWord = (typeof words)[number]

export function typedOf(story: ManagedStory | undefined): TypedStory {
  const told = Object.fromEntries(words.map((name) => [name, story?.[name] ?? '']))
  return {
    ...(told as Record<StoryWord, string>),
    ...{ image: story?.image_url ?? '', imageShown: story?.image_url ?? '', link: story?.link_url ?? '' },
    place: String(story?.place ?? 0),
    start: story?.starts_at ? toOfficeTime(story.starts_at) : '',
  }
}

export type StoryFault = 'title' | 'title_es' | 'place' | 'start'

/** What of the fields can't be sent. */
export function findStoryFaults(typed: TypedStory): StoryFault[] {
  const isTold = typed.summary_es.trim() !== '' || typed.image_alt_es.trim() !== ''
  const isPlace = /^\d{1,3}$/.test(typed.place.trim()) && Number(typed.place) <= mostStoryPlace
  return [
    ...(typed.title.trim() === '' ? ['title' as const] : []),
    ...(isTold && typed.title_es.trim() === '' ? ['title_es' as const] : []),
    ...(isPlace ? [] : ['place' as const]),
    ...(typed.start === '' || fromOfficeTime(typed.start) ? [] : ['start' as const]),
  ]
}

/** Whether it can go to review: told in both languages, its picture described in both. */
export function isWhole({ image, image_alt, image_alt_es, ...told }: TypedStory): boolean {
  const needed = [told.title, told.summary, told.title_es, told.summary_es]
  return [...needed, ...(image === '' ? [] : [image_alt, image_alt_es])].every((text) => text.trim() !== '')
}

/** What the fields say, as it is sent. */
export function wishOfTyped({ image, imageShown: _, link, place, start, ...told }: TypedStory): StoryWish {
  return {
    ...told,
    ...{ image_url: image || null, link_url: link.trim() || null, place: Number(place) },
    starts_at: fromOfficeTime(start)?.toISOString() ?? null,
  }
}

/** The story as visitors would see it in a language. */
export function shownOf(typed: TypedStory, language: Language): Story {
  const isSpanish = language === 'es' && typed.title_es.trim() !== ''
  const [title, summary, alt] = isSpanish
    ? [typed.title_es, typed.summary_es, typed.image_alt_es]
    : [typed.title, typed.summary, typed.image_alt]
  return {
    // A heading is never empty, not even before the first letter.
    ...{ id: 'preview', title: title.trim() || '…', summary, image_alt: alt },
    ...{ image_url: typed.imageShown || null, link_url: typed.link.trim() || null },
  }
}
