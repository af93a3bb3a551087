import type { Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { disbursementCalls, readDisbursementsAgain } from '../../../money/disbursements/disbursements.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { useWaits } from '../use-waits.ts'
import { useActFault } from '../use-act-fault.ts'

/** Takes a payout back that was recorded wrongly. */
export function VoidAct({ disbursement }: { disbursement: Disbursement }) {
  const { acts: texts } = useTexts('disbursementDesk')
  const { waits } = useTexts('secondPerson')
  const [isAsking, setAsking] = useState(false)
  const { id, payee, amount_cents: cents } = disbursement
  const words = { amount: formatUsd(cents, { always2: true }), payee }
  const close = () => setAsking(false)
  const act = useAct((reason: string) => disbursementCalls.void(id, reason), {
    done: texts.voided,
    onShown: close,
    failed: useActFault(texts.failed, { 'approvals.waits': waits }),
    onFailed: useWaits(close),
    makeStale: readDisbursementsAgain,
  })
  const ask = () => {
    act.reset()
    setAsking(true)
  }
  const isOffered = disbursement.state === 'paid' && disbursement.approval === null
  if (!isOffered && !isAsking) return null
  return (
    <>
      <Button size="s" aria-label={fillText(texts.voidOf, words)} onClick={ask}>
        {texts.void}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={fillText(texts.voidTitle, words)}
        confirmLabel={texts.void}
        cancelLabel={texts.cancel}
        destructive
        pending={act.isPending}
        failure={act.failure}
        onConfirm={act.run}
        reason={{ label: texts.reason, required: true, missing: texts.reasonMissing, maxLength: 500 }}
      >
        <p>{disbursement.needs_second ? texts.askVoidText : texts.voidText}</p>
      </ConfirmDialog>
    </>
  )
}
