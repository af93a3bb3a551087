import { useQuery } from '@tanstack/react-query'
import type { TrialBalance, TrialRow } from '@tower/contract/money/closing-reports.contract.ts'
import { closingCalls, closingQueries } from '../../../../money/closing/closing.api.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Facts } from '../../../../ui/facts/facts.tsx'
import { Stack } from '../../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { Text, TwoLines } from '../../../../ui/type/type.tsx'
import { UnreadPart } from '../../unread-part.tsx'
import { showCents } from '../../payouts/show-cents.ts'
import { ExportButton } from './export-button.tsx'

/** Every kind of account in a month or a year: before, debit, credit, after. */
export function TrialTable({ period }: { period: string }) {
  const { trial: texts } = useTexts('closing').reports
  const reading = useQuery({ ...closingQueries.trialBalance(period), retry: false })
  return (
    <Card
      title={texts.title}
      action={
        <ExportButton
          name={`trial-balance-${period}.csv`}
          title={texts.title}
          read={() => closingCalls.trialBalanceFile(period)}
        />
      }
    >
      <Stack gap={4}>
        <Text tone="quiet" size="small">
          {texts.lead}
        </Text>
        {reading.isPending && <Skeleton lines={8} />}
        {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
        {reading.data && <Accounts trial={reading.data} />}
      </Stack>
    </Card>
  )
}

function Accounts({ trial }: { trial: TrialBalance }) {
  const { trial: texts } = useTexts('closing').reports
  const { accounts } = useTexts('payments')
  const side = (cents: number) =>
    cents === 0
      ? showCents(0)
      : fillText(cents < 0 ? texts.debitOf : texts.creditOf, { amount: showCents(Math.abs(cents)) })
  const nameOf = ({ kind, code, name }: TrialRow) => {
    const own = (accounts as Record<string, string>)[kind] ?? kind
    return code === null ? own : <TwoLines first={own} second={[code, name].filter(Boolean).join(' · ')} />
  }
  if (trial.rows.length === 0) return <Text tone="quiet">{texts.none}</Text>
  return (
    <>
      <DataTable
        caption={texts.caption}
        rows={trial.rows}
        rowKey={({ kind }) => kind}
        crowded
        columns={[
          { id: 'account', head: texts.account, cell: nameOf },
          {
            id: 'opening',
            head: texts.opening,
            numeric: true,
            cell: ({ opening_cents: cents }) => side(cents),
          },
          {
            id: 'debit',
            head: texts.debit,
            numeric: true,
            cell: ({ debit_cents: cents }) => showCents(cents),
          },
          {
            id: 'credit',
            head: texts.credit,
            numeric: true,
            cell: ({ credit_cents: cents }) => showCents(cents),
          },
          {
            id: 'closing',
            head: texts.closing,
            numeric: true,
            cell: ({ closing_cents: cents }) => side(cents),
          },
        ]}
      />
      <Facts
        items={[
          { name: `${texts.total}, ${texts.debit}`, value: showCents(trial.debit_cents) },
          { name: `${texts.total}, ${texts.credit}`, value: showCents(trial.credit_cents) },
        ]}
      />
    </>
  )
}
