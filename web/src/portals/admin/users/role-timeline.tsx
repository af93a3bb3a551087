import { useQuery } from '@tanstack/react-query'
import type { RoleChange } from '@tower/contract/oversight/history.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import { Link } from 'react-router'
import { historyQueries } from '../../../oversight/history/history.api.ts'
import { useSaid } from '../../../people/use-said.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Timeline } from '../../../ui/timeline/timeline.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { useRoleReason } from './use-role-reason.ts'
import styles from './users.module.css'

const shownChanges = 10

/** The latest changes of a person's role, and the way to all of them. */
export default function RoleTimeline({ person }: { person: Person }) {
  const { manage } = useTexts('people')
  const history = useQuery(historyQueries.roles({ target: person.id, page: 1, pageSize: shownChanges }))
  return (
    <section className={styles.part}>
      <h3>{manage.history}</h3>
      {history.isPending && <Skeleton lines={3} />}
      {history.isError && <UnreadPart reading={history} failed={manage.historyFailed} />}
      {history.data && <Changes items={history.data.items} />}
      {(history.data?.total ?? 0) > shownChanges && (
        <Link to={`${paths.adminRoleHistory}?${new URLSearchParams({ target: person.id }).toString()}`}>
          {manage.all}
        </Link>
      )}
    </section>
  )
}

function Changes({ items }: { items: readonly RoleChange[] }) {
  const { manage, system, noRole } = useTexts('people')
  const { roles } = useTexts('shell')
  const sayReason = useRoleReason()
  const said = useSaid()
  if (items.length === 0) return <p className={styles.quiet}>{manage.historyNone}</p>
  return (
    <Timeline
      label={manage.history}
      events={items.map(({ id, changed_at: at, old_role: before, new_role: after, ...change }) => ({
        id: String(id),
        at,
        title: fillText(manage.change, {
          before: before ? roles[before] : noRole,
          after: after ? roles[after] : noRole,
        }),
        detail: fillText(manage.by, {
          actor: said(change.actor_email ?? system),
          reason: sayReason(change.reason),
        }),
      }))}
    />
  )
}
