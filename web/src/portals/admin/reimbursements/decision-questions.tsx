import { formatUsd } from '@tower/contract/money.ts'
import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import {
  maxReasonLength,
  maxReferenceLength,
  nameReimbursement,
} from '@tower/contract/spending/reimbursements.ts'
import { useState } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { nameTwins } from './group-twins.ts'
import { TwinLinks } from './twins-part.tsx'
import type { Wish } from './use-decide.ts'

export type Question = 'approve' | 'pay' | 'giveBack' | 'reject' | 'bounce'

type QuestionsProps = {
  story: ReimbursementStory
  asking: Question | undefined
  onClose: () => void
  pending: boolean
  failure: string | undefined
  onDecide: (wish: Wish) => void
}

/** What is asked before a request is decided on: one of them at a time. */
export function Questions({ story, asking, onClose, pending, failure, onDecide }: QuestionsProps) {
  const { act: texts } = useTexts('reimbursementDesk')
  const [reference, setReference] = useState(nameReimbursement(story.number))
  const [bankReference, setBankReference] = useState('')
  const [isBare, setBare] = useState(false)
  const bounce = (because: string) => {
    setBare(bankReference.trim() === '')
    if (bankReference.trim() !== '')
      onDecide({ act: 'bounced', reason: because, reference: bankReference.trim() })
  }
  const words = {
    name: nameReimbursement(story.number),
    amount: formatUsd(story.total_cents, { always2: true }),
    teacher: story.teacher.full_name ?? story.teacher.email,
  }
  const shared = { onClose, cancelLabel: texts.cancel, pending, failure }
  const twins = story.duplicates.length > 0 && (
    <>
      <p>{fillText(texts.twinText, { others: nameTwins(story) })}</p>
      <TwinLinks others={story.duplicates} />
    </>
  )
  const reason = {
    label: texts.reason,
    hint: texts.reasonHint,
    required: true,
    missing: texts.reasonMissing,
    maxLength: maxReasonLength,
  }
  return (
    <>
      <ConfirmDialog
        {...shared}
        destructive
        isOpen={asking === 'approve'}
        title={fillText(texts.twinTitle, words)}
        confirmLabel={texts.twinLabel}
        onConfirm={() => onDecide({ act: 'approved' })}
      >
        {twins}
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        // What looks like another is paid by its button alone, as it is approved.
        destructive={story.duplicates.length > 0}
        forGood
        isOpen={asking === 'pay'}
        title={fillText(texts.payTitle, words)}
        confirmLabel={fillText(texts.payLabel, words)}
        onConfirm={() => onDecide({ act: 'paid', reference })}
      >
        {twins}
        <p>{fillText(texts.payText, words)}</p>
        <TextField
          label={texts.reference}
          value={reference}
          maxLength={maxReferenceLength}
          autoComplete="off"
          onChange={(event) => setReference(event.target.value)}
        />
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        isOpen={asking === 'giveBack'}
        title={fillText(texts.giveBackTitle, words)}
        confirmLabel={texts.giveBackLabel}
        reason={reason}
        onConfirm={(because) => onDecide({ act: 'returned', reason: because })}
      >
        <p>{fillText(texts.giveBackText, words)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        destructive
        isOpen={asking === 'reject'}
        title={fillText(texts.rejectTitle, words)}
        confirmLabel={texts.rejectLabel}
        reason={reason}
        onConfirm={(because) => onDecide({ act: 'rejected', reason: because })}
      >
        <p>{fillText(texts.rejectText, words)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        isOpen={asking === 'bounce'}
        title={fillText(texts.bounceTitle, words)}
        confirmLabel={fillText(texts.bounceLabel, words)}
        reason={reason}
        onConfirm={bounce}
      >
        <p>{fillText(texts.bounceText, words)}</p>
        <TextField
          label={texts.bankReference}
          hint={texts.bankReferenceHint}
          error={isBare ? texts.bankReferenceMissing : undefined}
          value={bankReference}
          maxLength={maxReferenceLength}
          autoComplete="off"
          onChange={(event) => setBankReference(event.target.value)}
        />
      </ConfirmDialog>
    </>
  )
}
