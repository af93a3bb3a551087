import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { type Destination, destinations } from '@tower/contract/money/giving.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { type FormEvent, useState } from 'react'
import { deskCalls } from '../../../money/desk/desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useDeskAct, useDeskFault } from './use-desk-act.ts'

const smallestGiftCents = 100

export type AcceptFormProps = { story: PaymentStory; onClose: () => void }

/** Says what kept money is: for what, whose, and why staff think so. */
export function AcceptForm({ story, onClose }: AcceptFormProps) {
  const { review: texts, refund, destinations: names } = useTexts('payments')
  const toast = useToast()
  const explain = useDeskFault()
  const known = destinations.find((name) => name === story.destination)
  const [destination, setDestination] = useState<Destination>(known ?? 'classrooms')
  const [email, setEmail] = useState(story.email ?? '')
  const [feeCents, setFeeCents] = useState<number | undefined>(story.fee_cover_cents)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const accept = useDeskAct(
    () =>
      deskCalls.accept(story.id, {
        destination,
        email: email.trim() || null,
        fee_cover_cents: feeCents ?? 0,
        reason: reason.trim(),
      }),
    () => {
      toast({ text: texts.settled })
      onClose()
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    if (feeCents === undefined) return
    if (reason.trim() === '') return setMissing(true)
    accept.mutate(undefined)
  }
  return (
    <Stack as="form" gap={3} onSubmit={submit} noValidate>
      <h4>{texts.settleTitle}</h4>
      <Text tone="quiet" size="small">
        {texts.settleText}
      </Text>
      <SelectField
        label={texts.destination}
        value={destination}
        onChange={(event) =>
          setDestination(destinations.find((name) => name === event.target.value) ?? 'classrooms')
        }
      >
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
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <MoneyField
        label={texts.fee}
        hint={texts.feeHint}
        leastCents={0}
        mostCents={Math.max(0, story.left_cents - smallestGiftCents)}
        defaultCents={feeCents}
        onCents={setFeeCents}
      />
      <TextAreaField
        label={refund.reason}
        hint={refund.reasonHint}
        error={isMissing && reason.trim() === '' ? refund.reasonMissing : undefined}
        rows={2}
        maxLength={maxDeskReasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {accept.isError && <Notice tone="danger">{explain(accept.error)}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={accept.isPending}>
          {fillText(texts.settleLabel, { amount: formatUsd(story.left_cents, { always2: true }) })}
        </Button>
        <Button onClick={onClose}>{refund.cancel}</Button>
      </Row>
    </Stack>
  )
}
