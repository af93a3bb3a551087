import { useState } from 'react'
import type { OwnStorybook } from '../storybooks.api.ts'
import { gradeOf } from './book-draft.ts'
import {
  type BenchState,
  joinBenchWords,
  type BenchConflict,
  type BenchWords,
  typeBenchWords,
} from './join-bench-words.ts'

/**
 * What is typed for a writing, begun on what lies on the server. What another window keeps meanwhile is joined with it, as the
 * editor does: a text that both changed is told of, and is decided by somebody.
 */
export function useBenchWords(book: OwnStorybook | undefined) {
  const [state, setState] = useState<BenchState>(() => ({
    ...{ version: book?.version, base: wordsOf(book), mine: wordsOf(book), conflicts: [] },
  }))
  const [seen, setSeen] = useState(book)
  if (book && book !== seen) {
    setSeen(book)
    setState(joinBenchWords(state, { version: book.version, words: wordsOf(book) }))
  }
  const type = (part: Partial<BenchWords>) => setState((before) => typeBenchWords(before, part))
  return {
    words: state.mine,
    conflicts: state.conflicts,
    /** What the words were begun on, or joined with last. */
    version: state.version,
    type,
    /** What is sent comes back as the server keeps it: that is no other window's. */
    send: () => setState((before) => ({ ...before, sent: before.mine })),
    decide: (conflict: BenchConflict, text: string) =>
      setState((before) => ({
        ...before,
        mine: { ...before.mine, [conflict.field]: text },
        conflicts: before.conflicts.filter(({ field }) => field !== conflict.field),
      })),
  }
}

const wordsOf = (book: OwnStorybook | undefined): BenchWords => ({
  ...{ title: book?.title ?? '', grade: gradeOf(book?.grade_level ?? ''), notes: book?.teacher_notes ?? '' },
})
