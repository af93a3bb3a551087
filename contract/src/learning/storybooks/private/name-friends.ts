import { capitalize } from '../../../capitalize.ts'
import { textBefore } from './around.ts'
import { fitEnglish } from './fit-english.ts'
import { fitSpanish } from './fit-spanish.ts'
import { keyOf, type NamedChild } from './friend-group.ts'
import type { PrivatePlace } from './private-place.ts'

/** “Ana and Luis”, “Ana, Luis y Sam”: children told of together are one place. */
const together = /^(?:, ?(?:and |y |e )?| and | & | y | e |\/)$/
const opening = /(?:^|[.!?]["”’)]*\s+|\n\s*[-*•–—]?\s*|["“«¡¿]\s*)$/u

/** Makes places of the children that were found, each with words that fit where the name stood. */
export function nameFriends(text: string, found: readonly NamedChild[]): PrivatePlace[] {
  const groups: NamedChild[][] = []
  for (const child of found) {
    const last = groups.at(-1)?.at(-1)
    if (last && together.test(text.slice(last.end, child.start))) groups.at(-1)?.push(child)
    else groups.push([child])
  }
  const seen = new Set<string>()
  return groups.map((children) => {
    const place = placeOf(text, children, seen)
    for (const child of children) seen.add(keyOf(child))
    return place
  })
}

function placeOf(text: string, children: readonly NamedChild[], seen: ReadonlySet<string>): PrivatePlace {
  const start = children[0]?.start ?? 0
  const end = children.at(-1)?.end ?? start
  const fit = children[0]?.language === 'es' ? fitSpanish : fitEnglish
  const fitted = fit({ text, children, start, end, seen })
  const opens = opening.test(textBefore(text, fitted.start))
  const [first, second] = children
  return {
    ...{ kind: 'name', ...fitted },
    replacement: opens ? capitalize(fitted.replacement) : fitted.replacement,
    ...(first?.word !== undefined && second === undefined && { word: first.word }),
  }
}
