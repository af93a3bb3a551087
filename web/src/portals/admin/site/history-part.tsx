import { type UseInfiniteQueryResult, useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { actErrors } from '../admin-errors.ts'
import styles from './site.module.css'

type Reading<Row> = Pick<
  UseInfiniteQueryResult<{ pages: readonly { items: readonly Row[] }[] }>,
  'data' | 'isPending' | 'isError' | 'error' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage'
> & { refetch: () => unknown; fetchNextPage: () => unknown }

type Saving = { number: number; saved_at: string | null; saved_by: string | null; restores: number | null }

export type HistoryProps<Row extends Saving> = {
  /** The savings, as far as they were read. */
  reading: Reading<Row>
  restore: (number: number) => Promise<unknown>
  again: () => Promise<unknown>
  onRestored: () => void
  ask: string
  title?: string
  /** What the way back to the very beginning is called, where that is not what came with the product. */
  words?: { defaults: string; askDefaults: string; restoredDefaults: string }
  tell?: (row: Row) => ReactNode
  action?: ReactNode
}

/** Every saving, the latest first; each earlier one can be brought back, and what came with the product, too. */
export function HistoryPart<Row extends Saving>(props: HistoryProps<Row>) {
  const { reading, ask } = props
  const texts = useTexts('siteDesk')
  const { history } = texts
  const { title = history.title, words = history, action } = props
  const [asked, setAsked] = useState<number>()
  const act = useRestore(props)
  const isDefault = asked === 0
  return (
    <Card title={title} action={action}>
      {reading.isPending && <Skeleton lines={3} />}
      {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.data && <Savings {...props} words={words} onAsk={setAsked} />}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={isDefault ? words.askDefaults : fillText(history.ask, { number: asked ?? 0 })}
        confirmLabel={history.confirm}
        cancelLabel={history.cancel}
        pending={act.isPending}
        onConfirm={() => act.mutate(asked ?? 0, { onSettled: () => setAsked(undefined) })}
      >
        <p>{ask}</p>
      </ConfirmDialog>
    </Card>
  )
}

type SavingsProps<Row extends Saving> = Pick<HistoryProps<Row>, 'reading' | 'tell'> & {
  words: NonNullable<HistoryProps<Row>['words']>
  onAsk: (number: number) => void
}

function Savings<Row extends Saving>({ reading, tell, words, onAsk }: SavingsProps<Row>) {
  const { history } = useTexts('siteDesk')
  const list = useRef<HTMLOListElement>(null)
  const savings = reading.data?.pages.flatMap(({ items }) => items) ?? []
  // With the last of them the button goes, and the focus with it: it goes on to the first that came.
  const showOlder = async () => {
    await reading.fetchNextPage()
    requestAnimationFrame(() => list.current?.children[savings.length]?.querySelector('button')?.focus())
  }
  if (savings.length === 0) return <p className={styles.quiet}>{history.none}</p>
  return (
    <>
      <ol className={styles.history} ref={list}>
        {savings.map((row, at) => (
          <li key={row.number}>
            <Saving row={row} isNow={at === 0} restoredDefaults={words.restoredDefaults}>
              {tell?.(row)}
            </Saving>
            {at > 0 && (
              <Button size="s" onClick={() => onAsk(row.number)}>
                {fillText(history.restore, { number: row.number })}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.historyEnd}>
        {reading.hasNextPage && (
          <Button size="s" pending={reading.isFetchingNextPage} onClick={() => void showOlder()}>
            {history.older}
          </Button>
        )}
        {savings[0]?.restores !== 0 && (
          <Button size="s" onClick={() => onAsk(0)}>
            {words.defaults}
          </Button>
        )}
      </div>
    </>
  )
}

type SavingProps = { row: Saving; isNow: boolean; restoredDefaults: string; children: ReactNode }

function Saving({ row, isNow, restoredDefaults, children }: SavingProps) {
  const { history } = useTexts('siteDesk')
  const language = useLanguage()
  const { number, saved_at: at, saved_by: by, restores } = row
  const brought = restores === 0 ? restoredDefaults : fillText(history.restored, { number: restores ?? 0 })
  return (
    <span>
      <b>{fillText(history.version, { number })}</b> {isNow && `(${history.now}) `}
      <span className={styles.quiet}>
        {at && <time dateTime={at}>{showTime(at, 'dated', language)}</time>}{' '}
        {by && fillText(history.by, { name: by })} {restores !== null && `· ${brought}`} {children}
      </span>
    </span>
  )
}

function useRestore({
  restore,
  again,
  onRestored,
}: Pick<HistoryProps<Saving>, 'restore' | 'again' | 'onRestored'>) {
  const texts = useTexts('siteDesk')
  const admin = useTexts('admin')
  const toast = useToast()
  return useMutation({
    mutationFn: restore,
    onSuccess: async () => {
      toast({ text: texts.history.done })
      // The forms begin anew with what counts by now.
      await again()
      onRestored()
    },
    onError: async (error) => {
      toast({ text: explainError(error, actErrors(admin, texts.actFailed)), tone: 'danger' })
      await again()
    },
  })
}
