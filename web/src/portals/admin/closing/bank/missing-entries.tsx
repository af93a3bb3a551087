import type { MonthStatement } from '@tower/contract/money/closing-months.contract.ts'
import { maxLineNote } from '@tower/contract/money/closing-bank.ts'
import { closingCalls, readMonthsAgain } from '../../../../money/closing/closing.api.ts'
import { useAct } from '../../../../session/use-act.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../../../ui/field/field.tsx'
import { required } from '../../../../ui/form/form-checks.ts'
import { useForm } from '../../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../../ui/layout/layout.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { showTime } from '../../../../ui/time/show-time.ts'
import { Text } from '../../../../ui/type/type.tsx'
import { showCents } from '../../payouts/show-cents.ts'
import { useAsk } from '../../standing-question.tsx'
import { useBankFault } from './use-bank-fault.ts'

type Entry = MonthStatement['entries'][number]

/** What was booked at the bank and no statement shows, each with the way to say why. */
export function MissingEntries({
  statement: { entries, entry_count: count },
}: {
  statement: MonthStatement
}) {
  const { entries: texts } = useTexts('closing').bank
  const nameOf = useEntryName()
  const language = useLanguage()
  const ask = useAsk()
  if (entries.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" size="body">
        {texts.title}
      </Text>
      <Text tone="quiet" size="small">
        {texts.lead}
      </Text>
      <DataTable
        caption={texts.caption}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          { id: 'at', head: texts.at, cell: ({ at }) => showTime(at, 'date', language) },
          { id: 'what', head: texts.what, stacked: true, cell: nameOf },
          {
            id: 'amount',
            head: texts.amount,
            numeric: true,
            cell: ({ amount_cents: cents }) => showCents(cents),
          },
          {
            id: 'act',
            head: texts.act,
            cell: (entry) => (
              <Button
                size="s"
                aria-label={fillText(texts.explainOf, {
                  what: nameOf(entry),
                  amount: showCents(entry.amount_cents),
                })}
                onClick={() => ask((close) => <EntryDialog entry={entry} onClose={close} />)}
              >
                {texts.explain}
              </Button>
            ),
          },
        ]}
      />
      {count > entries.length && (
        <Text tone="quiet" size="small">
          {texts.more}
        </Text>
      )}
    </Stack>
  )
}

function useEntryName(): (entry: Entry) => string {
  const { facts } = useTexts('payments')
  return ({ kind, reference }) =>
    [(facts as Record<string, string>)[kind] ?? kind, reference].filter(Boolean).join(' · ')
}

function EntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { entries: texts, settle } = useTexts('closing').bank
  const nameOf = useEntryName()
  const explain = useAct(({ note }: { note: string }) => closingCalls.explainEntry(entry.id, note), {
    done: texts.saved,
    onShown: onClose,
    failed: useBankFault(texts.failed),
    makeStale: readMonthsAgain,
  })
  const form = useForm<{ note: string }>({
    first: { note: '' },
    checks: { note: required(texts.noteMissing) },
    act: explain,
    onSend: explain.run,
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.dialog}>
      <Stack as="form" gap={4} {...form.props}>
        <Text>
          {nameOf(entry)} · <strong>{showCents(entry.amount_cents)}</strong>
        </Text>
        <TextAreaField label={texts.note} maxLength={maxLineNote} {...form.text('note')} />
        {explain.failure && <Notice tone="danger">{explain.failure}</Notice>}
        <Row justify="last">
          <Button onClick={onClose}>{settle.cancel}</Button>
          <Button kind="primary" type="submit" pending={explain.isPending}>
            {texts.save}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
