import { useEffect, useRef, useState } from 'react'
import { type CountedText, fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../notice/notice.tsx'
import styles from './bulk-bar.module.css'
import { type BulkResult, type RunBulk, runBulk } from './run-bulk.ts'
import type { Selection } from './use-selection.ts'

export type BulkAction<Row> = {
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
  run: (row: Row, reason: string) => Promise<unknown>
  /** Why a row was refused, in words. */
  explain: (error: unknown) => string
  /** Done to all rows by one call instead of one after the other; says what came of each. */
  runAll?: (rows: readonly Row[]) => Promise<BulkResult>
  /** Told which rows were done, where any was: the place to offer undo. */
  onSomeDone?: (doneKeys: readonly string[]) => void
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
  const [asked, setAsked] = useState<BulkAction<Row>>()
  const [finished, setFinished] = useState<number>()
  const [result, setResult] = useState<BulkResult>()
  const chosen = rows.filter((row) => selection.has(keyOf(row)))
  const count = chosen.length
  const say = (text: string | CountedText) =>
    typeof text === 'string' ? fillText(text, { count }) : fillCounted(text, count, language)

  async function run(action: BulkAction<Row>, reason: string) {
    setFinished(0)
    const { run: act, explain, runAll } = action
    const each = { keyOf, nameOf, explain, onStep: setFinished }
    const outcome = runAll
      ? await runAll(chosen).catch((error: unknown) => refuseAll(chosen, each, error))
      : await runBulk({ ...each, rows: chosen, run: (row) => act(row, reason) })
    setFinished(undefined)
    setAsked(undefined)
    setResult(outcome)
    if (outcome.failures.length === 0) selection.clear()
    if (outcome.doneKeys.length > 0) action.onSomeDone?.(outcome.doneKeys)
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
                onClick={() => setAsked(action)}
              >
                {action.label}
              </Button>
            ))}
          </span>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => void run(asked, reason)}
          {...(asked.reason && { reason: asked.reason })}
          title={fillCounted(asked.confirm.title, count, language)}
          confirmLabel={say(asked.confirm.label)}
          cancelLabel={texts.cancel}
          destructive={asked.destructive ?? false}
          forGood={asked.forGood ?? asked.destructive ?? false}
          pending={finished !== undefined}
          {...(asked.destructive || asksCount(asked, chosen)
            ? { typed: { words: String(count), label: texts.typeCount } }
            : {})}
        >
          {asked.about?.(chosen).map((said) => (
            <p key={said}>
              <strong>{said}</strong>
            </p>
          ))}
          <p>{say(asked.confirm.text)}</p>
          {finished !== undefined && <p role="status">{fillText(texts.progress, { finished, count })}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}

function asksCount<Row>({ asksCount: asks = false }: BulkAction<Row>, rows: readonly Row[]): boolean {
  return typeof asks === 'function' ? asks(rows) : asks
}

/** A call for all rows that failed as a whole: none was done. */
function refuseAll<Row>(
  rows: readonly Row[],
  { keyOf, nameOf, explain }: Pick<RunBulk<Row>, 'keyOf' | 'nameOf' | 'explain'>,
  error: unknown,
): BulkResult {
  const failures = rows.map((row) => ({ key: keyOf(row), name: nameOf(row), reason: explain(error) }))
  return { doneKeys: [], failures }
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
