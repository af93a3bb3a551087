import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PreviewedMail } from '@tower/contract/outreach/page-texts.contract.ts'
import type { MailPage } from '@tower/contract/outreach/mail-texts.ts'
import type { WordedText } from '@tower/contract/outreach/page-texts.ts'
import { explainError } from '../../../api/explain-error.ts'
import { charityQueries } from '../../../outreach/charity/charity.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { actErrors } from '../admin-errors.ts'
import { ShownMail } from '../shown-mail.tsx'
import { useSettled } from '../use-settled.ts'
import styles from './site.module.css'

type MailPreviewProps = { page: MailPage; texts: WordedText[] }

/** The mail as it would be sent, in both languages, written by the very part that writes it. */
export function MailPreview({ page, texts }: MailPreviewProps) {
  const { actFailed, emails } = useTexts('siteDesk')
  const admin = useTexts('admin')
  const settled = useSettled(JSON.stringify(texts))
  const reading = useQuery({
    ...charityQueries.mailPreview(page, JSON.parse(settled) as WordedText[]),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{emails.previewHint}</p>
      {reading.isPending && <Skeleton lines={6} />}
      {reading.isError && (
        <Notice tone="warning">{explainError(reading.error, actErrors(admin, actFailed))}</Notice>
      )}
      <div className={styles.pair}>
        {reading.data?.mails.map((mail) => (
          <Mail key={mail.language} mail={mail} />
        ))}
      </div>
    </div>
  )
}

function Mail({ mail: { language, subject, html } }: { mail: PreviewedMail }) {
  const { english, emails, spanish } = useTexts('siteDesk')
  const title = fillText(emails.previewTitle, { language: language === 'en' ? english : spanish })
  return (
    <div className={styles.language}>
      <p>
        <span className={styles.quiet}>{emails.subject}</span> <b lang={language}>{subject}</b>
      </p>
      <ShownMail title={title} html={html} language={language} />
    </div>
  )
}
