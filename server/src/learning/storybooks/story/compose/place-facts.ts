import type { Fact } from '../notes/fact.ts'
import type { Ending } from '../passages/passage-words.ts'

/** The pages that tell what happened, by how many there are to tell: the first begins the book and the last is its climax. */
const pagesFor: readonly (readonly number[])[] = [
  [],
  [1],
  [1, 10],
  [1, 5, 10],
  [1, 3, 7, 10],
  [1, 3, 5, 8, 10],
  [1, 3, 5, 7, 8, 10],
  [1, 3, 5, 6, 7, 8, 10],
  [1, 3, 5, 6, 7, 8, 9, 10],
  [1, 3, 5, 6, 7, 8, 9, 10, 11],
]
const mostPages = 9
const troublePage = 6
const praises = /^(?:Our teacher was|Estábamos (?:muy )?orgullos)/u
/** What the class wanted is the wish of its book. */
const isWish =
  /^(?:On \w+day, )?(?:We (?:all )?(?:wanted|wished|hoped)|Queríamos|Quisimos|Deseábamos)(?!\p{L})(?! (?:more|it|más|seconds))/u
const wishPage = 2
const early = [1, 3, 5]
const late = [7, 8, 9, 10]
/** After the trouble, by how many there are to tell. */
const pagesAfter = [[10], [7, 10], [7, 8, 10]] as const

/** What a teacher says of it all stands at the end. */
export const isPraise = (sentence: string) => praises.test(sentence)

/**
 * Facts on their pages, in the order they were told. Where one of them is trouble, it stands just before the turn; where the week ended
 * sad or asleep, the last one is the climax, and what follows is the book's own.
 */
export function placeFacts(facts: readonly Fact[], mostAPage: number, ending: Ending): Map<number, Fact[]> {
  const praise = facts.filter(({ sentence }) => isPraise(sentence)).slice(0, 1)
  const story = facts.filter(({ sentence }) => !isPraise(sentence))
  const wish = story.length > 2 ? story.slice(0, 3).find(({ sentence }) => isWish.test(sentence)) : undefined
  const kept = story.filter((fact) => fact !== wish).slice(0, mostPages * mostAPage)
  const trouble = kept.findIndex(
    ({ tone }, at) => (tone === 'trouble' || tone === 'sad') && at > 0 && at < kept.length - 1,
  )
  const placed = new Map<number, Fact[]>(praise.length > 0 && kept.length > 0 ? [[11, praise]] : [])
  if (wish !== undefined) placed.set(wishPage, [wish])
  const spread = (some: readonly Fact[], pages: readonly number[]): void => {
    some.forEach((fact, at) => {
      const page = pages[Math.floor((at * pages.length) / some.length)] ?? pages.at(-1) ?? 1
      placed.set(page, [...(placed.get(page) ?? []), fact])
    })
  }
  const before = kept.slice(0, trouble)
  const after = kept.slice(trouble + 1)
  if (trouble > 0 && before.length <= early.length * mostAPage && after.length <= late.length * mostAPage) {
    spread(before, early.slice(0, Math.max(1, Math.min(early.length, before.length))))
    spread(kept.slice(trouble, trouble + 1), [troublePage])
    spread(after, pagesAfter[after.length - 1] ?? late)
    return placed
  }
  spread(kept, pagesFor[Math.min(kept.length, ending === 'glad' ? mostPages : mostPages - 1)] ?? [1])
  return placed
}
