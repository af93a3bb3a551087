import { useQuery } from '@tanstack/react-query'
import type { Activities } from '@tower/contract/money/closing-reports.contract.ts'
import { closingCalls, closingQueries } from '../../../../money/closing/closing.api.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { type Column, DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Stack } from '../../../../ui/layout/layout.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../../ui/type/type.tsx'
import { UnreadPart } from '../../unread-part.tsx'
import { showCents } from '../../payouts/show-cents.ts'
import { nameMonth } from '../months.ts'
import { ExportButton } from './export-button.tsx'

/** What came in and went out: in the month that is looked at, and in its year. */
export function ActivityTable({ period }: { period: string }) {
  const { activities: texts } = useTexts('closing').reports
  const year = Number(period.slice(0, 4))
  const reading = useQuery({ ...closingQueries.activities(year), retry: false })
  return (
    <Card
      title={texts.title}
      action={
        <ExportButton
          name={`activities-${year}.csv`}
          title={texts.title}
          read={() => closingCalls.activitiesFile(year)}
        />
      }
    >
      <Stack gap={4}>
        <Text tone="quiet" size="small">
          {texts.lead}
        </Text>
        {reading.isPending && <Skeleton lines={8} />}
        {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
        {reading.data && <Lines activities={reading.data} period={period} />}
      </Stack>
    </Card>
  )
}

type Line = { name: string; months: number[]; total: number }

function Lines({ activities, period }: { activities: Activities; period: string }) {
  const { activities: texts } = useTexts('closing').reports
  const language = useLanguage()
  const place = period.length > 4 ? Number(period.slice(5)) - 1 : undefined
  const lines: Line[] = [
    ...activities.lines.map(({ line, months, total_cents: total }) => ({
      name: texts.lines[line],
      months,
      total,
    })),
    { name: texts.net, months: activities.net, total: activities.net_cents },
  ]
  const month: Column<Line>[] =
    place === undefined
      ? []
      : [
          {
            id: 'month',
            head: nameMonth(period, language),
            numeric: true,
            cell: ({ months }) => showCents(months[place] ?? 0),
          },
        ]
  return (
    <>
      {activities.held_cents !== activities.net_cents && (
        <Notice tone="danger" announce={false}>
          {texts.fault}
        </Notice>
      )}
      <DataTable
        caption={fillText(texts.caption, { year: String(activities.year) })}
        rows={lines}
        rowKey={({ name }) => name}
        isMarked={({ name }) => name === texts.net}
        columns={[
          { id: 'line', head: texts.line, cell: ({ name }) => name },
          ...month,
          {
            id: 'year',
            head: `${texts.year} ${activities.year}`,
            numeric: true,
            cell: ({ total }) => showCents(total),
          },
        ]}
      />
      {activities.pledged_open_cents > 0 && (
        <Text size="small">
          {fillText(texts.pledged, { amount: showCents(activities.pledged_open_cents) })}
        </Text>
      )}
    </>
  )
}
