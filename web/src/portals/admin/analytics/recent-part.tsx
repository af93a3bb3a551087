import { useQuery } from '@tanstack/react-query'
import { analyticsQueries } from '../../../oversight/analytics/analytics.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import styles from './analytics.module.css'

/** Who opened an account in the last days. */
export function RecentPart() {
  const { recent: texts } = useTexts('analytics')
  const { roles } = useTexts('shell')
  const { data, isPending } = useQuery(analyticsQueries.summary)
  if (isPending)
    return (
      <Card title={texts.title}>
        <Skeleton lines={3} />
      </Card>
    )
  if (!data) return null
  const nameOf = (role: string | null) =>
    role === null ? texts.noRole : ((roles as Record<string, string>)[role] ?? role)
  return (
    <Card title={texts.title}>
      {data.recent.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={texts.title}>
          <table className={styles.table}>
            <caption className="visually-hidden">{texts.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.role}</th>
                <th scope="col">{texts.when}</th>
              </tr>
            </thead>
            <tbody>
              {data.recent.map(({ id, role, created_at: at }) => (
                <tr key={id}>
                  <th scope="row">{nameOf(role)}</th>
                  <td>
                    <Moment at={at} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
