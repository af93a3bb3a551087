import { useState } from 'react'
import { keptPlace } from './kept-words.ts'
import { readStoredSession } from './stored-session.ts'

/**
 * What somebody types into a form, kept for this tab and this account until it is sent: a reload loses nothing.
 * `first` is what the form shows before anything was typed; whoever types exactly that has typed nothing.
 */
export function useKeptWords<Words extends object>(name: string, first: Words) {
  const [place] = useState(() => keptPlace(readStoredSession()?.userId ?? '', name))
  const [words, setWords] = useState<Words>(() => ({ ...first, ...readKept<Words>(place) }))
  return {
    words,
    write: (next: Words) => {
      setWords(next)
      keep(place, isSame(next, first) ? undefined : next)
    },
    /** After it was sent, or where it is given up. */
    forget: (next: Words = first) => {
      setWords(next)
      keep(place, undefined)
    },
  }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

function readKept<Words>(place: string): Partial<Words> {
  try {
    return (JSON.parse(sessionStorage.getItem(place) ?? '{}') ?? {}) as Partial<Words>
  } catch {
    // What cannot be read was not kept.
    return {}
  }
}

function keep(place: string, words: object | undefined): void {
  try {
    if (words === undefined) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(words))
  } catch {
    // A browser that keeps nothing still sends.
  }
}
