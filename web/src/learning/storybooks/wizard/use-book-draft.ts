import { useEffect, useState } from 'react'
import { forgetWords, keepWords, recallWords } from '../../../session/kept-words.ts'
import { useTypingPlace } from '../../../session/use-kept-form.ts'
import type { OwnStorybook } from '../storybooks.api.ts'
import { type BookTyped, changeOf, typedOf } from './book-draft.ts'

export type BookDraft = ReturnType<typeof useBookDraft>

/**
 * What is typed of a book that is saved on the way: kept for this tab until it is saved, so that a reload or a failure loses
 * nothing.
 */
export function useBookDraft(book: OwnStorybook) {
  const place = useTypingPlace(`storybook.${book.id}`)
  const [{ typed, seen }, setDraft] = useState<Draft>(() => {
    const saved = draftOf(book)
    const kept = recallWords<Draft>(place)
    // What an earlier version of this page kept may lack a field.
    return { ...saved, ...kept, typed: { ...saved.typed, ...kept?.typed } }
  })
  const isChanged = changeOf(typed, book) !== undefined
  useEffect(() => {
    if (isChanged) keepWords(place, { typed, seen })
    else forgetWords(place)
  }, [place, typed, seen, isChanged])
  const setTyped = (change: (before: BookTyped) => BookTyped) =>
    setDraft((before) => ({ ...before, typed: change(before.typed) }))
  return {
    typed,
    /** The version that what is typed was begun on. */
    seen,
    setTyped,
    set: (part: Partial<BookTyped>) => setTyped((before) => ({ ...before, ...part })),
    /** Takes what is saved in place of what stands in the fields. */
    take: (saved: OwnStorybook) => setDraft(draftOf(saved)),
    /** What stands in the fields is to be saved in place of what is there now. */
    insist: () => setDraft((before) => ({ ...before, seen: book.version })),
    /** What has to be saved; undefined where nothing has. */
    change: () => changeOf(typed, book),
  }
}

type Draft = { typed: BookTyped; seen: number }

const draftOf = (book: OwnStorybook): Draft => ({ typed: typedOf(book), seen: book.version })
