import { useEffect, useRef, useState } from 'react'
import { type CountedText, fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../notice/notice.tsx'
import styles from './bulk-bar.module.css'
import { type BulkActs, type BulkResult, performBulk } from './run-bulk.ts'
import type { Selection } from './use-selection.ts'

export type BulkAction<Row> = BulkActs<Row> & {
  id: string
  label: string
  /** Asked before anything is done; `{count}` is how many rows. */
  confirm: { title: CountedText; text: string | CountedText; label: string | CountedText }
  /** What the question says of just these rows, before its text: how many of them fit, and which want a look. */
  about?: (rows: readonly Row[]) => readonly string[]
  destructive?: boolean
  /** Nothing goes, and yet there is no way back. */
  forGood?: boolean
  /** The number of rows is typed first; usual for what is destructive. */
  asksCount?: boolean | ((rows: readonly Row[]) => boolean)
  /** Asked once, for all rows. */
  reason?: ConfirmDialogProps['reason']
  /** Why a row was refused, in words. */
  explain: (error: unknown) => string
}

export type BulkBarProps<Row> = {
  actions: readonly BulkAction<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  selection: Selection
  /** What the selected rows come to, in words. */
  sumUp?: ((rows: readonly Row[]) => string) | undefined
  onDone: () => void
}

/** What can be done to the selected rows, and afterwards what came of each. */
export default function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { actions, rows, keyOf, nameOf, selection, sumUp, onDone } = props
  const { list: texts } = useTexts('kit')
  const language = useLanguage()
  // What is asked about stays what it was asked about, though the list is read anew meanwhile.
  const [asked, setAsked] = useState<Asked<Row>>()
  const [finished, setFinished] = useState<number>()
  const [result, setResult] = useState<BulkResult>()
  const chosen = rows.filter((row) => selection.has(keyOf(row)))
  const count = chosen.length

  async function run({ action, rows: its }: Asked<Row>, reason: string) {
    setFinished(0)
    const { explain } = action
    const each = { rows: its, reason, keyOf, nameOf, explain, onStep: setFinished }
    const outcome = await performBulk(action, each)
    setFinished(undefined)
    setAsked(undefined)
    setResult(outcome)
    if (outcome.failures.length === 0) selection.clear()
    onDone()
  }

  return (
    <>
      {result && <BulkOutcome result={result} onClose={() => setResult(undefined)} />}
      {count > 0 && (
        <div className={styles.bulk} data-bulk role="group" aria-label={texts.bulk}>
          <strong role="status">{fillCounted(texts.selected, count, language)}</strong>
          {sumUp && <span>{sumUp(chosen)}</span>}
          <Button kind="ghost" size="s" className={styles.page} onClick={selection.togglePage}>
            {selection.state === 'all' ? texts.selectNone : texts.selectPage}
          </Button>
          <span className={styles.bulkActions}>
            {actions.map((action) => (
              <Button
                key={action.id}
                size="s"
                kind={action.destructive ? 'danger' : 'second'}
                onClick={() => setAsked({ action, rows: chosen })}
              >
                {action.label}
              </Button>
            ))}
          </span>
        </div>
      )}
      {asked && (
        <Question
          asked={asked}
          finished={finished}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => void run(asked, reason)}
        />
      )}
    </>
  )
}

type Asked<Row> = { action: BulkAction<Row>; rows: readonly Row[] }

type QuestionProps<Row> = {
  asked: Asked<Row>
  /** How many are done; undefined until it was confirmed. */
  finished: number | undefined
  onClose: () => void
  onConfirm: (reason: string) => void
}

function Question<Row>({ asked: { action, rows }, finished, onClose, onConfirm }: QuestionProps<Row>) {
  const { list: texts } = useTexts('kit')
  const language = useLanguage()
  const count = rows.length
  const say = (text: string | CountedText) =>
    typeof text === 'string' ? fillText(text, { count }) : fillCounted(text, count, language)
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      {...(action.reason && { reason: action.reason })}
      title={fillCounted(action.confirm.title, count, language)}
      confirmLabel={say(action.confirm.label)}
      cancelLabel={texts.cancel}
      destructive={action.destructive ?? false}
      forGood={action.forGood ?? action.destructive ?? false}
      pending={finished !== undefined}
      {...(action.destructive || asksCount(action, rows)
        ? { typed: { words: String(count), label: texts.typeCount } }
        : {})}
    >
      {action.about?.(rows).map((said) => (
        <p key={said}>
          <strong>{said}</strong>
        </p>
      ))}
      <p>{say(action.confirm.text)}</p>
      {finished !== undefined && <p role="status">{fillText(texts.progress, { finished, count })}</p>}
    </ConfirmDialog>
  )
}

function asksCount<Row>({ asksCount: asks = false }: BulkAction<Row>, rows: readonly Row[]): boolean {
  return typeof asks === 'function' ? asks(rows) : asks
}

function BulkOutcome({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  const { list: texts } = useTexts('kit')
  const language = useLanguage()
  const { doneKeys, failures } = result
  const close = useRef<HTMLButtonElement>(null)
  // What was pressed is gone with the selection: whoever uses keys goes on here, above the rows.
  useEffect(() => close.current?.focus(), [result])
  return (
    <Notice
      tone={failures.length === 0 ? 'success' : 'warning'}
      action={
        <Button ref={close} size="s" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p>{fillCounted(texts.done, doneKeys.length, language)}</p>
      {failures.length > 0 && (
        <>
          <p>{fillCounted(texts.refused, failures.length, language)}</p>
          <ul className={styles.failures}>
            {failures.map(({ key, name, reason }) => (
              <li key={key}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
