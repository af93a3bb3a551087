import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { type Destination, destinations } from '@tower/contract/money/giving.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useEffect, useRef } from 'react'
import { deskCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { amount, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useDeskFault } from './use-desk-fault.ts'

const smallestGiftCents = 100

type Typed = { destination: Destination; email: string; feeCents: number | undefined; reason: string }

export type AcceptFormProps = { story: PaymentStory; onClose: () => void }

/** Says what kept money is: for what, whose, and why staff think so. */
export function AcceptForm({ story, onClose }: AcceptFormProps) {
  const { review: texts, refund, destinations: names } = useTexts('payments')
  const accept = useAct(
    ({ destination, email, feeCents, reason }: Typed) =>
      deskCalls.accept(story.id, {
        destination,
        email: email.trim() || null,
        fee_cover_cents: feeCents ?? 0,
        reason: reason.trim(),
      }),
    { done: texts.settled, onShown: onClose, failed: useDeskFault(), makeStale: readDeskAgain },
  )
  // All else is filled in.
  const reason = useRef<HTMLTextAreaElement>(null)
  useEffect(() => reason.current?.focus(), [])
  const form = useForm<Typed>({
    first: {
      destination: destinations.find((name) => name === story.destination) ?? 'classrooms',
      email: story.email ?? '',
      feeCents: story.fee_cover_cents,
      reason: '',
    },
    checks: { feeCents: amount, reason: required(refund.reasonMissing) },
    act: accept,
    onSend: accept.run,
  })
  return (
    <Stack as="form" gap={3} {...form.props}>
      <h4>{texts.settleTitle}</h4>
      <Text tone="quiet" size="small">
        {texts.settleText}
      </Text>
      <SelectField label={texts.destination} {...form.choice('destination', destinations)}>
        {destinations.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        optional
        type="email"
        autoComplete="off"
        {...form.text('email')}
      />
      <MoneyField
        label={texts.fee}
        hint={texts.feeHint}
        leastCents={0}
        mostCents={Math.max(0, story.left_cents - smallestGiftCents)}
        {...form.money('feeCents')}
      />
      <TextAreaField
        label={refund.reason}
        hint={refund.reasonHint}
        ref={reason}
        rows={2}
        maxLength={maxDeskReasonLength}
        {...form.text('reason')}
      />
      {accept.failure && <Notice tone="danger">{accept.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={accept.isPending}>
          {fillText(texts.settleLabel, { amount: formatUsd(story.left_cents, { always2: true }) })}
        </Button>
        <Button onClick={onClose}>{refund.cancel}</Button>
      </Row>
    </Stack>
  )
}
