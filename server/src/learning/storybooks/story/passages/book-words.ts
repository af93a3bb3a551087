import type { Language } from '@tower/contract/language.ts'
import { extras } from './en/extras.ts'
import { growing } from './en/growing.ts'
import { kindness } from './en/kindness.ts'
import { making } from './en/making.ts'
import { performance } from './en/performance.ts'
import { reactions } from './en/reactions.ts'
import { search } from './en/search.ts'
import { pulls, tiny } from './en/tiny.ts'
import { trip } from './en/trip.ts'
import { week } from './en/week.ts'
import type { Extras, PassageWords, Shape, TinyWords } from './passage-words.ts'

export type BookWords = {
  passages: Readonly<Record<Shape, PassageWords>>
  tiny: Readonly<Record<Shape, TinyWords>>
  pulls: readonly string[]
  reactions: Readonly<Record<string, readonly string[]>>
  extras: Extras
}

/** All words of the built-in storyteller, written in each language. */
export const bookWords: Readonly<Record<Language, BookWords>> = {
  en: { passages: { growing, making, trip, search, performance, kindness, week }, tiny, pulls, reactions, extras },
  es: { passages: { growing, making, trip, search, performance, kindness, week }, tiny, pulls, reactions, extras },
}
