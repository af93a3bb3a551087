import type { Language } from '@tower/contract/language.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import { countPoints, type Grounds } from './count-points.ts'
import type { drawTerms } from './draw-terms-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

type Words = Translated<typeof drawTerms>['weights']

/** “27 nominators”, or “25 counted of 27 nominators” where not all count; the same of waited draws. */
export function groundsWords(
  grounds: Grounds,
  words: Words,
  language: Language,
): { nominators: string; waited: string } {
  const points = countPoints(grounds)
  const { nominators, waited } = grounds
  return {
    nominators:
      points.nominations < nominators
        ? fillCounted(words.nominatorsCounted, nominators, language, { counted: points.nominations })
        : fillCounted(words.nominators, nominators, language),
    waited:
      points.waited < waited
        ? fillCounted(words.waitedCounted, waited, language, { counted: points.waited })
        : fillCounted(words.waited, waited, language),
  }
}
