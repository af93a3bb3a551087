import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import {
  maxReasonLength,
  maxReferenceLength,
  nameReimbursement,
  type ReimbursementDecision,
} from '@tower/contract/spending/reimbursements.ts'
import { useEffect, useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import {
  readReimbursementsAgain,
  reimbursementDeskCalls,
} from '../../../spending/reimbursements/reimbursements.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { useListKeysSwitch } from '../../../ui/list-page/use-list-keys.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { actErrors } from '../admin-errors.ts'
import styles from './decision-part.module.css'
import { isShortcut } from '../../../ui/list-page/is-shortcut.ts'
import { nameTwins } from './group-twins.ts'

type Wish =
  | { act: ReimbursementDecision; reason?: string; reference?: string }
  | { act: 'returned'; reason: string }
  | { act: 'bounced'; reason: string; reference: string }
type Question = 'approve' | 'pay' | 'giveBack' | 'reject' | 'bounce'

/**
 * Approve, pay, return or reject: whatever still can be done. Money that leaves is asked about, and so is what is for good and a
 * request that looks like another: no single key approves the same receipt twice.
 */
export function DecisionPart({ story, onReturned }: { story: ReimbursementStory; onReturned: () => void }) {
  const { act: texts } = useTexts('reimbursementDesk')
  const admin = useTexts('admin')
  const [asking, setAsking] = useState<Question>()
  const { isOn } = useListKeysSwitch()
  const decide = useDecide(story, onReturned, () => setAsking(undefined))
  const ask = (what: Question) => {
    decide.reset()
    setAsking(what)
  }
  const { status } = story
  const isOpen = status === 'submitted' || status === 'approved'
  const approve = () => (story.duplicates.length > 0 ? ask('approve') : decide.mutate({ act: 'approved' }))
  useKeys(isOpen && asking === undefined, {
    a: () => status === 'submitted' && !decide.isPending && approve(),
    p: () => ask('pay'),
    r: () => ask('reject'),
  })
  const questions = (
    <Questions
      story={story}
      asking={asking}
      onClose={() => setAsking(undefined)}
      pending={decide.isPending}
      failure={decide.isError ? explainError(decide.error, actErrors(admin, texts.failed)) : undefined}
      onDecide={decide.mutate}
    />
  )
  if (status === 'paid')
    return (
      <>
        <Button onClick={() => ask('bounce')}>{texts.bounce}</Button>
        {questions}
      </>
    )
  // Somebody else may have been first: the question stays until its reader has seen so.
  if (!isOpen) return questions
  return (
    <Row gap={2} className={styles.acts}>
      {status === 'submitted' && (
        <Button kind="primary" pending={decide.isPending} onClick={approve}>
          {texts.approve}
          {isOn && (
            <span className="for-keyboards" aria-hidden="true">
              <kbd className={styles.key}>A</kbd>
            </span>
          )}
        </Button>
      )}
      <Button kind={status === 'approved' ? 'primary' : 'second'} onClick={() => ask('pay')}>
        {texts.pay}
      </Button>
      <Button onClick={() => ask('giveBack')}>{texts.giveBack}</Button>
      <Button kind="danger" className={styles.last} onClick={() => ask('reject')}>
        {texts.reject}
      </Button>
      {questions}
    </Row>
  )
}

/** Single keys, while nothing is typed and no question stands open. */
function useKeys(isOn: boolean, acts: Record<string, () => void>): void {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const act = acts[event.key.toLowerCase()]
      if (!act || !isShortcut(event)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

type QuestionsProps = {
  story: ReimbursementStory
  asking: Question | undefined
  onClose: () => void
  pending: boolean
  failure: string | undefined
  onDecide: (wish: Wish) => void
}

function Questions({ story, asking, onClose, pending, failure, onDecide }: QuestionsProps) {
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
  const twins = story.duplicates.length > 0 && <p>{fillText(texts.twinText, { others: nameTwins(story) })}</p>
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

/** Whatever comes of it, the request is read again: whoever was second sees who decided. */
function useDecide(
  { id, revision, duplicates }: ReimbursementStory,
  onReturned: () => void,
  onDone: () => void,
) {
  const { act: texts } = useTexts('reimbursementDesk')
  const admin = useTexts('admin')
  const stepUp = useStepUp()
  const toast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wish: Wish): Promise<void> => {
      if (wish.act === 'returned') {
        await reimbursementDeskCalls.giveBack(id, { reason: wish.reason, revision })
        return
      }
      if (wish.act === 'bounced') {
        await stepUp(() =>
          reimbursementDeskCalls.bounce(id, { reason: wish.reason, reference: wish.reference, revision }),
        )
        return
      }
      const { act: status, ...said } = wish
      await stepUp(() => reimbursementDeskCalls.decide({ request_id: id, revision, status, ...said }))
    },
    onSuccess: (_, { act }) => {
      onDone()
      const said = { returned: texts.returned, bounced: texts.bounced }
      toast({
        text:
          act === 'returned' || act === 'bounced'
            ? said[act]
            : fillText(texts.marked, { status: texts.decisions[act] }),
      })
      if (act === 'returned') onReturned()
    },
    // What was asked about is answered in its question.
    onError: (error, { act }) => {
      if (act === 'approved' && duplicates.length === 0)
        toast({ text: explainError(error, actErrors(admin, texts.failed)), tone: 'danger' })
    },
    onSettled: () => readReimbursementsAgain(client),
  })
}
