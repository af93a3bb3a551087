import { useState } from 'react'

/** What is being written, and the key under which it is sent once however often. */
export type Draft = { text: string; requestKey: string }

const fresh = (): Draft => ({ text: '', requestKey: crypto.randomUUID() })

/**
 * What somebody writes, kept for this tab until it is sent: a failure, a reload or another ticket in between loses
 * nothing. `first` stands there before anything was written.
 */
export function useDraft(name: string, first = '') {
  const place = `tower.support.${name}`
  const [draft, setDraft] = useState(() => readDraft(place, first))
  const put = (next: Draft) => {
    setDraft(next)
    try {
      if (next.text === '') sessionStorage.removeItem(place)
      else sessionStorage.setItem(place, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing still sends.
    }
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
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<Draft> | null
    if (typeof kept?.text === 'string' && typeof kept.requestKey === 'string')
      return { text: kept.text, requestKey: kept.requestKey }
  } catch {
    // What cannot be read is no draft.
  }
  return { ...fresh(), text: first }
}
