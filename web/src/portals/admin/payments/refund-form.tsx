import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useRef } from 'react'
import { deskCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { FormHeading } from '../../../ui/form/form-heading.tsx'
import { StepHeading } from '../../../ui/form/step-heading.tsx'
import { amount, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx'
import { isOvertaken, isRefusedByProvider, useDeskFault } from './use-desk-fault.ts'
import { useWaits } from '../use-waits.ts'

type Preview = Awaited<ReturnType<typeof deskCalls.preview>>
type Typed = { cents: number | undefined; reason: string }

export type RefundFormProps = { story: PaymentStory; onClose: () => void }

/** Amount and reason first, then what will happen in words, and only then the button that does it. */
export function RefundForm({ story, onClose }: RefundFormProps) {
  const { refund: texts } = useTexts('payments')
  const rehearse = useAct(({ cents }: Typed) => deskCalls.preview(story.id, { amount_cents: cents ?? 0 }), {
    failed: useDeskFault('preview'),
    // A preview changes nothing.
    makeStale: [],
  })
  const form = useForm<Typed>({
    first: { cents: story.left_cents, reason: '' },
    checks: { cents: amount, reason: required(texts.reasonMissing) },
    act: rehearse,
    onSend: rehearse.run,
  })
  const { output: preview, reset: onBack } = rehearse
  if (preview) return <Decision {...{ story, preview, onBack, onClose }} reason={form.values.reason} />
  return (
    <Box as="form" gap={4} {...form.props}>
      <FormHeading>{texts.title}</FormHeading>
      <MoneyField label={texts.amount} leastCents={1} mostCents={story.left_cents} {...form.money('cents')} />
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        maxLength={maxDeskReasonLength}
        {...form.text('reason')}
      />
      {rehearse.failure && <Notice tone="danger">{rehearse.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={rehearse.isPending}>
          {texts.show}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Row>
    </Box>
  )
}

type DecisionProps = RefundFormProps & { preview: Preview; reason: string; onBack: () => void }

function Decision({ story, preview, reason, onBack, onClose }: DecisionProps) {
  const { refund: texts } = useTexts('payments')
  const toast = useToast()
  const explain = useDeskFault('refund')
  const onWaits = useWaits(onClose)
  // Pressed again after a lost answer it is the same refund; after the provider’s no it is another one.
  const key = useRef(crypto.randomUUID())
  const back = formatUsd(preview.amount_cents, { always2: true })
  const order = useAct(
    () =>
      deskCalls.order(story.id, {
        kind: 'refund',
        amount_cents: preview.amount_cents,
        left_cents: preview.left_cents,
        reason: reason.trim(),
        request_key: key.current,
      }),
    {
      done: fillText(texts.sent, { amount: back }),
      onShown: onClose,
      failed: explain,
      onFailed: (error) => {
        if (isRefusedByProvider(error)) key.current = crypto.randomUUID()
        onWaits(error)
        if (!isOvertaken(error)) return
        toast({ text: explain(error), tone: 'danger' })
        onClose()
      },
      makeStale: readDeskAgain,
    },
  )
  return (
    <Box gap={4}>
      <StepHeading>{texts.will}</StepHeading>
      <Consequences preview={preview} story={story} />
      {order.failure && <Notice tone="danger">{order.failure}</Notice>}
      <Row>
        <Button kind="danger-solid" pending={order.isPending} onClick={() => order.run()}>
          {fillText(preview.needs_second ? texts.ask : texts.send, { amount: back })}
        </Button>
        <Button onClick={onBack}>{texts.change}</Button>
      </Row>
    </Box>
  )
}

function Consequences({ preview, story }: { preview: Preview; story: PaymentStory }) {
  const { refund: texts } = useTexts('payments')
  const grounds = useTexts('grounds')
  const language = useLanguage()
  const cents = (amount: number) => formatUsd(amount, { always2: true })
  const restCents = story.paid_cents - story.refunded_cents - preview.amount_cents
  const { slots_voided: slots, from_reserve_cents: reserve, on_their_way_cents: onWay } = preview
  const receipt = story.receipts.find(({ voided_at: at }) => at === null)
  const whole = receipt?.email ? texts.receiptWholeTold : texts.receiptWhole
  const { second_ground: ground, second_person_cents: limit } = preview
  const isAboveLimit = preview.amount_cents + story.refunded_cents > limit
  return (
    <Stack as="ul" gap={2} bullets>
      <li>{fillText(texts.goesBack, { amount: cents(preview.amount_cents) })}</li>
      <li>{slots > 0 ? fillCounted(texts.slots, slots, language) : texts.noSlots}</li>
      {reserve > 0 && <li>{fillText(texts.reserve, { amount: cents(reserve) })}</li>}
      {receipt && (
        <li>{restCents > 0 ? fillText(texts.receiptPart, { amount: cents(restCents) }) : whole}</li>
      )}
      {onWay > 0 && <li>{fillText(texts.onWay, { amount: cents(onWay) })}</li>}
      {ground !== null && (
        <li>
          <strong>
            {ground === 'amount' && isAboveLimit
              ? fillText(texts.second, { limit: cents(limit) })
              : `${grounds[ground]} ${texts.secondWaits}`}
          </strong>
        </li>
      )}
    </Stack>
  )
}
