import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { SessionChip } from './session-chip.tsx'
import { shoppingQueries, type Session } from './shopping.api.ts'
import styles from './shopping.module.css'

export type LatestSessionsProps = {
  linkTo: (session: Session) => string
  failed: (retry: () => void, pending: boolean) => ReactNode
}

/** A teacher's latest sessions, each leading to what became of it. */
export function LatestSessions({ linkTo, failed }: LatestSessionsProps) {
  const { list } = useTexts('shopping')
  const reading = useQuery(shoppingQueries.sessions)
  const { data } = reading
  return (
    <Card title={list.title}>
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && !data && failed(() => void reading.refetch(), reading.isFetching)}
      {data?.length === 0 && <p className={styles.note}>{list.none}</p>}
      {data && data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} to={linkTo(session)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function SessionRow({ session, to }: { session: Session; to: string }) {
  const { list, vendors } = useTexts('shopping')
  const language = useLanguage()
  const words = {
    vendor: vendors[session.vendor],
    amount: formatUsd(session.amount_cents, { always2: true }),
  }
  const shown = fillText(list.session, words)
  const date = showTime(session.started_at, 'moment', language)
  return (
    <li>
      <div>
        <Link to={to} aria-label={fillText(list.open, { session: shown, date })}>
          {shown}
        </Link>
        <small>{[date, fillText(list.card, { last4: session.card_last4 })].join(' · ')}</small>
      </div>
      <SessionChip status={session.status} />
    </li>
  )
}
