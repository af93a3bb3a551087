import { useEffect, useRef, useState } from 'react'
import { forgetWords, keepWords, keptPlace, recallWords } from './kept-words.ts'
import { useProfile } from './route-guard.tsx'

/** What stands in the fields of an editor, and the version of the thing that was on the screen meanwhile. */
type KeptForm<Typed, Seen> = { typed: Typed; seen: Seen }

/** The fields of an editor, and what it does with them. */
export type FormState<Typed, Seen> = KeptForm<Typed, Seen> & {
  setTyped: (change: (before: Typed) => Typed) => void
  setSeen: (seen: Seen) => void
  /** Whether what stands in the fields was typed before the page was opened. */
  wasKept: boolean
  /** Begins anew with what is saved. */
  discard: () => void
  /** What stands in the fields is on its way. */
  send: () => void
  /** What was sent is saved. What was typed meanwhile is not. */
  settle: () => void
}

/** Where what somebody types of one thing is kept: nobody else who signs in on this device finds it. */
export function useTypingPlace(of: string): string {
  return keptPlace(useProfile().id, of)
}

/**
 * The fields of an editor, kept for this tab until they are saved: a failure, a reload or another page in between loses
 * nothing. The version that was seen is kept with them, so that whoever saves after a colleague is told.
 *
 * @param place undefined where nothing can be typed; another place takes what is typed along, so an editor of another thing
 *   has a `key` of its own
 */
export function useKeptForm<Typed, Seen>(
  place: string | undefined,
  begin: () => KeptForm<Typed, Seen>,
): FormState<Typed, Seen> {
  const [found, setFound] = useState(() => (place === undefined ? undefined : recall<Typed, Seen>(place)))
  const [form, setForm] = useState(() => found ?? begin())
  const [saved, setSaved] = useState(() => JSON.stringify(begin().typed))
  const sent = useRef(saved)
  const lastPlace = useRef(place)
  useEffect(() => {
    if (place === undefined) return
    // A thing that was new got a place of its own: what is typed goes with it.
    if (lastPlace.current !== undefined && lastPlace.current !== place) forgetWords(lastPlace.current)
    lastPlace.current = place
    if (JSON.stringify(form.typed) === saved) forgetWords(place)
    else keepWords(place, form)
  }, [place, form, saved])
  return {
    ...form,
    setTyped: (change) => setForm((before) => ({ ...before, typed: change(before.typed) })),
    setSeen: (seen) => setForm((before) => ({ ...before, seen })),
    wasKept: found !== undefined,
    discard: () => {
      setFound(undefined)
      setForm(begin())
      setSaved(JSON.stringify(begin().typed))
    },
    send: () => void (sent.current = JSON.stringify(form.typed)),
    settle: () => {
      setFound(undefined)
      setSaved(sent.current)
      // An editor that closes once it has saved draws no more.
      if (place !== undefined && JSON.stringify(recall(place)?.typed) === sent.current) forgetWords(place)
    },
  }
}

function recall<Typed, Seen>(place: string): KeptForm<Typed, Seen> | undefined {
  const kept = recallWords<KeptForm<Typed, Seen>>(place)
  const isWhole = typeof kept?.typed === 'object' && kept.typed !== null
  return isWhole ? (kept as KeptForm<Typed, Seen>) : undefined
}
