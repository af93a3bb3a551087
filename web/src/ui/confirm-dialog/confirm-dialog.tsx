import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextAreaField, TextField } from '../field/field.tsx'
import { Notice } from '../notice/notice.tsx'
import styles from './confirm-dialog.module.css'
import { useEnterKey } from './use-enter-key.ts'

export type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Names the thing: “Disable Rosa Ortiz?”. */
  title: string
  confirmLabel: string
  cancelLabel: string
  /** Gets the reason that was typed, empty where none is asked for. */
  onConfirm: (reason: string) => void
  /** Something goes with it. Like what is `forGood`, it takes its button, or the words that are typed for it. */
  destructive?: boolean
  /** Nothing goes, and yet there is no way back: mail leaves, money moves, books close. */
  forGood?: boolean
  pending?: boolean
  /** Why it came to nothing. Whoever confirms closes the question only once it is done: until then what was typed stays. */
  failure?: string | undefined
  /** Words to type first; `{words}` in the label is where they stand. */
  typed?: { words: string; label: string }
  /** A reason that is kept with the act. */
  reason?: { label: string; hint?: string; required?: boolean; missing?: string; maxLength?: number }
  children?: ReactNode
}

/** Asks once more before something that matters: one sentence, cancel, and a button that names the deed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title } = props
  const [because, setBecause] = useReason(title, isOpen)
  if (!isOpen) return null
  const giveUp = () => {
    setBecause('')
    onClose()
  }
  return (
    <Dialog isOpen onClose={giveUp} title={title} role="alertdialog">
      <Question {...props} {...{ because, setBecause }} onClose={giveUp} />
    </Dialog>
  )
}

/**
 * The reason for one deed. What was confirmed and failed is asked again, and what was typed is still there; and it stays while the
 * question is open, though its title says another amount or name by then.
 */
function useReason(title: string, isOpen: boolean): [string, (because: string) => void] {
  const [typed, setTyped] = useState({ title, because: '' })
  const [opened, setOpened] = useState<string>()
  if (isOpen && opened === undefined) setOpened(title)
  if (!isOpen && opened !== undefined) setOpened(undefined)
  const deed = opened ?? title
  return [typed.title === deed ? typed.because : '', (because) => setTyped({ title: deed, because })]
}

type QuestionProps = ConfirmDialogProps & { because: string; setBecause: (because: string) => void }

function Question(props: QuestionProps) {
  const {
    onClose,
    confirmLabel,
    cancelLabel,
    onConfirm,
    destructive,
    forGood = destructive === true,
    pending = false,
    failure,
    typed,
    children,
  } = props
  const { reason, because, setBecause } = props
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const labelId = useId()
  const typedLabel = typed && fillText(typed.label, { words: typed.words })
  const isUntyped = typed !== undefined && words.trim() !== typed.words

  /** By the Enter key, as by the button; what is not typed right is said. */
  function confirmByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    setWrong(isUntyped)
    if (!isUntyped && !pending) confirm()
  }

  function confirm() {
    if (reason?.required && because.trim() === '') {
      setMissing(true)
      return reasonField.current?.focus()
    }
    onConfirm(because.trim())
  }

  // What can't be undone takes its button, or the words that are typed for it.
  const place = useEnterKey(!forGood && !isUntyped && !pending, confirm)
  const wayBack = useFirstFocus({ ...props, forGood }, reasonField)

  return (
    <>
      <div ref={place} className={styles.words}>
        {children}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
      {reason && (
        <TextAreaField
          ref={reasonField}
          className={styles.field}
          label={reason.label}
          hint={reason.hint}
          optional={!reason.required}
          error={isMissing && because.trim() === '' ? reason.missing : undefined}
          rows={2}
          maxLength={reason.maxLength}
          value={because}
          onChange={(event) => setBecause(event.target.value)}
        />
      )}
      {typedLabel !== undefined && (
        <TypedWords
          {...{ labelId, words }}
          label={typedLabel}
          isWrong={isWrong && isUntyped}
          onType={setWords}
          onKeyDown={confirmByKey}
        />
      )}
      <div className={styles.buttons}>
        <Button ref={wayBack} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button
          kind={destructive ? 'danger-solid' : 'primary'}
          onClick={confirm}
          pending={pending}
          blockedBy={isUntyped ? labelId : undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </>
  )
}

/** Where the focus is as a question opens. Answers the way back, for its button. */
function useFirstFocus(
  { forGood, reason, typed }: ConfirmDialogProps,
  reasonField: RefObject<HTMLTextAreaElement | null>,
): RefObject<HTMLButtonElement | null> {
  const wayBack = useRef<HTMLButtonElement>(null)
  const beginsAtWayBack = forGood && !reason && !typed
  const asksWhy = reason?.required === true
  // The button for it is the next one then: a Tab and Enter, and Enter alone changes nothing. What must be said is typed at once,
  // where no keyboard comes up for it over the question.
  useEffect(() => {
    if (beginsAtWayBack) wayBack.current?.focus()
    else if (asksWhy && !matchMedia('(pointer: coarse)').matches) reasonField.current?.focus()
  }, [beginsAtWayBack, asksWhy, reasonField])
  return wayBack
}

type TypedWordsProps = {
  label: string
  /** Where the label stands for the button that waits for the words. */
  labelId: string
  words: string
  isWrong: boolean
  onType: (words: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function TypedWords({ label, labelId, words, isWrong, onType, onKeyDown }: TypedWordsProps) {
  return (
    <>
      <TextField
        className={styles.field}
        label={label}
        value={words}
        autoComplete="off"
        error={isWrong ? label : undefined}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span id={labelId} className="visually-hidden">
        {label}
      </span>
    </>
  )
}
