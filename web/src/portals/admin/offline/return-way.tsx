import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { offlineCalls } from '../../../money/desk/desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useDeskAct, useDeskFault } from '../payments/use-desk-act.ts'
import styles from './offline.module.css'

/** Takes a received gift out of the books again, whose check the bank returned or which was given back. */
export function ReturnWay({ gift }: { gift: DeskOfflineGift }) {
  const texts = useTexts('offline')
  const toast = useToast()
  const explain = useDeskFault()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const amount = formatUsd(gift.amount_cents, { always2: true })
  const act = useDeskAct(
    (reason: string) => offlineCalls.giveBack(gift.id, { reason }),
    ({ state }) => {
      close()
      toast({ text: fillText(state === 'waiting' ? texts.returnAsked : texts.gaveBack, { amount }) })
    },
  )
  const ask = () => {
    act.reset()
    setAsking(true)
  }
  const isOpen = gift.state === 'received' && gift.return_asked === null
  if (!isOpen && !asking) return null
  return (
    <>
      <div className={styles.buttons}>
        <Button kind="danger" onClick={ask}>
          {texts.giveBack}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking}
        onClose={close}
        title={fillText(texts.giveBackTitle, { amount })}
        confirmLabel={gift.return_needs_second ? texts.giveBackAsk : texts.giveBack}
        cancelLabel={texts.back}
        destructive
        pending={act.isPending}
        failure={act.isError ? explain(act.error) : undefined}
        reason={{
          label: texts.reason,
          required: true,
          missing: texts.reasonMissing,
          maxLength: maxDeskReasonLength,
        }}
        onConfirm={(reason) => act.mutate(reason)}
      >
        <p>{texts.giveBackText}</p>
        {gift.return_needs_second && <p>{texts.giveBackSecond}</p>}
      </ConfirmDialog>
    </>
  )
}
