import { useEffect, useReducer, useState } from 'react'
import { recallWords } from '../../../session/kept-words.ts'
import { useTypingPlace } from '../../../session/use-kept-form.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import '../story-font.css'
import { BookActs } from './book-acts.tsx'
import { BookNotices } from './book-notices.tsx'
import type { Desk } from './desk.ts'
import { changeDraft, type KeptDraft, openDraft } from './draft-state.ts'
import { DrawPart } from './draw-part.tsx'
import { EditorHead } from './editor-head.tsx'
import styles from './editor.module.css'
import { PageCanvas } from './page-canvas.tsx'
import { PageRail } from './page-rail.tsx'
import { PrivatePart } from './private-part.tsx'
import { SidePanel } from './side-panel.tsx'
import { useBookPhotos } from './use-book-photos.ts'
import { useAutosave } from './use-autosave.ts'
import { usePrivateWords } from './use-private-words.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import type { OwnStorybook, TakeCredit } from '../storybooks.api.ts'

// Comes when another window changed the same text.
const ConflictPart = lateInBrowser(() => import('./conflict-part.tsx'))
// The last thing of the page: files are made of what is written by then.
const BookPapers = lateInBrowser(async () => ({
  default: (await import('../papers/book-papers.tsx')).BookPapers,
}))

export type StorybookEditorProps = {
  book: OwnStorybook
  /** The class list, for names that may not be told; undefined until it is read. */
  students: readonly string[] | undefined
  /** Where readers find the book. */
  address: string | undefined
  /** Drawing takes a credit of the classroom's sponsor. */
  isPaid: boolean
  takeCredit: TakeCredit
}

/** A storybook as its teacher works on it: pages at the side, the open one in the middle, what belongs to it beside. */
export function StorybookEditor({ book, students, address, isPaid, takeCredit }: StorybookEditorProps) {
  const place = useTypingPlace(`storybook.editor.${book.id}`)
  const [state, dispatch] = useReducer(changeDraft, place, (at) =>
    openDraft(book, recallWords<KeptDraft>(at)),
  )
  const saving = useAutosave(state, dispatch, place)
  const isSaving = saving.state === 'saving'
  useEffect(() => {
    // The answer to what this window sends says the same, and knows what was typed meanwhile.
    if (!isSaving) dispatch({ kind: 'arrived', book })
  }, [book, isSaving])
  const [opened, setOpened] = useState<string>()
  const pageId = state.mine.pages.some(({ id }) => id === opened) ? opened : state.mine.pages[0]?.id
  const desk: Desk = {
    ...{ book: state.book, draft: state.mine, pageId, goTo: setOpened },
    isReadOnly: state.book.status === 'published',
    change: (draft, step = '') => dispatch({ kind: 'type', draft, step }),
  }
  const photos = useBookPhotos(state.book)
  const found = usePrivateWords({ draft: state.mine, photos, students })
  const undo = () => dispatch({ kind: 'undo' })
  const redo = () => dispatch({ kind: 'redo' })
  useUndoKeys(undo, redo)
  return (
    <div className={styles.editor}>
      <EditorHead state={state} saving={saving} onUndo={undo} onRedo={redo}>
        <BookActs book={state.book} flush={saving.flush} />
      </EditorHead>
      <BookNotices book={state.book} address={address} />
      {state.conflicts.length > 0 && (
        <ConflictPart draft={state.mine} conflicts={state.conflicts} dispatch={dispatch} />
      )}
      <PrivatePart desk={desk} found={found} />
      <div className={styles.desk}>
        <PageRail desk={desk} />
        <PageCanvas key={pageId} desk={desk} />
        <SidePanel
          desk={desk}
          actions={
            <>
              {!desk.isReadOnly && state.mine.include_illustrations && (
                <DrawPart desk={desk} isPaid={isPaid} takeCredit={takeCredit} flush={saving.flush} />
              )}
              <div className={styles.draw}>
                <BookPapers book={state.book} flush={desk.isReadOnly ? undefined : saving.flush} />
              </div>
            </>
          }
        />
      </div>
    </div>
  )
}
