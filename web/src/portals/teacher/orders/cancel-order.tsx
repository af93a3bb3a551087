import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderDetails } from '@tower/contract/spending/orders.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { orderCalls, readOrdersAgain } from '../../../spending/orders/orders.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'

/** Takes an order back before it is paid, once its teacher has said so twice. */
export function CancelOrder({ order }: { order: OrderDetails }) {
  const { one: texts } = useTexts('orders')
  const client = useQueryClient()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const cancel = useMutation({
    mutationFn: () => orderCalls.cancel(order.id),
    onSuccess: () => {
      setAsking(false)
      toast({ text: texts.canceled })
    },
    // Somebody else may have decided: the page then shows what.
    onSettled: () => readOrdersAgain(client),
  })
  const refused = { 'orders.decided': texts.paidMeanwhile, 'orders.on_its_way': texts.onItsWay }
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.cancelTitle, { number: order.number })}
        confirmLabel={texts.cancel}
        cancelLabel={texts.keep}
        destructive
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        <p>{fillText(texts.cancelText, { amount: formatUsd(order.total_cents, { always2: true }) })}</p>
        {cancel.isError && (
          <Notice tone="danger">
            {explainError(cancel.error, { refused, quotes: 'any sentence', failed: texts.cancelFailed })}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
