import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { offlineCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { useDeskFault } from '../payments/use-desk-fault.ts'
import { useWaits } from '../use-waits.ts'
import { useOfflinePreview } from './use-offline-preview.ts'
import styles from './offline.module.css'

type Preview = NonNullable<ReturnType<typeof useOfflinePreview>>

/** What will happen, tried by the server and rolled back. */
function Consequences({ preview }: { preview: Preview }) {
  const { will } = useTexts('offline')
  const language = useLanguage()
  const { slots_voided: slots, from_reserve_cents: reserve, reserve_cents: left } = preview
  const cents = (amount: number) => formatUsd(amount, { always2: true })
  return (
    <>
      <p>{will.title}</p>
      <Stack as="ul" gap={2} bullets>
        <li>{slots > 0 ? fillCounted(will.slots, slots, language) : will.noSlots}</li>
        {reserve > 0 && (
          <li>
            <strong>{fillText(will.reserve, { amount: cents(reserve), left: cents(left) })}</strong>
          </li>
        )}
        <li>{preview.needs_second ? will.second : will.alone}</li>
      </Stack>
    </>
  )
}

/** Takes a received gift out of the books again: its check bounced, it was given back, or it never should have been entered. */
export function ReturnWay({ gift }: { gift: DeskOfflineGift }) {
  const texts = useTexts('offline')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const amount = formatUsd(gift.amount_cents, { always2: true })
  const preview = useOfflinePreview(gift.id, asking)
  const act = useAct((reason: string) => offlineCalls.giveBack(gift.id, { reason }), {
    done: fillText(texts.gaveBack, { amount }),
    onShown: close,
    failed: useDeskFault(),
    onFailed: useWaits(close),
    makeStale: readDeskAgain,
  })
  const ask = () => {
    act.reset()
    setAsking(true)
  }
  const isOpen = gift.state === 'received' && gift.approval === null
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
        confirmLabel={texts.giveBackConfirm}
        cancelLabel={texts.back}
        destructive
        pending={act.isPending}
        failure={act.failure}
        reason={{
          label: texts.reason,
          required: true,
          missing: texts.reasonMissing,
          maxLength: maxDeskReasonLength,
        }}
        onConfirm={act.run}
      >
        <p>{texts.giveBackText}</p>
        {preview ? <Consequences preview={preview} /> : <p>{texts.giveBackSecond}</p>}
      </ConfirmDialog>
    </>
  )
}
