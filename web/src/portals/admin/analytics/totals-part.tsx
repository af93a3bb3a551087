import { useQuery } from '@tanstack/react-query'
import { analyticsQueries } from '../../../oversight/analytics/analytics.api.ts'
import { showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { UnreadPart } from '../unread-part.tsx'
import styles from './analytics.module.css'

const shown = ['users', 'teachers', 'sponsors', 'admins'] as const

/** How many have an account, by role. */
export function TotalsPart() {
  const { totals: texts, failedSummary } = useTexts('analytics')
  const language = useLanguage()
  const summary = useQuery(analyticsQueries.summary)
  const totals = summary.data?.totals
  return (
    <section aria-label={texts.label}>
      {summary.isError && <UnreadPart reading={summary} failed={failedSummary} />}
      {(totals ?? summary.isPending) && (
        <dl className={styles.tiles} aria-busy={summary.isPending}>
          {shown.map((role) => (
            <div key={role}>
              <dt>{texts[role]}</dt>
              <dd>{totals ? showNumber(totals[role], language) : '…'}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
