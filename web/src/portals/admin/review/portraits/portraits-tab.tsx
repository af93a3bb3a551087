import { useQuery } from '@tanstack/react-query'
import { type Portrait, portraitsQuery } from '../../../../learning/badges/portraits.api.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Columns, Stack } from '../../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../../ui/type/type.tsx'
import { UnreadPart } from '../../unread-part.tsx'
import { PortraitCard } from './portrait-card.tsx'
import styles from '../review.module.css'

/** Photos that teachers want to stand beside their names: those that wait, and those that are shown. */
export default function PortraitsTab() {
  const texts = useTexts('portraitReview')
  const read = useQuery(portraitsQuery)
  if (read.isPending) return <Skeleton lines={6} />
  if (read.isError) return <UnreadPart reading={read} failed={texts.failed} />
  const of = (state: Portrait['state']) => read.data.items.filter((portrait) => portrait.state === state)
  return (
    <Stack above={5}>
      <Text>{texts.lead}</Text>
      <PortraitList title={texts.waiting} none={texts.none} portraits={of('waiting')} />
      <PortraitList title={texts.shown} none={texts.noneShown} portraits={of('shown')} />
    </Stack>
  )
}

type PortraitListProps = { title: string; none: string; portraits: readonly Portrait[] }

function PortraitList({ title, none, portraits }: PortraitListProps) {
  return (
    <Card title={title}>
      {portraits.length === 0 && <EmptyState>{none}</EmptyState>}
      <Columns as="ul" className={styles.portraits} least="narrow">
        {portraits.map((portrait) => (
          <PortraitCard key={portrait.file_id} portrait={portrait} />
        ))}
      </Columns>
    </Card>
  )
}
