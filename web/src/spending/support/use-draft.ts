import { useState } from 'react'
import { forgetWords, keepWords, keptPlace, recallWords } from '../../session/kept-words.ts'
import { readStoredSession } from '../../session/stored-session.ts'

/** What is being written, and the key under which it is sent once however often. */
export type Draft = { text: string; requestKey: string }

const fresh = (): Draft => ({ text: '', requestKey: crypto.randomUUID() })

/**
 * What somebody writes, kept for this tab until it is sent: a failure, a reload or another ticket in between loses
 * nothing. `first` stands there before anything was written.
 */
export function useDraft(name: string, first = '') {
  const [place] = useState(() => keptPlace(readStoredSession()?.userId ?? '', `ticket.${name}`))
  const [draft, setDraft] = useState(() => readDraft(place, first))
  const put = (next: Draft) => {
    setDraft(next)
    if (next.text === '') forgetWords(place)
    else keepWords(place, next)
  }
  return {
    ...draft,
    write: (text: string) => put({ ...draft, text }),
    clear: () => put(fresh()),
    /** What was sent under the key is there, and this is not it: it goes under a key of its own. */
    renew: () => put({ ...draft, requestKey: crypto.randomUUID() }),
  }
}

function readDraft(place: string, first: string): Draft {
  const kept = recallWords<Draft>(place)
  const isWhole = typeof kept?.text === 'string' && typeof kept.requestKey === 'string'
  return isWhole ? (kept as Draft) : { ...fresh(), text: first }
}
