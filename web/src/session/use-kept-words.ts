import { useState } from 'react'
import { forgetWords, keepWords, keptPlace, recallWords } from './kept-words.ts'
import { readStoredSession } from './stored-session.ts'

/**
 * What somebody types into a form, kept for this tab and this account until it is sent: a reload loses nothing.
 * `first` is what the form shows before anything was typed; whoever types exactly that has typed nothing.
 */
export function useKeptWords<Words extends object>(name: string, first: Words) {
  const [place] = useState(() => keptPlace(readStoredSession()?.userId ?? '', name))
  const [words, setWords] = useState<Words>(() => ({ ...first, ...recallWords<Words>(place) }))
  return {
    words,
    write: (next: Words) => {
      setWords(next)
      if (isSame(next, first)) forgetWords(place)
      else keepWords(place, next)
    },
    /** After it was sent, or where it is given up. */
    forget: (next: Words = first) => {
      setWords(next)
      forgetWords(place)
    },
  }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
