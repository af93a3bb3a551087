import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import type { RefusedAttempts } from '@tower/contract/oversight/defense.contract.ts'
import { refusalReasons } from '@tower/contract/oversight/defense.ts'
import { readRefusedFile, refusedAttemptsQuery } from '../../oversight/defense/defense.api.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConsoleList } from './console-list.tsx'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Moment } from '../../ui/time/moment.tsx'
import { Text } from '../../ui/type/type.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

export const meta = portalMeta((texts) => texts.defense.title)

const spec = { filters: { reason: refusalReasons } }

/** What was turned away before anything came of it: an attack shows here first. */
export default function AdminDefensePage() {
  const texts = useTexts('defense')
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <Attempts />
      <Stack above={5}>
        <Text size="small" tone="quiet">
          {texts.networkNote}
        </Text>
      </Stack>
    </>
  )
}

function Attempts() {
  const texts = useTexts('defense')
  const list = useListQuery(spec)
  const { page, pageSize, filters } = list.query
  const reason = refusalReasons.find((name) => name === filters.reason)
  const reading = useQuery({
    ...refusedAttemptsQuery({ page, pageSize, reason }),
    placeholderData: keepPreviousData,
  })
  const options = refusalReasons.map((value) => ({ value, label: texts.reasons[value] }))
  return (
    <ConsoleList
      name="refused_attempts"
      list={list}
      reading={reading}
      caption={texts.caption}
      columns={useAttemptColumns()}
      keyOf={({ id }) => id}
      nameOf={({ call }) => call}
      words={{ none: texts.none, noMatch: texts.noneMatch, failed: texts.failed }}
      filters={[{ name: 'reason', label: texts.filter, options }]}
      pictures={listPictures}
      onExport={() => exportCsv('turned-away.csv', () => readRefusedFile({ reason }))}
    />
  )
}

function useAttemptColumns(): ListColumn<RefusedAttempts>[] {
  const texts = useTexts('defense')
  const calls: Readonly<Record<string, string>> = texts.calls
  const heads = texts.columns
  return [
    { id: 'call', head: heads.call, cell: ({ call }) => calls[call] ?? call },
    { id: 'reason', head: heads.reason, cell: ({ reason }) => texts.reasons[reason] },
    { id: 'network', head: heads.network, cell: ({ network }) => <code>{network}</code> },
    { id: 'last', head: heads.last, cell: ({ last_at: at }) => <Moment at={at} /> },
    {
      id: 'amount',
      head: heads.amount,
      numeric: true,
      cell: ({ amount_cents: cents }) => (cents === null ? '–' : formatUsd(cents)),
    },
    { id: 'attempts', head: heads.attempts, numeric: true, cell: ({ attempts }) => attempts },
  ]
}
