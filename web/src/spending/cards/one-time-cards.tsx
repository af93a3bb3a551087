import { useQuery } from '@tanstack/react-query'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { cardEndpoints } from '@tower/contract/spending/cards.contract.ts'
import { type ReactNode, useRef, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { cardQueries, type NewCard } from './cards.api.ts'
import styles from './cards.module.css'
import { FreshCard } from './fresh-card.tsx'
import { IssueCardForm } from './issue-card-form.tsx'
import { IssuedCards } from './issued-cards.tsx'

export type OneTimeCardsProps = {
  failed: (retry: () => void, pending: boolean) => ReactNode
  /** Where a teacher asks staff about a card of this name. */
  askPath: (name: string) => string
  /** What a second person says of the next card, or is yet to say. */
  secondPerson: (asked: Issued['asked']) => ReactNode
}

type Issued = CallOutput<typeof cardEndpoints.listIssued>

/** Cards for one purchase: asking for one, its numbers once, and those of before. */
export function OneTimeCards({ failed, askPath, secondPerson }: OneTimeCardsProps) {
  const { issue, list } = useTexts('cards')
  const reading = useQuery(cardQueries.issued)
  const [fresh, setFresh] = useState<NewCard>()
  const part = useRef<HTMLDivElement>(null)
  // Without a mouse one goes on where the next card is asked for.
  const putAway = () => {
    setFresh(undefined)
    requestAnimationFrame(() => part.current?.querySelector('select')?.focus())
  }
  const { data } = reading
  return (
    <>
      <Card title={issue.title}>
        {reading.isPending && <Skeleton lines={4} />}
        {reading.isError && !data && failed(() => void reading.refetch(), reading.isFetching)}
        {data?.offered === false && <Notice announce={false}>{issue.notOffered}</Notice>}
        {fresh && <FreshCard key={fresh.id} card={fresh} onDone={putAway} />}
        {data?.offered && !fresh && (
          <div ref={part}>
            <AskedCard asked={data.asked} notice={secondPerson(data.asked)} />
            <IssueCardForm freeCents={data.free_cents} isLocked={data.locked} onIssued={setFresh} />
          </div>
        )}
      </Card>
      {data && (data.offered || data.items.length > 0) && (
        <Card title={list.title}>
          {data.items.length === 0 ? (
            <p className={styles.note}>{list.none}</p>
          ) : (
            <IssuedCards cards={data.items} askPath={askPath} />
          )}
        </Card>
      )}
    </>
  )
}

/** A card that somebody of the staff looks at first. Approved, it is asked for once more, by whoever may read its numbers. */
function AskedCard({ asked, notice }: Pick<Issued, 'asked'> & { notice: ReactNode }) {
  const { issue } = useTexts('cards')
  if (!asked) return null
  const { merchant, amount_cents: cents } = asked
  return (
    <>
      {notice}
      {asked.state === 'approved' && (
        <p className={styles.note}>{fillText(issue.approved, { amount: formatUsd(cents), merchant })}</p>
      )}
    </>
  )
}
