import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import {
  readReimbursementsAgain,
  reimbursementCalls,
} from '../../../spending/reimbursements/reimbursements.api.ts'
import { isReturned } from '../../../spending/reimbursements/status-chip.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { askPath } from '../support/ask-about.ts'
import { changePath } from './change-path.ts'
import styles from './requests.module.css'

export type RequestActsProps = { story: ReimbursementStory; onGone: () => void }

/** What a teacher can still do with a request: change it, take it back, delete a draft, ask, print. */
export function RequestActs({ story, onGone }: RequestActsProps) {
  const { detail: texts } = useTexts('reimbursements')
  const [asking, setAsking] = useState<'withdraw' | 'remove'>()
  const { status } = story
  const isOpen = status === 'submitted' || status === 'approved'
  const change = isReturned(story) ? texts.fix : status === 'draft' ? texts.finish : texts.change
  return (
    <div className={styles.acts}>
      {(status === 'draft' || isOpen) && (
        <ButtonLink kind={status === 'draft' ? 'primary' : 'second'} to={changePath(story.id)}>
          {change}
        </ButtonLink>
      )}
      {isOpen && <Button onClick={() => setAsking('withdraw')}>{texts.withdraw}</Button>}
      {status === 'draft' && (
        <Button kind="danger" onClick={() => setAsking('remove')}>
          {texts.remove}
        </Button>
      )}
      <ButtonLink to={askPath('reimbursement', nameReimbursement(story.number))}>{texts.ask}</ButtonLink>
      <Button onClick={() => window.print()}>{texts.print}</Button>
      <Questions story={story} asking={asking} onClose={() => setAsking(undefined)} onGone={onGone} />
    </div>
  )
}

type QuestionsProps = RequestActsProps & { asking: 'withdraw' | 'remove' | undefined; onClose: () => void }

function Questions({ story, asking, onClose, onGone }: QuestionsProps) {
  const { detail: texts } = useTexts('reimbursements')
  const act = useAct(story, { onClose, onGone })
  const words = {
    name: nameReimbursement(story.number),
    amount: formatUsd(story.total_cents, { always2: true }),
  }
  const shared = { onClose, cancelLabel: texts.cancel, pending: act.isPending }
  return (
    <>
      <ConfirmDialog
        {...shared}
        isOpen={asking === 'withdraw'}
        title={fillText(texts.withdrawTitle, words)}
        confirmLabel={texts.withdraw}
        onConfirm={() => act.mutate('withdraw')}
      >
        <p>{fillText(texts.withdrawText, words)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        destructive
        isOpen={asking === 'remove'}
        title={fillText(texts.removeTitle, words)}
        confirmLabel={texts.remove}
        onConfirm={() => act.mutate('remove')}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </>
  )
}

function useAct(
  { id }: ReimbursementStory,
  { onClose, onGone }: { onClose: () => void; onGone: () => void },
) {
  const { detail: texts } = useTexts('reimbursements')
  const toast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: 'withdraw' | 'remove'): Promise<unknown> => reimbursementCalls[wish](id),
    onSuccess: (_, wish) => {
      toast({ text: wish === 'withdraw' ? texts.withdrawn : texts.removed })
      if (wish === 'remove') onGone()
    },
    onError: (error) =>
      toast({
        text: explainError(error, {
          refused: { 'reimbursements.decided': texts.decided },
          failed: texts.actFailed,
        }),
      }),
    onSettled: () => {
      onClose()
      return readReimbursementsAgain(client)
    },
  })
}
