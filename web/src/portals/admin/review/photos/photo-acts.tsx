import { useQuery } from '@tanstack/react-query'
import type { ReviewedPhoto } from '@tower/contract/spending/photos.contract.ts'
import { mostPhotoReasonCharacters, type PhotoOutcome } from '@tower/contract/spending/photos.ts'
import { useId, useRef, useState } from 'react'
import { photoReviewQueries } from '../../../../spending/photos/photo-review.api.ts'
import { useKeptWords } from '../../../../session/use-kept-words.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx'
import { TextAreaField } from '../../../../ui/field/field.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import styles from './photos.module.css'
import { useDecision } from './use-decision.ts'

export type PhotoActsProps = { photo: ReviewedPhoto; onDone: () => void }

/** What staff may do with a photo: show it or not while it waits, take it down once it is shown. */
export function PhotoActs({ photo, onDone }: PhotoActsProps) {
  const texts = useTexts('photoReview')
  const [asking, setAsking] = useState<PhotoOutcome>()
  const { words, write, forget } = useKeptWords(`review.${photo.id}`, { reason: '' })
  const { reason } = words
  const [isMissing, setMissing] = useState(false)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const why = useId()
  if (photo.status === 'rejected') return null
  const refusal = photo.status === 'pending' ? 'rejected' : 'taken_down'
  const ask = () => {
    if (reason.trim() !== '') return setAsking(refusal)
    setMissing(true)
    reasonField.current?.focus()
  }
  const needsStatement = photo.statement === null
  return (
    <div className={styles.acts}>
      {photo.status === 'pending' && (
        <>
          <p>{needsStatement ? <span id={why}>{texts.needsStatement}</span> : texts.look}</p>
          <Button
            kind="primary"
            data-decide="yes"
            onClick={() => setAsking('approved')}
            blockedBy={needsStatement ? why : undefined}
          >
            {texts.approve}
          </Button>
        </>
      )}
      <TextAreaField
        ref={reasonField}
        data-kept
        label={texts.reason}
        rows={2}
        maxLength={mostPhotoReasonCharacters}
        error={isMissing && reason.trim() === '' ? texts.reasonMissing : undefined}
        value={reason}
        onChange={(event) => write({ reason: event.target.value })}
      />
      <Button kind="danger" data-decide="no" onClick={ask}>
        {refusal === 'rejected' ? texts.reject : texts.takeDown}
      </Button>
      {asking && (
        <AskDecision
          {...{ photo, outcome: asking, reason: reason.trim() }}
          onDone={() => {
            forget()
            onDone()
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}

type AskProps = PhotoActsProps & { outcome: PhotoOutcome; reason: string; onClose: () => void }

/** Asks before anything is decided, with the mail that goes out. */
function AskDecision({ photo, outcome, reason, onClose, onDone }: AskProps) {
  const texts = useTexts('photoReview')
  const decide = useDecision({ onDone, onSettled: onClose })
  const words = {
    approved: { title: texts.approveTitle, text: texts.approveText, label: texts.approve },
    rejected: { title: texts.rejectTitle, text: texts.rejectText, label: texts.reject },
    taken_down: { title: texts.takeDownTitle, text: texts.takeDownText, label: texts.takeDown },
  }[outcome]
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={words.title}
      confirmLabel={words.label}
      cancelLabel={texts.cancel}
      destructive={outcome !== 'approved'}
      pending={decide.isPending}
      onConfirm={() => decide.run({ photo, outcome, reason })}
    >
      <p>{words.text}</p>
      <MailPreview {...{ photoId: photo.id, outcome, reason }} />
    </ConfirmDialog>
  )
}

type MailPreviewProps = { photoId: string; outcome: PhotoOutcome; reason: string }

function MailPreview({ photoId, outcome, reason }: MailPreviewProps) {
  const texts = useTexts('photoReview')
  const mail = useQuery(photoReviewQueries.mail(photoId, outcome, outcome === 'approved' ? '' : reason))
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
