import type { PrivatePlace } from '@tower/contract/learning/storybooks/private/private-place.ts'
import { useEffect, useRef, useState } from 'react'
import type { StoryPhoto } from '../story-photos.api.ts'
import type { Draft } from './draft.ts'
import { languageOf, listTexts, readText, type TextRef } from './draft-texts.ts'

/** Something that could tell who a child is, and where it stands. */
export type FoundPlace = PrivatePlace & { ref: TextRef; quote: string }

/** The same under a photo that the book is told from. */
export type FoundUnderPhoto = PrivatePlace & { photo: StoryPhoto; number: number; quote: string }

export type FoundInBook = { places: readonly FoundPlace[]; underPhotos: readonly FoundUnderPhoto[] }

/** A pause in typing after which it is looked for. */
const pauseMs = 500

type Finder = (text: string, language: 'en' | 'es') => PrivatePlace[]

const nothing: FoundInBook = { places: [], underPhotos: [] }

export type PrivateWordsOptions = {
  draft: Draft
  /** Those that the book is told from, in their order. */
  photos: readonly StoryPhoto[]
  students: readonly string[] | undefined
}

/** What in a book could tell who a child is; looked for on this device, in what changed alone. */
export function usePrivateWords({ draft, photos, students }: PrivateWordsOptions): FoundInBook {
  const [found, setFound] = useState(nothing)
  const finder = useFinder(students, draft.kept_words)
  useEffect(() => {
    if (!finder) return
    const look = () =>
      setFound({ places: findIn(draft, finder), underPhotos: findUnder(photos, draft, finder) })
    const timer = setTimeout(look, pauseMs)
    return () => clearTimeout(timer)
  }, [draft, photos, finder])
  // What was typed since then has other places: none is shown that does not say what it said.
  return {
    places: found.places.filter(
      ({ ref, start, end, quote }) => readText(draft, ref)?.slice(start, end) === quote,
    ),
    underPhotos: found.underPhotos.filter(({ photo, start, end, quote }) =>
      photos.some(({ id, caption }) => id === photo.id && caption.slice(start, end) === quote),
    ),
  }
}

function findIn(draft: Draft, finder: Finder): FoundPlace[] {
  return listTexts(draft).flatMap((ref) => {
    const text = readText(draft, ref) ?? ''
    return finder(text, languageOf(draft, ref)).map((place) => ({
      ...{ ...place, ref, quote: text.slice(place.start, place.end) },
    }))
  })
}

function findUnder(photos: readonly StoryPhoto[], { language }: Draft, finder: Finder): FoundUnderPhoto[] {
  return photos.flatMap((photo, at) =>
    finder(photo.caption, language).map((place) => ({
      ...{ ...place, photo, number: at + 1, quote: photo.caption.slice(place.start, place.end) },
    })),
  )
}

/** The code that finds comes once, after the page stands; each text is looked through once. */
function useFinder(
  students: readonly string[] | undefined,
  keptWords: readonly string[],
): Finder | undefined {
  const [finder, setFinder] = useState<{ find: Finder }>()
  const search = JSON.stringify({ students, keptWords })
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
    if (students === undefined) return
    void import('@tower/contract/learning/storybooks/private/find-private.ts').then(
      ({ createFindPrivate }) => {
        if (latest.current !== search) return
        const known = new Map<string, PrivatePlace[]>()
        const finds = {
          en: createFindPrivate({ students, keptWords, asksNames: true, language: 'en' }),
          es: createFindPrivate({ students, keptWords, asksNames: true, language: 'es' }),
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
    // The lists are other arrays at each reading; their words say whether they differ.
  }, [search]) // oxlint-disable-line react/exhaustive-deps -- see above
  return finder?.find
}
