import { useQuery } from '@tanstack/react-query'
import type { BankEntry, BankLine } from '@tower/contract/money/closing-bank.contract.ts'
import { type LineReason, lineReasons, maxLineNote } from '@tower/contract/money/closing-bank.ts'
import { useState } from 'react'
import { closingCalls, closingQueries, readMonthsAgain } from '../../../../money/closing/closing.api.ts'
import { useAct } from '../../../../session/use-act.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { CheckField, SelectField, TextAreaField } from '../../../../ui/field/field.tsx'
import { required } from '../../../../ui/form/form-checks.ts'
import { useForm } from '../../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../../ui/layout/layout.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Segment } from '../../../../ui/segment/segment.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../../ui/time/show-time.ts'
import { Text } from '../../../../ui/type/type.tsx'
import { UnreadPart } from '../../unread-part.tsx'
import { showCents } from '../../payouts/show-cents.ts'
import { useWaits } from '../../use-waits.ts'
import { useBankFault } from './use-bank-fault.ts'

type Props = { line: BankLine; onClose: () => void }
const ways = ['match', 'explain'] as const

/** Staff say what a line is: entries of the books that come to it, or something the books do not know. */
export function LineDialog({ line, onClose }: Props) {
  const { settle: texts } = useTexts('closing').bank
  const language = useLanguage()
  const [way, setWay] = useState<(typeof ways)[number]>('match')
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <Stack gap={4}>
        <Text wrap="anywhere">
          {showTime(line.day, 'date', language)} · {line.text} ·{' '}
          <strong>{showCents(line.amount_cents)}</strong>
        </Text>
        <Segment
          legend={texts.way}
          name="way"
          options={ways.map((value) => ({ value, label: texts.ways[value] }))}
          value={way}
          onChoose={(chosen) => setWay(chosen === 'explain' ? 'explain' : 'match')}
        />
        {way === 'match' ? (
          <MatchForm line={line} onClose={onClose} />
        ) : (
          <ExplainForm line={line} onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  )
}

function useSettling<Input>(call: (input: Input) => Promise<unknown>, onClose: () => void) {
  const { settle: texts } = useTexts('closing').bank
  return useAct(call, {
    done: texts.saved,
    onShown: onClose,
    failed: useBankFault(),
    onFailed: useWaits(onClose),
    makeStale: readMonthsAgain,
  })
}

function MatchForm({ line, onClose }: Props) {
  const { settle: texts } = useTexts('closing').bank
  const reading = useQuery({ ...closingQueries.lineEntries(line.id), retry: false })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [fault, setFault] = useState<string>()
  const match = useSettling((ids: readonly string[]) => closingCalls.matchLine(line.id, [...ids]), onClose)
  const items = reading.data?.items ?? []
  const sum = items.reduce((cents, entry) => cents + (chosen.includes(entry.id) ? entry.amount_cents : 0), 0)
  const toggle = (id: string) => {
    setFault(undefined)
    match.reset()
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  const save = () => {
    if (chosen.length === 0) return setFault(texts.nothingChosen)
    if (sum !== line.amount_cents) return setFault(texts.notEqual)
    match.run(chosen)
  }
  const amount = showCents(line.amount_cents)
  if (reading.isPending) return <Skeleton lines={4} />
  if (reading.isError) return <UnreadPart reading={reading} failed={texts.loading} />
  return (
    <Stack gap={4}>
      {items.length === 0 ? (
        <Text tone="quiet">{texts.noEntries}</Text>
      ) : (
        <Stack as="fieldset" gap={2}>
          <legend>{texts.entries}</legend>
          <Text tone="quiet" size="small">
            {fillText(texts.entriesHint, { amount })}
          </Text>
          {items.map((entry) => (
            <EntryField
              key={entry.id}
              entry={entry}
              isChosen={chosen.includes(entry.id)}
              onToggle={() => toggle(entry.id)}
            />
          ))}
        </Stack>
      )}
      <Text size="small" aria-live="polite">
        {fillText(texts.chosen, { sum: showCents(sum), amount })}
      </Text>
      {(fault ?? match.failure) && <Notice tone="danger">{fault ?? match.failure}</Notice>}
      <Ends onClose={onClose} pending={match.isPending} onSave={save} />
    </Stack>
  )
}

type EntryProps = { entry: BankEntry; isChosen: boolean; onToggle: () => void }

function EntryField({ entry, isChosen, onToggle }: EntryProps) {
  const { settle: texts } = useTexts('closing').bank
  const { facts } = useTexts('payments')
  const language = useLanguage()
  const { kind, at, reference, file_number: file, amount_cents: cents } = entry
  const words = [
    showCents(cents),
    (facts as Record<string, string>)[kind] ?? kind,
    showTime(at, 'date', language),
    reference,
    file === null ? null : fillText(texts.file, { number: String(file) }),
  ]
  return <CheckField label={words.filter(Boolean).join(' · ')} checked={isChosen} onChange={onToggle} />
}

function Ends({ onClose, pending, onSave }: { onClose: () => void; pending: boolean; onSave?: () => void }) {
  const { settle: texts } = useTexts('closing').bank
  return (
    <Row justify="last">
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button
        kind="primary"
        type={onSave ? 'button' : 'submit'}
        pending={pending}
        {...(onSave && { onClick: onSave })}
      >
        {texts.save}
      </Button>
    </Row>
  )
}

function ExplainForm({ line, onClose }: Props) {
  const { settle: texts } = useTexts('closing').bank
  const explain = useSettling(
    (typed: { reason: LineReason; note: string }) => closingCalls.explainLine(line.id, typed),
    onClose,
  )
  const form = useForm<{ reason: LineReason; note: string }>({
    first: { reason: 'bank_fee', note: '' },
    checks: { note: required(texts.noteMissing) },
    act: explain,
    onSend: explain.run,
  })
  const isBooked = form.values.reason !== 'not_ours'
  return (
    <Stack as="form" gap={4} {...form.props}>
      <SelectField
        label={texts.reason}
        hint={isBooked ? texts.booked : undefined}
        {...form.choice('reason', lineReasons)}
      >
        {lineReasons.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField label={texts.note} maxLength={maxLineNote} {...form.text('note')} />
      {explain.failure && <Notice tone="danger">{explain.failure}</Notice>}
      <Ends onClose={onClose} pending={explain.isPending} />
    </Stack>
  )
}
