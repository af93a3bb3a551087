import { bookWords } from '../passages/book-words.ts'
import type { Limits } from '../check/limits.ts'
import type { Matter } from '../matter/matter.ts'
import type { Fact } from '../notes/fact.ts'
import type { Ending, Shape } from '../passages/passage-words.ts'
import type { StoryInput } from '../story.ts'
import type { Chance } from './chance.ts'
import { fillSlots } from './slots.ts'

/** What is known of a book before its first sentence. */
export type BookToTell = {
  input: StoryInput
  limits: Limits
  year: number
  shape: Shape
  matter: Matter
  facts: readonly Fact[]
  /** Of a farewell every page is quiet, and needs no other end. */
  ending: Ending
  captions: readonly string[]
}

/** The last pages of a book whose notes end sad or asleep. */
export function softEndOf({ input, ending }: Pick<BookToTell, 'input' | 'ending'>) {
  return ending === 'glad' ? undefined : bookWords[input.language].softEnds[ending]
}

/** What is said again and again, in as many words as a page has space for. */
export function refrainOf(
  { input, shape, matter }: Pick<BookToTell, 'input' | 'shape' | 'matter'>,
  chance: Chance,
  most: number,
): string {
  const filled = bookWords[input.language].passages[shape].refrains
    .map((refrain) => fillSlots(refrain, matter, input.language))
    .filter((refrain) => refrain !== undefined)
  const short = filled.filter((refrain) => refrain.split(' ').length <= most)
  return chance.pick(short.length > 0 ? short : filled, 'refrain') ?? ''
}
