import { chanceOf } from '../chance.ts'
import type { PictureInput, View } from '../picture.ts'

/** A book opens on the whole place, ends among the children, and never shows two pages the same way. */
export function viewOf({
  seed,
  pageNumber,
  pageCount,
}: Pick<PictureInput, 'seed' | 'pageNumber' | 'pageCount'>): View {
  if (pageNumber <= 1) return 'far'
  if (pageNumber === pageCount) return 'middle'
  const chance = chanceOf(seed, 'views')
  const turn = chance.pick([
    ['middle', 'near', 'above', 'near', 'middle', 'far', 'near', 'above'],
    ['near', 'middle', 'above', 'middle', 'near', 'far', 'middle', 'above'],
    ['middle', 'above', 'near', 'far', 'middle', 'near', 'above', 'near'],
  ] as const)
  const own = (page: number) => turn[(page - 2) % turn.length] ?? 'middle'
  if (pageNumber < pageCount - 1 || own(pageNumber) !== 'middle') return own(pageNumber)
  return own(pageNumber - 1) === 'near' ? 'above' : 'near'
}
