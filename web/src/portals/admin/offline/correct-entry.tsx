import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { maxReferenceLength } from '@tower/contract/money/giving.ts'
import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { useState } from 'react'
import { offlineCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { amount, required } from '../../../ui/form/form-checks.ts'
import { FormHeading } from '../../../ui/form/form-heading.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useDeskFault } from '../payments/use-desk-fault.ts'
import { useOfflinePreview } from './use-offline-preview.ts'

/** The way to put a wrong entry right, while that is possible. */
export function CorrectEntry({ gift }: { gift: DeskOfflineGift }) {
  const { correction: texts } = useTexts('offline')
  const [isOpen, setOpen] = useState(false)
  const canBeCorrected = gift.state === 'pending' || gift.state === 'received'
  const preview = useOfflinePreview(gift.id, canBeCorrected)
  // The form stays, whatever a colleague does meanwhile: its writer then reads why nothing came of it.
  if (isOpen) return <CorrectForm key={gift.id} gift={gift} onClose={() => setOpen(false)} />
  if (!canBeCorrected) return null
  // Known beforehand: nobody types what is refused then.
  if (preview?.may_correct === false) return <Text tone="quiet">{texts.needsAnother}</Text>
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
    </Row>
  )
}

type Typed = { name: string; reference: string; cents: number | undefined; day: string; reason: string }

/** What was looked at when the form opened; the drawer behind it is read anew by itself. */
const seenOf = (gift: DeskOfflineGift) => ({
  donor_name: gift.donor_name,
  reference: gift.reference,
  amount_cents: gift.amount_cents,
  given_on: gift.given_on,
})

function useCorrection(gift: DeskOfflineGift, onDone: () => void) {
  const { correction: words } = useTexts('offline')
  const [was] = useState(() => seenOf(gift))
  const correct = useAct(
    (typed: Typed) =>
      offlineCalls.correct(gift.id, {
        facts: {
          donor_name: typed.name.trim() || null,
          reference: typed.reference.trim(),
          amount_cents: typed.cents ?? was.amount_cents,
          given_on: typed.day,
        },
        was,
        reason: typed.reason.trim(),
      }),
    {
      done: ({ receipt }) =>
        receipt === null ? words.done : fillText(words.doneReceipt, { number: receipt }),
      onShown: onDone,
      failed: useDeskFault(),
      makeStale: readDeskAgain,
    },
  )
  return { was, correct }
}

function CorrectForm({ gift, onClose }: { gift: DeskOfflineGift; onClose: () => void }) {
  const texts = useTexts('offline')
  const { correction: words } = texts
  const isBooked = gift.state === 'received'
  const { was, correct } = useCorrection(gift, onClose)
  const form = useForm<Typed>({
    first: {
      ...{ name: was.donor_name ?? '', reference: was.reference, cents: was.amount_cents },
      ...{ day: was.given_on, reason: '' },
    },
    checks: {
      reference: required(texts.referenceMissing),
      cents: amount,
      day: required(texts.dayMissing),
      reason: required(texts.reasonMissing),
    },
    act: correct,
    onSend: correct.run,
  })
  return (
    <Box as="form" gap={4} {...form.props}>
      <FormHeading>{words.title}</FormHeading>
      <p>{isBooked ? words.textReceived : words.textExpected}</p>
      <TextField label={texts.name} optional maxLength={200} autoComplete="off" {...form.text('name')} />
      <TextField
        label={texts.reference[gift.kind]}
        maxLength={maxReferenceLength}
        autoComplete="off"
        {...form.text('reference')}
      />
      {!isBooked && (
        <>
          <MoneyField
            label={texts.amount}
            leastCents={minGiftCents}
            mostCents={maxGiftCents}
            {...form.money('cents')}
          />
          <TextField label={texts.day} hint={texts.dayHint} type="date" {...form.text('day')} />
        </>
      )}
      <TextAreaField label={texts.reason} rows={2} maxLength={maxDeskReasonLength} {...form.text('reason')} />
      {correct.failure && <Notice tone="danger">{correct.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={correct.isPending}>
          {words.save}
        </Button>
        <Button onClick={onClose}>{texts.back}</Button>
      </Row>
    </Box>
  )
}
