import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { closingCalls, readMonthsAgain } from '../../../money/closing/closing.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { nameMonth } from './months.ts'

/** Staff close a month that is over; they are told first where something does not agree. */
export function CloseMonth({ books }: { books: MonthBooks }) {
  const { month: texts } = useTexts('closing')
  const name = nameMonth(books.month, useLanguage())
  const client = useQueryClient()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const closing = useMutation({
    mutationFn: () => closingCalls.closeMonth(books.month),
    onSuccess: () => toast({ text: fillText(texts.closed, { month: name }) }),
    onSettled: () => {
      setAsking(false)
      return readMonthsAgain(client)
    },
  })
  const { provider, bank } = books
  const agrees =
    provider.difference_count === 0 && provider.unexplained_cents === 0 && bank.payouts_differing === 0
  return (
    <>
      {closing.isError && (
        <Notice tone="danger">
          {explainError(closing.error, {
            refused: { 'closing.month_closed': texts.already, 'closing.month_not_over': texts.running },
            failed: texts.closeFailed,
          })}
        </Notice>
      )}
      <div>
        <Button kind="primary" onClick={() => setAsking(true)}>
          {texts.close}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.closeTitle, { month: name })}
        confirmLabel={fillText(texts.closeConfirm, { month: name })}
        cancelLabel={texts.cancel}
        pending={closing.isPending}
        onConfirm={() => closing.mutate()}
      >
        <p>{texts.closeText}</p>
        {!agrees && <p>{texts.closeDiffers}</p>}
      </ConfirmDialog>
    </>
  )
}
