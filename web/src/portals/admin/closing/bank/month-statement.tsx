import type {
  MonthBooks,
  MonthStatement as Statement,
} from '@tower/contract/money/closing-months.contract.ts'
import { useState } from 'react'
import { closingCalls, readMonthsAgain } from '../../../../money/closing/closing.api.ts'
import { useAct } from '../../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Row, Stack } from '../../../../ui/layout/layout.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { showTime } from '../../../../ui/time/show-time.ts'
import { Text } from '../../../../ui/type/type.tsx'
import { showCents } from '../../payouts/show-cents.ts'
import { LineList } from './line-list.tsx'
import { MissingEntries } from './missing-entries.tsx'
import { StatementDialog } from './statement-dialog.tsx'
import { TakenStatements } from './taken-statements.tsx'

/** The bank's statement of a month beside the books, and what staff do about what is left over. */
export default function MonthStatement({ books: { month, closed, statement } }: { books: MonthBooks }) {
  const { bank: texts } = useTexts('closing')
  const language = useLanguage()
  const [isTaking, setTaking] = useState(false)
  const compare = useAct(() => closingCalls.compareBank(month), {
    done: ({ matched }) =>
      matched === 0 ? texts.comparedNone : fillCounted(texts.compared, matched, language),
    failed: texts.compareFailed,
    failedIn: 'toast',
    makeStale: readMonthsAgain,
  })
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <Text tone="quiet" size="small">
          {texts.lead}
        </Text>
        <Agreement statement={statement} isClosed={closed !== null} />
        <Sums statement={statement} />
        <Balances statement={statement} />
        <Counts statement={statement} />
        <Row>
          <Button onClick={() => setTaking(true)}>{texts.take}</Button>
          {statement.left > 0 && (
            <Button pending={compare.isPending} onClick={() => compare.run()}>
              {texts.compare}
            </Button>
          )}
        </Row>
        <MissingEntries statement={statement} />
        {statement.lines > 0 && <LineList month={month} key={month} />}
        <TakenStatements />
      </Stack>
      {isTaking && <StatementDialog month={month} onClose={() => setTaking(false)} />}
    </Card>
  )
}

const tones = { agrees: 'success', differs: 'warning', not_covered: 'warning', nothing: 'info' } as const

type Agreeing = { statement: Statement; isClosed: boolean }

/** Of a closed month nobody is told any more what a second person would sign. */
function Agreement({ statement: { agreement, difference_cents: cents }, isClosed }: Agreeing) {
  const { bank: texts } = useTexts('closing')
  const words = { ...texts.agreements, ...(isClosed && texts.closedAgreements) }
  return (
    <Notice tone={tones[agreement]} announce={false}>
      {fillText(words[agreement], { amount: showCents(cents) })}
    </Notice>
  )
}

function Sums({ statement: { statement, books } }: { statement: Statement }) {
  const { bank: texts } = useTexts('closing')
  const show = (cents: number | null) => (cents === null ? texts.unknown : showCents(cents))
  const sides = [
    { id: 'statement' as const, ...statement },
    { id: 'books' as const, ...books },
  ]
  return (
    <DataTable
      caption={texts.sums}
      rows={sides}
      rowKey={({ id }) => id}
      columns={[
        { id: 'side', head: texts.side, cell: ({ id }) => texts[id] },
        {
          id: 'opening',
          head: texts.opening,
          numeric: true,
          cell: ({ opening_cents: cents }) => show(cents),
        },
        { id: 'in', head: texts.in, numeric: true, cell: ({ in_cents: cents }) => show(cents) },
        { id: 'out', head: texts.out, numeric: true, cell: ({ out_cents: cents }) => show(-cents) },
        {
          id: 'closing',
          head: texts.closing,
          numeric: true,
          cell: ({ closing_cents: cents }) => show(cents),
        },
      ]}
    />
  )
}

/** By how much the bank holds more or less than the books, and what of that was signed before. */
function Balances({ statement }: { statement: Statement }) {
  const { bank: texts } = useTexts('closing')
  const { balance_difference_cents: cents, signed_difference_cents: signed, agreement } = statement
  if (agreement === 'nothing' || agreement === 'not_covered') return null
  if (cents === null) return <Text size="small">{texts.noBalance}</Text>
  return <Text size="small">{sayBalances(texts, cents, signed)}</Text>
}

type BankTexts = ReturnType<typeof useTexts<'closing'>>['bank']

function sayBalances(texts: BankTexts, cents: number, signed: number): string {
  if (cents === 0 && signed === 0) return texts.balancesSame
  const by = { by: sayDifference(texts, cents), signed: sayDifference(texts, signed) }
  if (cents === signed) return fillText(texts.balancesSigned, by)
  return fillText(cents === 0 ? texts.balancesBack : texts.balancesDiffer, by)
}

function sayDifference(texts: BankTexts, cents: number): string {
  if (cents === 0) return texts.noDifference
  return fillText(cents < 0 ? texts.less : texts.more, { amount: showCents(Math.abs(cents)) })
}

function Counts({ statement }: { statement: Statement }) {
  const { bank: texts } = useTexts('closing')
  const language = useLanguage()
  const { lines, explained, covered_to: coveredTo, on_way: onWay } = statement
  return (
    <>
      {lines > 0 && (
        <Text size="small">
          {fillText(texts.counts, {
            lines: String(lines),
            explained: String(explained),
            amount: showCents(statement.explained_cents),
          })}
        </Text>
      )}
      {onWay > 0 && (
        <Text size="small">
          {fillText(fillCounted(texts.onWay, onWay, language), { amount: showCents(statement.on_way_cents) })}
        </Text>
      )}
      {statement.agreement === 'not_covered' && coveredTo !== null && (
        <Text size="small">{fillText(texts.coveredTo, { day: showTime(coveredTo, 'date', language) })}</Text>
      )}
    </>
  )
}
