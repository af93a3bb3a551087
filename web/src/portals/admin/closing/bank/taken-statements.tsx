import { useQuery } from '@tanstack/react-query'
import type { BankStatement } from '@tower/contract/money/closing-bank.contract.ts'
import { closingQueries } from '../../../../money/closing/closing.api.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Stack } from '../../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../../ui/time/show-time.ts'
import { Text } from '../../../../ui/type/type.tsx'
import { UnreadPart } from '../../unread-part.tsx'
import { showCents } from '../../payouts/show-cents.ts'

const lookAgainMs = 3_000

/** The last statements that were taken; long ones show how far they are compared, and are looked at again until they are. */
export function TakenStatements() {
  const { taken: texts, taking } = useTexts('closing').bank
  const language = useLanguage()
  const day = (of: string) => showTime(of, 'date', language)
  const reading = useQuery({
    ...closingQueries.bankStatements,
    refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? lookAgainMs : false),
  })
  const items = reading.data?.items
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" size="body">
        {texts.title}
      </Text>
      {reading.isPending && <Skeleton lines={2} />}
      {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
      {items?.length === 0 && <Text tone="quiet">{texts.none}</Text>}
      {items && items.length > 0 && (
        <DataTable
          caption={texts.caption}
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            { id: 'name', head: texts.name, cell: (statement) => <Name {...statement} /> },
            {
              id: 'days',
              head: texts.days,
              cell: ({ from, to }) => fillText(taking.daysOf, { from: day(from), to: day(to) }),
            },
            {
              id: 'balance',
              head: texts.balance,
              numeric: true,
              wideOnly: true,
              cell: ({ closing_cents: cents }) => (cents === null ? taking.noBalances : showCents(cents)),
            },
            { id: 'by', head: texts.by, wideOnly: true, cell: ({ taken_by: by }) => by },
            {
              id: 'lines',
              head: texts.lines,
              numeric: true,
              cell: (statement) => (isRunning(statement) ? <Progress {...statement} /> : statement.lines),
            },
          ]}
        />
      )}
    </Stack>
  )
}

const isRunning = ({ lines, compared }: BankStatement) => compared < lines

function Name({ name, account_last4: last4, replaced }: BankStatement) {
  const { taken: texts } = useTexts('closing').bank
  return (
    <Stack as="span" gap={1}>
      <Text as="span" wrap="anywhere">
        {last4 === null ? name : `${name} (…${last4})`}
      </Text>
      {replaced && (
        <Text as="span" size="small" tone="quiet">
          {texts.replaced}
        </Text>
      )}
    </Stack>
  )
}

function Progress({ lines, compared }: BankStatement) {
  const { taken: texts } = useTexts('closing').bank
  const words = fillText(texts.progress, { done: String(compared), all: String(lines) })
  return (
    <Stack as="span" gap={1}>
      <progress value={compared} max={Math.max(1, lines)} aria-label={words} />
      <Text as="span" size="small">
        {words}
      </Text>
    </Stack>
  )
}
