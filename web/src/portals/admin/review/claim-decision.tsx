import type { ClassroomClaim } from '@tower/contract/matching/classroom-claims.contract.ts'
import { claimReasonLength } from '@tower/contract/matching/classroom-claims.ts'
import { useState } from 'react'
import { claimCalls, readClaimsAgain } from '../../../matching/nominations/claims.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { useIsOpened } from '../queue-walk/use-is-opened.ts'
import { useActFault } from '../use-act-fault.ts'
import styles from './review.module.css'

// Comes with a decision.
const ClaimMails = lateInBrowser(() => import('./claim-mails.tsx'))

type Decision = { act: 'approve' } | { act: 'refuse'; reason: string }
/** A refusal asks for its reason first, and then shows the mails with it. */
type Step = 'approve' | 'reason' | 'refuse'

/** Approve or refuse a confirmation, each after a look at the mails it sends. */
export function ClaimDecision({ claim }: { claim: ClassroomClaim }) {
  const { claims: texts } = useTexts('review')
  const [step, setStep] = useState<Step>()
  const [reason, setReason] = useState('')
  const decide = useDecision(claim, () => setStep(undefined))
  const isOpened = useIsOpened('claim', claim.id)
  const words = wordsOf(claim)
  const shared = {
    onClose: () => setStep(undefined),
    cancelLabel: texts.cancel,
    pending: decide.isPending,
  }
  return (
    <div className={styles.acts}>
      <Button
        size="s"
        data-decide={isOpened ? 'yes' : undefined}
        onClick={() => setStep('approve')}
        aria-label={fillText(texts.approveOf, words)}
      >
        {texts.approve}
      </Button>
      <Button
        size="s"
        kind="danger"
        data-decide={isOpened ? 'no' : undefined}
        onClick={() => setStep('reason')}
        aria-label={fillText(texts.refuseOf, words)}
      >
        {texts.refuse}
      </Button>
      <ConfirmDialog
        {...shared}
        isOpen={step === 'approve'}
        title={fillText(texts.approveTitle, words)}
        confirmLabel={texts.approve}
        forGood
        onConfirm={() => decide.run({ act: 'approve' })}
      >
        <p>{fillText(texts.approveText, words)}</p>
        {claim.email_on_record !== null && <p>{fillText(texts.approveRecord, words)}</p>}
        <ClaimMails claimId={claim.id} approved reason="" />
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        isOpen={step === 'reason'}
        title={fillText(texts.refuseTitle, words)}
        confirmLabel={texts.preview}
        reason={{
          label: texts.reason,
          required: true,
          missing: texts.reasonMissing,
          maxLength: claimReasonLength,
        }}
        onConfirm={(typed) => {
          setReason(typed)
          setStep('refuse')
        }}
      >
        <p>{fillText(texts.refuseText, words)}</p>
        {reason && <p>{fillText(texts.reasonBefore, { reason })}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        destructive
        onClose={() => setStep('reason')}
        cancelLabel={texts.back}
        isOpen={step === 'refuse'}
        title={fillText(texts.refuseTitle, words)}
        confirmLabel={texts.refuse}
        onConfirm={() => decide.run({ act: 'refuse', reason })}
      >
        <ClaimMails claimId={claim.id} approved={false} reason={reason} />
      </ConfirmDialog>
    </div>
  )
}

function wordsOf(claim: ClassroomClaim) {
  const { teacher_display_name: teacher, classroom_name: classroom, email, email_on_record: record } = claim
  return { teacher, classroom, email, record: record ?? '' }
}

/** Whatever comes of it, the list is read again: whoever was second sees who decided. */
function useDecision(claim: ClassroomClaim, onEnd: () => void) {
  const { claims: texts } = useTexts('review')
  return useAct(
    async (decision: Decision): Promise<void> => {
      if (decision.act === 'approve') await claimCalls.approve(claim.id)
      else await claimCalls.refuse(claim.id, decision.reason)
    },
    {
      done: (_, { act }) => fillText(act === 'approve' ? texts.approved : texts.refused, wordsOf(claim)),
      failed: useActFault(texts.actFailed, {
        'nominations.claim_decided': texts.decided,
        'nominations.claim_own': texts.own,
      }),
      failedIn: 'toast',
      onEnd,
      makeStale: readClaimsAgain,
    },
  )
}
