import type { Language } from '@tower/contract/language.ts'
import { extras as englishExtras } from './en/extras.ts'
import { farewell as englishFarewell } from './en/farewell.ts'
import { growing as englishGrowing } from './en/growing.ts'
import { kindness as englishKindness } from './en/kindness.ts'
import { making as englishMaking } from './en/making.ts'
import { performance as englishPerformance } from './en/performance.ts'
import { reactions as englishReactions } from './en/reactions.ts'
import { search as englishSearch } from './en/search.ts'
import { softEnds as englishSoftEnds } from './en/soft-ends.ts'
import { pulls as englishPulls, tiny as englishTiny } from './en/tiny.ts'
import { trip as englishTrip } from './en/trip.ts'
import { upperExtras as englishUpperExtras } from './en/upper-extras.ts'
import { week as englishWeek } from './en/week.ts'
import { extras as spanishExtras } from './es/extras.ts'
import { farewell as spanishFarewell } from './es/farewell.ts'
import { growing as spanishGrowing } from './es/growing.ts'
import { kindness as spanishKindness } from './es/kindness.ts'
import { making as spanishMaking } from './es/making.ts'
import { performance as spanishPerformance } from './es/performance.ts'
import { reactions as spanishReactions } from './es/reactions.ts'
import { search as spanishSearch } from './es/search.ts'
import { smallExtras as spanishSmallExtras } from './es/small-extras.ts'
import { softEnds as spanishSoftEnds } from './es/soft-ends.ts'
import { pulls as spanishPulls, tiny as spanishTiny } from './es/tiny.ts'
import { trip as spanishTrip } from './es/trip.ts'
import { upperExtras as spanishUpperExtras } from './es/upper-extras.ts'
import { week as spanishWeek } from './es/week.ts'
import type { Extras, PassageWords, Shape, SoftEnds, TinyWords } from './passage-words.ts'

export type BookWords = {
  passages: Readonly<Record<Shape, PassageWords>>
  tiny: Readonly<Record<Shape, TinyWords>>
  pulls: readonly string[]
  reactions: Readonly<Record<string, readonly string[]>>
  extras: Extras
  upperExtras: Extras
  /** Of short words, where the language has long ones. */
  smallExtras?: Extras
  softEnds: SoftEnds
}

/** All words of the built-in storyteller, written in each language by itself. */
export const bookWords: Readonly<Record<Language, BookWords>> = {
  en: {
    passages: {
      growing: englishGrowing,
      making: englishMaking,
      trip: englishTrip,
      search: englishSearch,
      performance: englishPerformance,
      kindness: englishKindness,
      farewell: englishFarewell,
      week: englishWeek,
    },
    tiny: englishTiny,
    pulls: englishPulls,
    reactions: englishReactions,
    extras: englishExtras,
    upperExtras: englishUpperExtras,
    softEnds: englishSoftEnds,
  },
  es: {
    passages: {
      growing: spanishGrowing,
      making: spanishMaking,
      trip: spanishTrip,
      search: spanishSearch,
      performance: spanishPerformance,
      kindness: spanishKindness,
      farewell: spanishFarewell,
      week: spanishWeek,
    },
    tiny: spanishTiny,
    pulls: spanishPulls,
    reactions: spanishReactions,
    extras: spanishExtras,
    upperExtras: spanishUpperExtras,
    smallExtras: spanishSmallExtras,
    softEnds: spanishSoftEnds,
  },
}
