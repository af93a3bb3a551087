import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { storybookCalls, storybookQueries } from '../storybooks.api.ts'
import { changeOf } from './draft-change.ts'
import type { DraftAction, DraftState } from './draft-state.ts'

/** A pause in typing after which it is kept, and one after which it is tried again. */
const pauseMs = 900
const againMs = 10_000

export type Saving = {
  state: 'saved' | 'dirty' | 'saving' | 'failed'
  error: unknown
  /** Keeps what is typed now. Answers whether the server has all of it. */
  flush: () => Promise<boolean>
}

/** Keeps a draft after each pause in typing, in turn, and never writes over what another window kept. */
export function useAutosave(state: DraftState, dispatch: Dispatch<DraftAction>): Saving {
  const client = useQueryClient()
  const latest = useRef(state)
  latest.current = state
  const running = useRef<Promise<boolean>>(undefined)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()
  const isDirty = changeOf(state.base, state.mine) !== undefined

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const { base, mine, book, conflicts } = latest.current
    const change = changeOf(base, mine)
    if (!change) return true
    if (conflicts.length > 0 || book.status === 'published') return false
    try {
      const { item } = await storybookCalls.update(book.id, { ...change, version: book.version })
      client.setQueryData(storybookQueries.one(book.id).queryKey, { item })
      dispatch({ kind: 'saved', book: item, sent: mine })
      setError(undefined)
      return true
    } catch (failure) {
      if (
        isCallError(failure) &&
        (failure.code === 'storybooks.changed' || failure.code === 'storybooks.read_only')
      ) {
        const { item } = await storybookCalls.read(book.id)
        dispatch({ kind: 'arrived', book: item })
        setError(undefined)
      } else setError(failure)
      return false
    }
  }, [client, dispatch])

  const flush = useCallback((): Promise<boolean> => {
    running.current ??= (async () => {
      setSaving(true)
      try {
        if (!(await saveOnce())) return false
        // What was typed meanwhile is kept along with it.
        await new Promise((resolve) => setTimeout(resolve))
        return await saveOnce()
      } catch (failure) {
        setError(failure)
        return false
      } finally {
        running.current = undefined
        setSaving(false)
      }
    })()
    return running.current
  }, [saveOnce])

  const hasFailed = error !== undefined
  const isOpen = state.conflicts.length === 0 && state.book.status !== 'published'
  useEffect(() => {
    if (!isDirty || !isOpen || isSaving) return
    const timer = setTimeout(
      () => {
        dispatch({ kind: 'pause' })
        void flush()
      },
      hasFailed ? againMs : pauseMs,
    )
    return () => clearTimeout(timer)
    // Each keystroke makes another draft, and begins the pause anew.
  }, [state.mine, state.book.version, isDirty, isOpen, isSaving, hasFailed, flush, dispatch])

  useKeptOnLeaving(isDirty, flush)
  return {
    state: isSaving ? 'saving' : hasFailed ? 'failed' : isDirty ? 'dirty' : 'saved',
    ...{ error, flush },
  }
}

/** Who goes to another page has their words kept; who closes the window is asked first. */
function useKeptOnLeaving(isDirty: boolean, flush: () => Promise<boolean>): void {
  const now = useRef({ isDirty, flush })
  now.current = { isDirty, flush }
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!now.current.isDirty) return
      void now.current.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      if (now.current.isDirty) void now.current.flush()
    }
  }, [])
}
