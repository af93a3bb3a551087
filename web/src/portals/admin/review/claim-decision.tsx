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
import { useAsk } from '../standing-question.tsx'
import { useActFault } from '../use-act-fault.ts'
import styles from './review.module.css'

// Comes with a decision.
const ClaimMails = lateInBrowser(() => import('./claim-mails.tsx'))

type Decision = { act: 'approve' } | { act: 'refuse'; reason: string }

type OfClaim = { claim: ClassroomClaim }

/** Approve or refuse a confirmation, each after a look at the mails it sends. */
export function ClaimDecision({ claim }: OfClaim) {
  const { claims: texts } = useTexts('review')
  const ask = useAsk()
  const isOpened = useIsOpened('claim', claim.id)
  const words = wordsOf(claim)
  return (
    <div className={styles.acts}>
      <Button
        size="s"
        data-decide={isOpened ? 'yes' : undefined}
        onClick={() => ask((close) => <ApproveQuestion claim={claim} onClose={close} />)}
        aria-label={fillText(texts.approveOf, words)}
      >
        {texts.approve}
      </Button>
      <Button
        size="s"
        kind="danger"
        data-decide={isOpened ? 'no' : undefined}
        onClick={() => ask((close) => <RefuseQuestion claim={claim} onClose={close} />)}
        aria-label={fillText(texts.refuseOf, words)}
      >
        {texts.refuse}
      </Button>
    </div>
  )
}

type QuestionProps = OfClaim & { onClose: () => void }

function ApproveQuestion({ claim, onClose }: QuestionProps) {
  const { claims: texts } = useTexts('review')
  const decide = useDecision(claim, onClose)
  const words = wordsOf(claim)
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.approveTitle, words)}
      confirmLabel={texts.approve}
      cancelLabel={texts.cancel}
      forGood
      pending={decide.isPending}
      failure={decide.failure}
      onConfirm={() => decide.run({ act: 'approve' })}
    >
      <p>{fillText(texts.approveText, words)}</p>
      {claim.email_on_record !== null && <p>{fillText(texts.approveRecord, words)}</p>}
      <ClaimMails claimId={claim.id} approved reason="" />
    </ConfirmDialog>
  )
}

/** Asks for its reason first, and then shows the mails with it. */
function RefuseQuestion({ claim, onClose }: QuestionProps) {
  const { claims: texts } = useTexts('review')
  const [isShown, setShown] = useState(false)
  const [reason, setReason] = useState('')
  const decide = useDecision(claim, onClose)
  const title = fillText(texts.refuseTitle, wordsOf(claim))
  return (
    <>
      <ConfirmDialog
        isOpen={!isShown}
        onClose={onClose}
        title={title}
        confirmLabel={texts.preview}
        cancelLabel={texts.cancel}
        reason={{
          label: texts.reason,
          required: true,
          missing: texts.reasonMissing,
          maxLength: claimReasonLength,
        }}
        onConfirm={(typed) => {
          setReason(typed)
          setShown(true)
        }}
      >
        <p>{fillText(texts.refuseText, wordsOf(claim))}</p>
        {reason && <p>{fillText(texts.reasonBefore, { reason })}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isShown}
        onClose={() => setShown(false)}
        title={title}
        confirmLabel={texts.refuse}
        cancelLabel={texts.back}
        destructive
        pending={decide.isPending}
        failure={decide.failure}
        onConfirm={() => decide.run({ act: 'refuse', reason })}
      >
        <ClaimMails claimId={claim.id} approved={false} reason={reason} />
      </ConfirmDialog>
    </>
  )
}

function wordsOf(claim: ClassroomClaim) {
  const { teacher_display_name: teacher, classroom_name: classroom, email, email_on_record: record } = claim
  return { teacher, classroom, email, record: record ?? '' }
}

/** Whatever comes of it, the list is read again: whoever was second sees who decided, and why nothing came of it. */
function useDecision(claim: ClassroomClaim, onShown: () => void) {
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
      onShown,
      makeStale: readClaimsAgain,
    },
  )
}
