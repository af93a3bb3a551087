import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { actErrors } from '../admin-errors.ts'
import styles from './site.module.css'

type Saving = { number: number; saved_at: string | null; saved_by: string | null; restores: number | null }

export type HistoryProps<Row extends Saving> = {
  savings: readonly Row[]
  restore: (number: number) => Promise<unknown>
  again: () => Promise<unknown>
  onRestored: () => void
  ask: string
  title?: string
  /** What the way back to the very beginning is called, where that is not what came with the product. */
  words?: { defaults: string; askDefaults: string; restoredDefaults: string }
  tell?: (row: Row) => ReactNode
}

/** Every saving, the latest first; each earlier one can be brought back, and what came with the product, too. */
export function HistoryPart<Row extends Saving>(props: HistoryProps<Row>) {
  const { savings, ask, tell } = props
  const { history } = useTexts('siteDesk')
  const { title = history.title, words = history } = props
  const [asked, setAsked] = useState<number>()
  const act = useRestore(props)
  const isDefault = asked === 0
  return (
    <Card title={title}>
      {savings.length === 0 ? (
        <p className={styles.quiet}>{history.none}</p>
      ) : (
        <ol className={styles.history}>
          {savings.map((row, at) => (
            <li key={row.number}>
              <Saving row={row} isNow={at === 0} restoredDefaults={words.restoredDefaults}>
                {tell?.(row)}
              </Saving>
              {at > 0 && (
                <Button size="s" onClick={() => setAsked(row.number)}>
                  {fillText(history.restore, { number: row.number })}
                </Button>
              )}
            </li>
          ))}
          <li>
            <span />
            <Button size="s" onClick={() => setAsked(0)}>
              {words.defaults}
            </Button>
          </li>
        </ol>
      )}
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
      toast({ text: explainError(error, actErrors(admin, texts.actFailed)) })
      await again()
    },
  })
}
