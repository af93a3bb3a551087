import { useQuery } from '@tanstack/react-query'
import { type BankLine } from '@tower/contract/money/closing-bank.contract.ts'
import { lineStates } from '@tower/contract/money/closing-bank.ts'
import { usualPageSize } from '@tower/contract/page.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SecondPersonWords } from '../../../../money/approvals/second-person-notice.tsx'
import { closingCalls, closingQueries, readMonthsAgain } from '../../../../money/closing/closing.api.ts'
import { useAct } from '../../../../session/use-act.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { type Column, DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Stack } from '../../../../ui/layout/layout.tsx'
import { Pager, readPage, shownRows } from '../../../../ui/pager/pager.tsx'
import { Segment } from '../../../../ui/segment/segment.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../../ui/time/show-time.ts'
import { Text } from '../../../../ui/type/type.tsx'
import { UnreadPart } from '../../unread-part.tsx'
import { showCents } from '../../payouts/show-cents.ts'
import { LineDialog } from './line-dialog.tsx'
import { useBankFault } from './use-bank-fault.ts'

/** The lines of a month's statement: what is left over at first, and what is settled. */
export function LineList({ month }: { month: string }) {
  const { lines: texts } = useTexts('closing').bank
  const { list } = useTexts('kit')
  const [address, setAddress] = useSearchParams()
  const state = lineStates.find((one) => one === address.get('lines')) ?? 'left'
  const page = readPage(address, 'line_page')
  const reading = useQuery(closingQueries.bankLines(month, { state, page }))
  const [settled, setSettled] = useState<BankLine>()
  const columns = useLineColumns(state, setSettled)
  const choose = (chosen: string) =>
    setAddress(
      (before) => {
        before.delete('line_page')
        before.set('lines', chosen)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const rows = reading.data
  const place = rows && { page, pageSize: usualPageSize, total: rows.total }
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" size="body">
        {texts.title}
      </Text>
      <Segment
        legend={texts.legend}
        name="lines"
        options={lineStates.map((value) => ({ value, label: texts.states[value] }))}
        value={state}
        onChoose={choose}
      />
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
      {rows?.items.length === 0 && <Text tone="quiet">{texts.none[state]}</Text>}
      {rows && rows.items.length > 0 && (
        <DataTable
          caption={texts.caption[state]}
          columns={columns}
          rows={rows.items}
          rowKey={({ id }) => id}
          crowded
        />
      )}
      {place && (
        <Pager
          {...place}
          label={texts.caption[state]}
          words={fillText(list.showing, shownRows(place))}
          previous={list.previous}
          next={list.next}
          parameter="line_page"
        />
      )}
      {settled && <LineDialog line={settled} onClose={() => setSettled(undefined)} />}
    </Stack>
  )
}

function useLineColumns(
  state: (typeof lineStates)[number],
  onSettle: (line: BankLine) => void,
): Column<BankLine>[] {
  const { lines: texts } = useTexts('closing').bank
  const language = useLanguage()
  const columns: Column<BankLine>[] = [
    { id: 'day', head: texts.day, cell: ({ day }) => showTime(day, 'date', language) },
    { id: 'text', head: texts.text, stacked: true, cell: (line) => <Words line={line} /> },
    {
      id: 'amount',
      head: texts.amount,
      numeric: true,
      cell: ({ amount_cents: cents }) => showCents(cents),
    },
  ]
  if (state === 'left')
    return [
      ...columns,
      { id: 'act', head: texts.act, cell: (line) => <SettleButton line={line} onSettle={onSettle} /> },
    ]
  return [
    ...columns,
    { id: 'how', head: texts.how, cell: (line) => <How line={line} /> },
    { id: 'act', head: texts.undo, cell: (line) => <UndoButton line={line} /> },
  ]
}

function Words({ line: { text, reference, note, approval } }: { line: BankLine }) {
  return (
    <Stack as="span" gap={1}>
      <Text as="span" wrap="anywhere">
        {[text, reference].filter(Boolean).join(' · ')}
      </Text>
      {note !== null && (
        <Text as="span" size="small" tone="quiet" wrap="anywhere">
          {note}
        </Text>
      )}
      {approval !== null && (
        <Text as="span" size="small" tone="warning" wrap="anywhere">
          <SecondPersonWords approval={approval} />
        </Text>
      )}
    </Stack>
  )
}

type Settling = { line: BankLine; onSettle: (line: BankLine) => void }

function SettleButton({ line, onSettle }: Settling) {
  const { lines: texts } = useTexts('closing').bank
  const { text, amount_cents: cents } = line
  return (
    <Button
      size="s"
      aria-label={fillText(texts.settleOf, { text, amount: showCents(cents) })}
      onClick={() => onSettle(line)}
    >
      {texts.settle}
    </Button>
  )
}

function How({ line: { match, reason, settled_by: by } }: { line: BankLine }) {
  const { lines: texts, settle } = useTexts('closing').bank
  if (match === null) return null
  return fillText(texts.matches[match], {
    name: by ?? '',
    reason: reason === null ? '' : settle.reasons[reason],
  })
}

/** What was booked stays, so nothing takes it back. */
function UndoButton({ line }: { line: BankLine }) {
  const { lines: texts } = useTexts('closing').bank
  const undo = useAct(() => closingCalls.undoLine(line.id), {
    done: texts.undone,
    failed: useBankFault(),
    failedIn: 'toast',
    makeStale: readMonthsAgain,
  })
  if (line.reason !== null && line.reason !== 'not_ours') return texts.booked
  return (
    <Button
      size="s"
      pending={undo.isPending}
      aria-label={fillText(texts.undoOf, { text: line.text, amount: showCents(line.amount_cents) })}
      onClick={() => undo.run()}
    >
      {texts.undo}
    </Button>
  )
}
