import { propNames, type PropName } from '../props/all-props.ts'
import { firstPlace, withoutPhrases, type Tongue } from '../words/find-words.ts'
import { propWords } from '../words/prop-words.ts'
import type { Source } from './sources.ts'

/** The things told of: those of the prompt first, each source in the order of its words. */
export function findThings(sources: readonly Source[]): PropName[] {
  const found = sources.flatMap(({ plain, tongues }) =>
    propNames
      .map((name) => ({ name, place: placeOf(name, plain, tongues) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place)
      .map(({ name }) => name),
  )
  return [...new Set(found)]
}

function placeOf(name: PropName, plain: string, tongues: readonly Tongue[]): number {
  const { words, unless } = propWords[name]
  const place = firstPlace(plain, tongues, words)
  if (place < 0 || unless === undefined) return place
  return firstPlace(withoutPhrases(plain, tongues, unless), tongues, words)
}
