import { useMutation } from '@tanstack/react-query'
import type { SitePage, WordedText } from '@tower/contract/outreach/page-texts.ts'
import { explainError } from '../../../api/explain-error.ts'
import { charityCalls } from '../../../outreach/charity/charity.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { actErrors } from '../admin-errors.ts'
import styles from './site.module.css'

type DraftLinksProps = { page: SitePage; texts: WordedText[] }

/** Shows what is typed on the real page, before anybody else sees it. */
export function DraftLinks({ page, texts }: DraftLinksProps) {
  const { actFailed, draft, english, spanish } = useTexts('siteDesk')
  const admin = useTexts('admin')
  const language = useLanguage()
  const make = useMutation({ mutationFn: () => charityCalls.previewPage(page, texts) })
  return (
    <div className={styles.form}>
      <div className={styles.acts}>
        <Button pending={make.isPending} onClick={() => make.mutate()}>
          {draft.make}
        </Button>
        <span className={styles.quiet}>{draft.hint}</span>
      </div>
      {make.isError && (
        <Notice tone="warning">{explainError(make.error, actErrors(admin, actFailed))}</Notice>
      )}
      <div role="status">
        {make.data && (
          <p className={styles.acts}>
            {(
              [
                ['en', english],
                ['es', spanish],
              ] as const
            ).map(([name, words]) => (
              <a key={name} href={`${make.data.address}&lang=${name}`} target="_blank" rel="noreferrer">
                {fillText(draft.open, { language: words })}
              </a>
            ))}
            <span className={styles.quiet}>
              {fillText(draft.until, { time: showTime(make.data.expires_at, 'moment', language) })}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
