import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { OwnSlots } from '../../../matching/slots/own-slots.tsx'
import { ownSlotsQuery } from '../../../money/giving/giving.api.ts'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../../failed-part.tsx'
import { shownSlots } from './shown-slots.ts'
import styles from './slots-card.module.css'

/** A sponsor's slots with their stories, ten at a time. */
export function SlotsCard() {
  const { slots: texts } = useTexts('sponsor')
  const [wanted, setWanted] = useState(shownSlots)
  const slots = useQuery(ownSlotsQuery(wanted))
  const isMore = slots.data !== undefined && slots.data.total > slots.data.items.length
  return (
    <Card title={texts.title} flush action={<Link to={paths.draws}>{texts.draws}</Link>}>
      {slots.isError && (
        <div className={styles.state}>
          <FailedPart
            message={texts.failed}
            onRetry={() => void slots.refetch()}
            pending={slots.isFetching}
          />
        </div>
      )}
      {slots.isPending && (
        <div className={styles.state}>
          <Skeleton lines={4} />
        </div>
      )}
      {slots.data?.items.length === 0 && <EmptyState picture={<EmptyBlocks />}>{texts.none}</EmptyState>}
      {slots.data && <OwnSlots slots={slots.data.items} />}
      {isMore && (
        <div className={styles.more}>
          <Button pending={slots.isFetching} onClick={() => setWanted(wanted + shownSlots)}>
            {texts.more}
          </Button>
        </div>
      )}
    </Card>
  )
}
