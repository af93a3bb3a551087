import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { analyticsQueries } from '../../../oversight/analytics/analytics.api.ts'
import { showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import styles from './home.module.css'
import { refreshed } from './refreshed.ts'

const shown = ['teachers', 'sponsors', 'admins', 'pending_invites'] as const

/** Who has an account, by role, and who was invited and has none yet. */
export function PeopleCard() {
  const texts = useTexts('consoleHome')
  const { admin } = useTexts('portal')
  const language = useLanguage()
  const summary = useQuery({ ...analyticsQueries.summary, ...refreshed })
  const counts = summary.data?.users_by_role
  const most = Math.max(1, ...(counts ? Object.values(counts) : []))
  return (
    <Card title={texts.people.title} action={<Link to={paths.adminUsers}>{admin.users}</Link>}>
      {summary.isError && <UnreadPart reading={summary} failed={texts.donations.failed} />}
      {summary.isPending && <Skeleton lines={4} />}
      {counts && (
        <dl className={styles.people}>
          {shown.map((role) => (
            <div key={role}>
              <dt data-role={role}>{texts.people[role]}</dt>
              <dd>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${(counts[role] * 100) / most}%` }} data-role={role} />
                </span>
                {showNumber(counts[role], language)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
