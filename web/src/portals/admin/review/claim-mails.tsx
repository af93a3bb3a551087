import { useQuery } from '@tanstack/react-query'
import { claimQueries } from '../../../matching/nominations/claims.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './review.module.css'

export type ClaimMailsProps = { claimId: string; approved: boolean; reason: string }

/** The mails that a decision sends, word for word. */
export default function ClaimMails({ claimId, approved, reason }: ClaimMailsProps) {
  const { claims: texts } = useTexts('review')
  const reading = useQuery(claimQueries.mails(claimId, { approved, reason }))
  if (reading.isPending) return <Skeleton lines={4} />
  if (!reading.data) return <Notice tone="warning">{texts.previewFailed}</Notice>
  return (
    <>
      <p>{texts.previewLead}</p>
      {reading.data.items.map(({ to, subject, text }) => (
        <div key={to} className={styles.mail}>
          <p className={styles.to}>{fillText(texts.mailTo, { to })}</p>
          <b>{subject}</b>
          {/* It scrolls: a keyboard has to reach it. */}
          <pre tabIndex={0} className={styles.words} aria-label={subject}>
            {text}
          </pre>
        </div>
      ))}
    </>
  )
}
