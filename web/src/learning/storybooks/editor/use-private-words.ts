import type { PrivatePlace } from '@tower/contract/learning/storybooks/private/private-place.ts'
import { useEffect, useRef, useState } from 'react'
import type { Draft } from './draft.ts'
import { languageOf, listTexts, readText, type TextRef } from './draft-texts.ts'

/** Something that could tell who a child is, and where it stands. */
export type FoundPlace = PrivatePlace & { ref: TextRef; quote: string }

/** A pause in typing after which it is looked for. */
const pauseMs = 500

type Finder = (text: string, language: 'en' | 'es') => PrivatePlace[]

/** What in a book could tell who a child is; looked for on this device, in what changed alone. */
export function usePrivateWords(
  draft: Draft,
  students: readonly string[] | undefined,
): readonly FoundPlace[] {
  const [found, setFound] = useState<readonly FoundPlace[]>([])
  const finder = useFinder(students)
  useEffect(() => {
    if (!finder) return
    const timer = setTimeout(() => setFound(findIn(draft, finder)), pauseMs)
    return () => clearTimeout(timer)
  }, [draft, finder])
  // What was typed since then has other places: none is shown that does not say what it said.
  return found.filter(({ ref, start, end, quote }) => readText(draft, ref)?.slice(start, end) === quote)
}

function findIn(draft: Draft, finder: Finder): FoundPlace[] {
  return listTexts(draft).flatMap((ref) => {
    const text = readText(draft, ref) ?? ''
    return finder(text, languageOf(draft, ref)).map((place) => ({
      ...{ ...place, ref, quote: text.slice(place.start, place.end) },
    }))
  })
}

/** The code that finds comes once, after the page stands; each text is looked through once. */
function useFinder(students: readonly string[] | undefined): Finder | undefined {
  const [finder, setFinder] = useState<{ find: Finder }>()
  const names = JSON.stringify(students)
  const latest = useRef(names)
  useEffect(() => {
    latest.current = names
    if (students === undefined) return
    void import('@tower/contract/learning/storybooks/private/find-private.ts').then(
      ({ createFindPrivate }) => {
        if (latest.current !== names) return
        const known = new Map<string, PrivatePlace[]>()
        const finds = {
          en: createFindPrivate({ students, language: 'en' }),
          es: createFindPrivate({ students, language: 'es' }),
        }
        const find: Finder = (text, language) => {
          const key = `${language} ${text}`
          const places = known.get(key) ?? finds[language](text)
          known.set(key, places)
          return places
        }
        setFinder({ find })
      },
    )
    // The list is another array at each reading; its names say whether it differs.
  }, [names]) // oxlint-disable-line react/exhaustive-deps -- see above
  return finder?.find
}
