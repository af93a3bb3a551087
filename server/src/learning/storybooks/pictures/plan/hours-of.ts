import type { PictureInput, TimeOfDay } from '../picture.ts'
import { countWords } from '../words/find-words.ts'
import { dayWords, nightWords, timeWords } from '../words/light-words.ts'
import { literalOf, sourcesOf } from './sources.ts'

/** What hour it is on each page of a book whose words name none: night goes on until another hour or another day is told of. */
export function hoursOf(
  pages: readonly Pick<PictureInput, 'text' | 'caption' | 'prompt'>[],
): (TimeOfDay | undefined)[] {
  let isNight = false
  return pages.map((page) => {
    const literal = literalOf(sourcesOf(page))
    const has = (words: typeof nightWords) =>
      literal.some(({ plain, tongues }) => countWords(plain, tongues, words) > 0)
    const { night: _, ...others } = timeWords
    if (has(nightWords)) isNight = true
    else if (has(dayWords) || Object.values(others).some(has)) isNight = false
    return isNight ? 'night' : undefined
  })
}
