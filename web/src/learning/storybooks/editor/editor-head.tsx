import { storybookStates } from '@tower/contract/learning/storybooks/storybooks.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fillText, localeOf } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckIcon } from '../../../ui/icons/icons.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import type { OwnStorybook } from '../storybooks.api.ts'
import type { DraftState } from './draft-state.ts'
import styles from './editor.module.css'
import type { Saving } from './use-autosave.ts'

export type EditorHeadProps = {
  state: DraftState
  saving: Saving
  onUndo: () => void
  onRedo: () => void
  children: ReactNode
}

/** The book's name, whether it is kept, how far it is, and what is done with it. */
export function EditorHead({ state, saving, onUndo, onRedo, children }: EditorHeadProps) {
  const texts = useTexts('storybookEditor')
  const { book, mine } = state
  const isReadOnly = book.status === 'published'
  return (
    <header className={styles.head}>
      <Link to=".." relative="path" className={styles.back} aria-label={texts.back}>
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
      <div className={styles.name}>
        <h1>{mine.title || texts.untitled}</h1>
        <p className={styles.saved}>
          <SavedLine saving={saving} savedAt={book.updated_at} />
          {mine.grade_level && ` · ${sayGrade(mine.grade_level, texts.grades)}`}
        </p>
      </div>
      <StatusPath status={book.status} isApproved={book.approved_at !== null} />
      <div className={styles.acts}>
        {!isReadOnly && (
          <>
            <Button
              kind="ghost"
              iconOnly
              aria-label={texts.undo}
              disabled={state.past.length === 0}
              onClick={onUndo}
            >
              <Undo2 size={20} aria-hidden="true" />
            </Button>
            <Button
              kind="ghost"
              iconOnly
              aria-label={texts.redo}
              disabled={state.future.length === 0}
              onClick={onRedo}
            >
              <Redo2 size={20} aria-hidden="true" />
            </Button>
          </>
        )}
        {children}
      </div>
    </header>
  )
}

function SavedLine({ saving, savedAt }: { saving: Saving; savedAt: string }) {
  const { saving: texts } = useTexts('storybookEditor')
  const language = useLanguage()
  if (saving.state === 'failed')
    return (
      <span className={styles.unsaved} role="alert">
        {texts.failed}{' '}
        <button type="button" className={styles.where} onClick={() => void saving.flush()}>
          {texts.retry}
        </button>
      </span>
    )
  // In the teacher's own time: it stands beside the clock of the same screen.
  const time = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' })
  return (
    <span role="status">
      {saving.state === 'saved'
        ? fillText(texts.saved, { time: time.format(new Date(savedAt)).replace(/\u202f/g, ' ') })
        : texts[saving.state]}
    </span>
  )
}

/** “2” alone says nothing beside a time. */
function sayGrade(grade: string, texts: { number: string; kindergarten: string }): string {
  if (/^k$/i.test(grade)) return texts.kindergarten
  return /^\d{1,2}$/.test(grade) ? fillText(texts.number, { grade }) : grade
}

/** Draft, Submitted, Approved, Published: where the book is on its way. */
function StatusPath({ status, isApproved }: Pick<OwnStorybook, 'status'> & { isApproved: boolean }) {
  const { statuses, statusPath } = useTexts('storybooks')
  const now = storybookStates.indexOf(status)
  // A published book need not have been reviewed: nothing is ticked that did not happen.
  const isDone = (at: number) => at < now && (at === 0 || isApproved || status !== 'published')
  return (
    <ol className={styles.path} aria-label={statusPath}>
      {storybookStates.map((name, at) => (
        <li
          key={name}
          aria-current={at === now ? 'step' : undefined}
          className={classNames(at === now && styles.now, isDone(at) && styles.done)}
        >
          <span className={styles.dot} aria-hidden="true">
            {isDone(at) && <CheckIcon size={12} />}
          </span>
          {statuses[name]}
        </li>
      ))}
    </ol>
  )
}
