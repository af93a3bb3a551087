import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { forgetWords, keepWords } from '../../../session/kept-words.ts'
import { storybookCalls, storybookQueries } from '../storybooks.api.ts'
import { changeOf } from './draft-change.ts'
import type { DraftAction, DraftState, KeptDraft } from './draft-state.ts'

/** A pause in typing after which it is kept, and one after which it is tried again. */
const pauseMs = 900
const againMs = 10_000

export type Saving = {
  state: 'saved' | 'dirty' | 'saving' | 'failed'
  error: unknown
  /** Keeps what is typed now. Answers whether the server has all of it. */
  flush: () => Promise<boolean>
}

/**
 * Keeps a draft after each pause in typing, in turn, and never writes over what another window kept. What cannot be kept stays at a
 * place of this tab.
 */
export function useAutosave(state: DraftState, dispatch: Dispatch<DraftAction>, place: string): Saving {
  const { isSaving, error, flush } = useSaving(state, dispatch)
  const isDirty = changeOf(state.base, state.mine) !== undefined
  const hasFailed = error !== undefined
  const isOpen = state.conflicts.length === 0 && state.book.status !== 'published'
  useEffect(() => {
    if (!isDirty || !isOpen || isSaving) return
    const keep = () => {
      dispatch({ kind: 'pause' })
      void flush()
    }
    const timer = setTimeout(keep, hasFailed ? againMs : pauseMs)
    return () => clearTimeout(timer)
    // Each keystroke makes another draft, and begins the pause anew.
  }, [state.mine, state.book.version, isDirty, isOpen, isSaving, hasFailed, flush, dispatch])

  const { base, mine, conflicts } = state
  useEffect(() => {
    if (!isDirty) forgetWords(place)
    else if (hasFailed) keepWords(place, { base, mine, conflicts } satisfies KeptDraft)
  }, [place, isDirty, hasFailed, base, mine, conflicts])
  useKeptOnLeaving({ isDirty, flush, keep: () => keepWords(place, { base, mine, conflicts }), place })
  const now = isSaving ? 'saving' : hasFailed ? 'failed' : isDirty ? 'dirty' : 'saved'
  return { state: now, error, flush }
}

/** Sends what is typed, one call at a time. */
function useSaving(state: DraftState, dispatch: Dispatch<DraftAction>) {
  const client = useQueryClient()
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const running = useRef<Promise<boolean>>(undefined)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()

  const flush = useCallback((): Promise<boolean> => {
    const keep = async (): Promise<boolean> => {
      const { kept, action } = await saveDraft(client, latest.current)
      if (action) dispatch(action)
      setError(undefined)
      return kept
    }
    running.current ??= (async () => {
      setSaving(true)
      try {
        if (!(await keep())) return false
        // What was typed meanwhile is kept along with it.
        await new Promise((resolve) => setTimeout(resolve))
        return await keep()
      } catch (failure) {
        setError(failure)
        return false
      } finally {
        running.current = undefined
        setSaving(false)
      }
    })()
    return running.current
  }, [client, dispatch])
  return { isSaving, error, flush }
}

const meanwhile = new Set(['storybooks.changed', 'storybooks.read_only'])

type Sent = { kept: boolean; action?: DraftAction }

/** One change, with the version that it was made on. Where another window was sooner, the answer is what that one kept. */
async function saveDraft(client: QueryClient, { base, mine, book, conflicts }: DraftState): Promise<Sent> {
  const change = changeOf(base, mine)
  if (!change) return { kept: true }
  if (conflicts.length > 0 || book.status === 'published') return { kept: false }
  try {
    const { item } = await storybookCalls.update(book.id, { ...change, version: book.version })
    client.setQueryData(storybookQueries.one(book.id).queryKey, { item })
    return { kept: true, action: { kind: 'saved', book: item, sent: mine } }
  } catch (failure) {
    if (!isCallError(failure) || !meanwhile.has(failure.code ?? '')) throw failure
    const { item } = await storybookCalls.read(book.id)
    return { kept: false, action: { kind: 'arrived', book: item } }
  }
}

type Leaving = Pick<Saving, 'flush'> & { isDirty: boolean; keep: () => void; place: string }

/** Who goes to another page has their words kept, at the place of this tab until the server has them; who closes the window is asked first. */
function useKeptOnLeaving(leaving: Leaving): void {
  const now = useRef(leaving)
  useEffect(() => {
    now.current = leaving
  })
  useEffect(() => {
    const keep = () => {
      const { isDirty, flush, place } = now.current
      if (!isDirty) return false
      now.current.keep()
      void flush().then((isKept) => isKept && forgetWords(place))
      return true
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (keep()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      keep()
    }
  }, [])
}
