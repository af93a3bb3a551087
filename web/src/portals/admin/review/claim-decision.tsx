import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ClassroomClaim } from '@tower/contract/matching/classroom-claims.contract.ts'
import { claimReasonLength } from '@tower/contract/matching/classroom-claims.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { claimCalls, readClaimsAgain } from '../../../matching/nominations/claims.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { actErrors } from '../admin-errors.ts'
import styles from './review.module.css'

type Decision = { act: 'approve' } | { act: 'refuse'; reason: string }

/** Approve or refuse a confirmation, each after a question that names the teacher and the classroom. */
export function ClaimDecision({ claim }: { claim: ClassroomClaim }) {
  const { claims: texts } = useTexts('review')
  const [asking, setAsking] = useState<Decision['act']>()
  const decide = useDecision(claim, () => setAsking(undefined))
  const words = wordsOf(claim)
  const shared = {
    onClose: () => setAsking(undefined),
    cancelLabel: texts.cancel,
    pending: decide.isPending,
  }
  return (
    <div className={styles.acts}>
      <Button size="s" onClick={() => setAsking('approve')} aria-label={fillText(texts.approveOf, words)}>
        {texts.approve}
      </Button>
      <Button
        size="s"
        kind="danger"
        onClick={() => setAsking('refuse')}
        aria-label={fillText(texts.refuseOf, words)}
      >
        {texts.refuse}
      </Button>
      <ConfirmDialog
        {...shared}
        isOpen={asking === 'approve'}
        title={fillText(texts.approveTitle, words)}
        confirmLabel={texts.approve}
        onConfirm={() => decide.mutate({ act: 'approve' })}
      >
        <p>{fillText(texts.approveText, words)}</p>
        {claim.email_on_record !== null && <p>{fillText(texts.approveRecord, words)}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        destructive
        isOpen={asking === 'refuse'}
        title={fillText(texts.refuseTitle, words)}
        confirmLabel={texts.refuse}
        reason={{
          label: texts.reason,
          required: true,
          missing: texts.reasonMissing,
          maxLength: claimReasonLength,
        }}
        onConfirm={(reason) => decide.mutate({ act: 'refuse', reason })}
      >
        <p>{fillText(texts.refuseText, words)}</p>
      </ConfirmDialog>
    </div>
  )
}

function wordsOf(claim: ClassroomClaim) {
  const { teacher_display_name: teacher, classroom_name: classroom, email, email_on_record: record } = claim
  return { teacher, classroom, email, record: record ?? '' }
}

/** Whatever comes of it, the list is read again: whoever was second sees who decided. */
function useDecision(claim: ClassroomClaim, onSettled: () => void) {
  const { claims: texts } = useTexts('review')
  const admin = useTexts('admin')
  const toast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) =>
      decision.act === 'approve'
        ? claimCalls.approve(claim.id)
        : claimCalls.refuse(claim.id, decision.reason),
    onSuccess: (_, { act }) =>
      toast({ text: fillText(act === 'approve' ? texts.approved : texts.refused, wordsOf(claim)) }),
    onError: (error) => {
      const { refused, ...rest } = actErrors(admin, texts.actFailed)
      const known = { ...refused, 'nominations.claim_decided': texts.decided }
      toast({ text: explainError(error, { ...rest, refused: known }) })
    },
    onSettled: () => {
      onSettled()
      return readClaimsAgain(client)
    },
  })
}
