import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReviewOutcome } from '@tower/contract/people/prospects.ts'
import { explainError } from '../../../../api/explain-error.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../../../ui/toast/toast-region.tsx'
import styles from '../photos/photos.module.css'
import { decide, decisionMail, readReviewsAgain, type Decided } from './prospect-review.api.ts'

export type AskDecisionProps = {
  wish: Decided
  outcome: ReviewOutcome
  reason: string
  onClose: () => void
  onDone: () => void
}

/** Asks before anything is decided, with the mail that goes out. Whoever was second reads who decided. */
export function AskDecision({ wish, outcome, reason, onClose, onDone }: AskDecisionProps) {
  const texts = useTexts('prospectReview')
  const toast = useToast()
  const client = useQueryClient()
  const deciding = useMutation({
    mutationFn: () => decide(wish, outcome, reason),
    onSuccess: () => {
      toast({ text: texts.done[outcome] })
      onDone()
    },
    onError: (error) =>
      toast({
        text: explainError(error, {
          refused: { 'prospects.changed': texts.changed, 'prospects.consent_missing': texts.needsConsent },
          quotes: 'any sentence',
          failed: texts.actFailed,
        }),
      }),
    onSettled: () => {
      onClose()
      return readReviewsAgain(client)
    },
  })
  const words = {
    approved: { title: texts.approveTitle, label: texts.approve },
    sent_back: { title: texts.send_backTitle, label: texts.send_back },
    hidden: { title: texts.hideTitle, label: texts.hide },
  }[outcome]
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={words.title}
      confirmLabel={words.label}
      cancelLabel={texts.cancel}
      destructive={outcome !== 'approved'}
      pending={deciding.isPending}
      onConfirm={() => deciding.mutate()}
    >
      <p>{texts.mailIntro}</p>
      <MailPreview {...{ wish, outcome, reason }} />
    </ConfirmDialog>
  )
}

function MailPreview({ wish, outcome, reason }: Pick<AskDecisionProps, 'wish' | 'outcome' | 'reason'>) {
  const texts = useTexts('prospectReview')
  const mail = useQuery({
    queryKey: ['prospects', 'decision-mail', wish.of, wish.id, outcome, reason],
    queryFn: () => decisionMail(wish, outcome, reason),
  })
  if (mail.isPending) return <Skeleton lines={4} />
  if (!mail.data) return <Notice tone="warning">{texts.mailFailed}</Notice>
  return (
    <div className={styles.mail}>
      <p className={styles.quiet}>{fillText(texts.mailTo, { to: mail.data.to })}</p>
      <b>{mail.data.subject}</b>
      {/* It scrolls: a keyboard has to reach it. */}
      <pre tabIndex={0}>{mail.data.text}</pre>
    </div>
  )
}
