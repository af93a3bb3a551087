import type { Language } from '@tower/contract/language.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts'
import { wordAt } from './word-at.ts'

/** A stretch of text that is read in one language; `id` says which part of the screen it is. */
export type Spoken = { id: string; text: string; language: Language }

/** Which letters are being said now, where the browser tells it. */
export type SaidNow = { id: string; start: number; end: number }

const localeOf = { en: 'en-US', es: 'es-US' } as const
/** A little slower than people talk: children follow with a finger. */
const pace = 0.9

export type ReadAloud = {
  /** Whether this browser can; never before the page has hydrated. */
  can: boolean
  isReading: boolean
  now: SaidNow | undefined
  /** Reads one part after the other; `onEnd` comes after the last, not where it was stopped. */
  read: (parts: readonly Spoken[], onEnd?: () => void) => void
  stop: () => void
}

/** Reads texts with the browser's own voice. Nothing leaves the device. */
export function useReadAloud(): ReadAloud {
  const isHydrated = useIsHydrated()
  const can = isHydrated && 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
  const [isReading, setReading] = useState(false)
  const [now, setNow] = useState<SaidNow>()
  const turn = useRef(0)

  const stop = useCallback(() => {
    turn.current += 1
    setReading(false)
    setNow(undefined)
    if ('speechSynthesis' in window) window.speechSynthesis.cancel()
  }, [])

  useEffect(() => stop, [stop])

  const read = useCallback(
    (parts: readonly Spoken[], onEnd?: () => void) => {
      stop()
      const mine = turn.current
      const isMine = () => turn.current === mine
      const say = (at: number): void => {
        const part = parts[at]
        if (!part) {
          stop()
          onEnd?.()
          return
        }
        const spoken = utter(part, (said) => isMine() && setNow(said))
        spoken.addEventListener('end', () => isMine() && say(at + 1))
        spoken.addEventListener('error', () => isMine() && stop())
        window.speechSynthesis.speak(spoken)
      }
      setReading(true)
      say(0)
    },
    [stop],
  )
  return { can, isReading, now, read, stop }
}

function utter({ id, text, language }: Spoken, onWord: (said: SaidNow) => void): SpeechSynthesisUtterance {
  const spoken = new SpeechSynthesisUtterance(text)
  spoken.lang = localeOf[language]
  spoken.rate = pace
  const voices = window.speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith(language))
  const voice = voices.find(({ localService }) => localService) ?? voices[0]
  if (voice) spoken.voice = voice
  spoken.addEventListener('boundary', ({ name, charIndex }) => {
    if (name === 'word') onWord({ id, ...wordAt(text, charIndex) })
  })
  return spoken
}
