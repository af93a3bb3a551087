import { useQuery } from '@tanstack/react-query'
import { toolMovementsQuery } from '../../../money/credits/uses.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { FailedPart } from '../../failed-part.tsx'
import styles from './tool-frame.module.css'

/** What a teacher's tools took and got back, and who paid. */
export function ToolCredits() {
  const { credits: texts } = useTexts('tools')
  const language = useLanguage()
  const reading = useQuery(toolMovementsQuery)
  return (
    <Card title={texts.title} className={styles.screen}>
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && (
        <FailedPart
          message={texts.failed}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
        />
      )}
      {reading.data?.items.length === 0 && <p>{texts.none}</p>}
      {reading.data && reading.data.items.length > 0 && (
        <DataTable
          crowded
          caption={texts.title}
          rows={reading.data.items}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'what',
              head: texts.columns.what,
              cell: ({ type, reason }) =>
                reason ? `${texts.reasons[reason]}: ${texts.types[type]}` : texts.types[type],
            },
            { id: 'when', head: texts.columns.when, cell: ({ at }) => showTime(at, 'date', language) },
            { id: 'paid', head: texts.columns.paidBy, cell: (moved) => texts.paidBy[moved.paid_by] },
            {
              id: 'credits',
              head: texts.columns.credits,
              numeric: true,
              cell: ({ credits }) =>
                fillCounted(credits < 0 ? texts.less : texts.more, Math.abs(credits), language),
            },
          ]}
        />
      )}
    </Card>
  )
}
