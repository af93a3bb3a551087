import { useEffect, useRef, useState } from 'react'
import { useProfile } from '../../../session/route-guard.tsx'
import { forgetTyping, keepTyping, type KeptForm, recallTyping } from './kept-typing.ts'

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

/** Names what somebody types of one thing: nobody else who signs in on this device finds it. */
export function useTypingName(of: string): string {
  return `${useProfile().id}.${of}`
}

/**
 * The fields of an editor, kept for this tab until they are saved: a failure, a reload or another page in between loses
 * nothing. The version that was seen is kept with them, so that whoever saves after a colleague is told.
 *
 * @param name undefined where nothing can be typed
 */
export function useKeptForm<Typed, Seen>(
  name: string | undefined,
  begin: () => KeptForm<Typed, Seen>,
): FormState<Typed, Seen> {
  const [found, setFound] = useState(() => (name === undefined ? undefined : recallTyping<Typed, Seen>(name)))
  const [form, setForm] = useState(() => found ?? begin())
  const [saved, setSaved] = useState(() => JSON.stringify(begin().typed))
  const sent = useRef(saved)
  useEffect(() => {
    if (name === undefined) return
    if (JSON.stringify(form.typed) === saved) forgetTyping(name)
    else keepTyping(name, form)
  }, [name, form, saved])
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
      if (name !== undefined && JSON.stringify(recallTyping(name)?.typed) === sent.current) forgetTyping(name)
    },
  }
}
