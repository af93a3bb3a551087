import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import {
  type Destination,
  destinations,
  maxReferenceLength,
  mostChecksOfDeposit,
} from '@tower/contract/money/giving.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import { useEffect, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { offlineCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { KeptNotice } from '../../../session/kept-notice.tsx'
import { useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { UploadWait, useUploadWait } from '../../../ui/upload-field/upload-wait.tsx'
import { useDeskFault } from '../payments/use-desk-fault.ts'
import { DepositRows, DepositSum } from './deposit-rows.tsx'
import {
  bodyOf,
  checksOf,
  filled,
  firstTyped,
  isSameDeposit,
  noCheck,
  type Pictures,
  rowOfCheck,
  type TypedDeposit,
} from './typed-deposit.ts'

/** The checks of one deposit slip, typed down one after the other; they have to come to its total. */
export function DepositForm({ onClose }: { onClose: () => void }) {
  const { deposit: texts, ...offline } = useTexts('offline')
  const { destinations: names } = useTexts('payments')
  const [first] = useState(() => ({ ...firstTyped, day: dayOf(new Date()) }))
  const kept = useKeptForm(useTypingPlace('offline-deposit'), () => ({ typed: first, seen: null }))
  const wait = useUploadWait()
  // A reload forgets them: nobody attaches a file unseen.
  const [pictures, setPictures] = useState<Pictures>({})
  const keepPicture = (key: string, fileId: string) => setPictures((before) => ({ ...before, [key]: fileId }))
  const enter = useEntering(pictures, { settle: kept.settle, onClose })
  const [sent, setSent] = useState<TypedDeposit>(first)
  const form = useForm<TypedDeposit>({
    keptBy: kept,
    checks: checksOf({
      ...texts,
      dayMissing: offline.dayMissing,
      referenceMissing: offline.referenceMissing,
    }),
    act: enter,
    onSend: (typed) => {
      setSent(typed)
      enter.run({ typed, isAnother: false })
    },
  })
  useBlankRow(form)
  return (
    <Stack as="form" data-kept {...form.props}>
      <KeptNotice form={kept} />
      <p>{texts.lead}</p>
      <Columns feet>
        <MoneyField
          label={texts.total}
          leastCents={minGiftCents}
          mostCents={maxGiftCents}
          {...form.money('total')}
        />
        <TextField label={texts.slip} optional maxLength={maxReferenceLength} {...form.text('slip')} />
        <TextField label={offline.day} hint={texts.dayHint} type="date" {...form.text('day')} />
        <SelectField label={offline.destination} {...form.choice('destination', destinations)}>
          {destinations.map((destination: Destination) => (
            <option key={destination} value={destination}>
              {names[destination]}
            </option>
          ))}
        </SelectField>
      </Columns>
      <DepositRows form={form} wait={wait} onPicture={keepPicture} />
      <DepositSum typed={form.values} />
      <Refused form={form} enter={enter} sent={sent} />
      <UploadWait wait={wait} />
      <Row>
        <Button type="submit" kind="primary" pending={enter.isPending} blockedBy={wait.blockedBy}>
          {texts.keep}
        </Button>
        <Button onClick={onClose}>{offline.back}</Button>
      </Row>
    </Stack>
  )
}

type RefusedProps = { form: Form<TypedDeposit>; enter: ReturnType<typeof useEntering>; sent: TypedDeposit }

/**
 * Why nothing was booked. That checks which look entered are others is said of those that were looked at: once a row was changed
 * they are looked at again.
 */
function Refused({ form: { values }, enter, sent }: RefusedProps) {
  const { deposit: texts } = useTexts('offline')
  const rows = rowsOf(enter.error, sent)
  if (!enter.failure) return null
  const isAsSent = isSameDeposit(sent, values)
  return (
    <Notice tone="danger">
      {rows === undefined ? enter.failure : fillText(texts.twice, { row: rows })}{' '}
      {rows !== undefined && isAsSent && (
        <Button
          size="s"
          pending={enter.isPending}
          onClick={() => enter.run({ typed: sent, isAnother: true })}
        >
          {texts.others}
        </Button>
      )}
      {rows !== undefined && !isAsSent && texts.changedSince}
    </Notice>
  )
}

/** Which rows a refusal is of, as they stand on the screen: the server counts those that were sent. */
function rowsOf(error: unknown, { checks }: TypedDeposit): string | undefined {
  const row = isCallError(error) ? error.more.row : undefined
  if (typeof row !== 'string') return undefined
  return row
    .split(', ')
    .map((number) => rowOfCheck(checks, Number(number)))
    .join(', ')
}

function useEntering(pictures: Pictures, { settle, onClose }: { settle: () => void; onClose: () => void }) {
  const { deposit: texts } = useTexts('offline')
  const language = useLanguage()
  return useAct(
    ({ typed, isAnother }: { typed: TypedDeposit; isAnother: boolean }) =>
      offlineCalls.deposit(bodyOf(typed, { pictures, isAnother })),
    {
      done: ({ received, waiting }) =>
        [
          fillCounted(texts.done, received, language),
          ...(waiting > 0 ? [fillCounted(texts.waits, waiting, language)] : []),
        ].join(' '),
      onDone: () => {
        settle()
        onClose()
      },
      failed: useDeskFault(),
      makeStale: readDeskAgain,
    },
  )
}

/** Below what is typed an empty row always follows: whoever types goes on with the same key. */
function useBlankRow({ values: { checks }, set }: Form<TypedDeposit>): void {
  const isFull = checks.length >= mostChecksOfDeposit || filled(checks).length < checks.length
  useEffect(() => {
    if (!isFull) set({ checks: [...checks, noCheck()] })
  }, [isFull, checks, set])
}
