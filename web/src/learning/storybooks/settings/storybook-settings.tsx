import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { CheckIcon, LockIcon } from '../../../ui/icons/icons.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RetryButton } from '../../../ui/notice/retry-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import { ClassroomChoice } from '../list/classroom-choice.tsx'
import { NotifyMe, nicheApps } from '../list/notify-me.tsx'
import { listQueries, type StorybookWeek } from '../list/list.api.ts'
import type { StorybooksContext } from '../storybooks.api.ts'

/** As many weeks as the history shows. */
const shownWeeks = 10

/** Which classrooms may make storybooks, what of the week's credits is left, and what earlier weeks took. */
export function StorybookSettings({ context }: { context: StorybooksContext }) {
  return (
    <Stack gap={5} above={5}>
      <Access context={context} />
      <ThisWeek context={context} />
      <History classroomId={context.classroom?.id} />
      <HearAbout />
    </Stack>
  )
}

function Access({ context: { turned_on: isTurnedOn, classrooms } }: { context: StorybooksContext }) {
  const { settingsPage: texts } = useTexts('storybookList')
  const { refused } = useTexts('storybooks')
  const isAnyOff = isTurnedOn && classrooms.some((one) => !one.storybooks_enabled)
  return (
    <Card title={texts.access}>
      <Stack>
        <Text tone="quiet">{texts.accessLead}</Text>
        {!isTurnedOn && <Text>{refused['storybooks.turned_off']}</Text>}
        {classrooms.length === 0 && <Text>{refused['storybooks.no_classroom']}</Text>}
        {classrooms.length > 0 && (
          <Facts
            items={classrooms.map(({ name, storybooks_enabled: isOn }) => ({
              name,
              value: isOn ? (
                <Chip tone="success" icon={<CheckIcon size={16} />}>
                  {texts.on}
                </Chip>
              ) : (
                <Chip icon={<LockIcon size={16} />}>{texts.off}</Chip>
              ),
            }))}
          />
        )}
        {isAnyOff && <Link to={`${paths.teacherSupport}?ticket=new`}>{texts.ask}</Link>}
      </Stack>
    </Card>
  )
}

function ThisWeek({ context }: { context: StorybooksContext }) {
  const { settingsPage: texts } = useTexts('storybookList')
  const period = usePeriod()
  const { week, remainingCredits } = context
  if (!week) return null
  return (
    <Card title={texts.week}>
      <Stack>
        <ClassroomChoice context={context} />
        <Facts
          items={[
            { name: texts.period, value: period(week) },
            { name: texts.granted, value: week.credits_granted },
            { name: texts.used, value: week.credits_used },
            { name: texts.left, value: remainingCredits },
          ]}
        />
        <Text size="small" tone="quiet">
          {texts.weekNote}
        </Text>
      </Stack>
    </Card>
  )
}

function History({ classroomId }: { classroomId: string | undefined }) {
  const { settingsPage: texts } = useTexts('storybookList')
  const reading = useQuery(listQueries.weeks)
  const period = usePeriod()
  const weeks = reading.data?.filter((week) => week.classroom_id === classroomId).slice(0, shownWeeks)
  return (
    <Card title={texts.history}>
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && (
        <Notice
          tone="danger"
          action={<RetryButton onRetry={() => void reading.refetch()} pending={reading.isFetching} />}
        >
          {texts.historyFailed}
        </Notice>
      )}
      {weeks?.length === 0 && <p>{texts.historyNone}</p>}
      {weeks && weeks.length > 0 && (
        <DataTable
          caption={texts.history}
          rows={weeks}
          rowKey={({ id }) => id}
          columns={[
            { id: 'period', head: texts.columns.period, cell: period },
            {
              id: 'granted',
              head: texts.columns.granted,
              numeric: true,
              cell: (week) => week.credits_granted,
            },
            { id: 'used', head: texts.columns.used, numeric: true, cell: (week) => week.credits_used },
            {
              id: 'left',
              head: texts.columns.left,
              numeric: true,
              cell: ({ credits_granted: granted, credits_used: used }) => Math.max(granted - used, 0),
            },
          ]}
        />
      )}
    </Card>
  )
}

/** A week of credits in words, from Monday to Monday. */
function usePeriod(): (week: StorybookWeek) => string {
  const { settingsPage: texts } = useTexts('storybookList')
  const language = useLanguage()
  const show = (day: string) => showTime(day, 'date', language)
  return ({ period_start: start, period_end: end }) =>
    fillText(texts.from, { start: show(start), end: show(end) })
}

function HearAbout() {
  const { settingsPage: texts } = useTexts('storybookList')
  return (
    <Card title={texts.preferences}>
      <Stack gap={2}>
        {nicheApps.map((app) => (
          <NotifyMe key={app} app={app} isNamed />
        ))}
      </Stack>
    </Card>
  )
}
