import type { StatementReading } from '@tower/contract/money/closing-bank.contract.ts'
import { fillCounted, fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Facts } from '../../../../ui/facts/facts.tsx'
import { Stack } from '../../../../ui/layout/layout.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { showTime } from '../../../../ui/time/show-time.ts'
import { Text } from '../../../../ui/type/type.tsx'
import { showCents } from '../../payouts/show-cents.ts'

/** What is in the file of a statement, and what is wrong with it. */
export function StatementPreview({ reading }: { reading: StatementReading }) {
  const { taking: texts, lines } = useTexts('closing').bank
  const language = useLanguage()
  const day = (of: string) => showTime(of, 'date', language)
  const { opening_cents: opening, closing_cents: closing, account_last4: last4 } = reading
  const balances =
    opening === null || closing === null ? texts.noBalances : `${showCents(opening)} → ${showCents(closing)}`
  return (
    <Stack gap={4} aria-live="polite">
      <Facts
        items={[
          { name: texts.account, value: last4 === null ? texts.noAccount : `…${last4}` },
          {
            name: texts.days,
            value: fillText(texts.daysOf, { from: day(reading.from), to: day(reading.to) }),
          },
          { name: texts.balances, value: balances },
          { name: texts.sums, value: `${showCents(reading.in_cents)}, ${showCents(-reading.out_cents)}` },
          {
            name: texts.lines,
            value: fillText(texts.linesOf, { count: String(reading.lines), known: String(reading.known) }),
          },
        ]}
      />
      <Faults reading={reading} />
      {reading.first.length > 0 && (
        <DataTable
          caption={texts.first}
          rows={reading.first}
          rowKey={({ row }) => String(row)}
          columns={[
            { id: 'day', head: lines.day, cell: (line) => day(line.day) },
            {
              id: 'text',
              head: lines.text,
              stacked: true,
              cell: ({ text }) => (
                <Text as="span" wrap="anywhere">
                  {text}
                </Text>
              ),
            },
            {
              id: 'amount',
              head: lines.amount,
              numeric: true,
              cell: ({ amount_cents: cents }) => showCents(cents),
            },
          ]}
        />
      )}
    </Stack>
  )
}

function Faults({ reading: { faults, fault_count: count } }: { reading: StatementReading }) {
  const { taking: texts } = useTexts('closing').bank
  const language = useLanguage()
  if (count === 0) return null
  return (
    <Notice tone="danger">
      <p>{fillCounted(texts.faults, count, language)}</p>
      <ul>
        {faults.map(({ row, fault }) => (
          <li key={`${row} ${fault}`}>
            {fillText(texts.faultIn, { row: String(row), fault: texts.rowFaults[fault] })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
