import { useQuery } from '@tanstack/react-query'
import type { ReviewOutcome } from '@tower/contract/people/prospects.ts'
import { useAct } from '../../../../session/use-act.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
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
  const deciding = useAct(() => decide(wish, outcome, reason), {
    done: texts.done[outcome],
    failed: {
      refused: { 'prospects.changed': texts.changed, 'prospects.consent_missing': texts.needsConsent },
      quotes: 'any sentence',
      failed: texts.actFailed,
    },
    failedIn: 'toast',
    onShown: onDone,
    onEnd: onClose,
    makeStale: readReviewsAgain,
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
      onConfirm={() => deciding.run()}
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
