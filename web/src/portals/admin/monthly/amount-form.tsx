import type { DeskMonthlyStory } from '@tower/contract/money/desk-monthly.contract.ts'
import { formatUsd, maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { type FormEvent, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { monthlyCalls } from '../../../money/desk/desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { StepHeading } from '../../../ui/form/step-heading.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ReasonField } from '../givers/reason-field.tsx'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { useDeskAct } from '../payments/use-desk-act.ts'
import { useMonthlyFault } from './use-monthly-fault.ts'

const dollars = (cents: number) => formatUsd(cents, { always2: true })

const isOvertaken = (error: unknown) => isCallError(error) && error.code === 'sponsorships.amount_changed'

/** Another amount for a monthly gift. What a colleague or the giver saved meanwhile is shown before it is replaced. */
export function AmountForm({ gift, onClose }: { gift: DeskMonthlyStory; onClose: () => void }) {
  const { one: texts } = useTexts('givers').monthly
  const toast = useToast()
  const explain = useMonthlyFault()
  const [openedWith] = useState(gift.amount_cents)
  const [hasSeenNewer, setSeenNewer] = useState(false)
  const wasCents = hasSeenNewer ? gift.amount_cents : openedWith
  const [cents, setCents] = useState<number | undefined>(gift.amount_cents)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const save = useDeskAct(
    (amountCents: number) =>
      monthlyCalls.amount(gift.id, { amount_cents: amountCents, was_cents: wasCents, reason: reason.trim() }),
    (_, amountCents) => {
      toast({ text: fillText(texts.done.amount, { amount: dollars(amountCents) }) })
      onClose()
    },
    (error) => setSeenNewer(hasSeenNewer || isOvertaken(error)),
  )
  const isSame = cents === wasCents
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    setTried(true)
    if (cents !== undefined && !isSame && reason.trim() !== '') save.mutate(cents)
  }
  return (
    <Box as="form" gap={4} onSubmit={submit} noValidate>
      <StepHeading>{texts.amountTitle}</StepHeading>
      <p>{texts.amountText}</p>
      <MoneyField
        label={texts.amountNew}
        leastCents={minGiftCents}
        mostCents={maxGiftCents}
        defaultCents={openedWith}
        error={isTried && isSame ? texts.amountSame : undefined}
        onCents={setCents}
      />
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      {save.isError && (
        <Notice tone={isOvertaken(save.error) ? 'warning' : 'danger'}>
          {isOvertaken(save.error)
            ? fillText(texts.changed, { amount: dollars(gift.amount_cents) })
            : explain(save.error)}
        </Notice>
      )}
      <Row>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {cents === undefined || isSame ? texts.saveBlank : fillText(texts.save, { amount: dollars(cents) })}
        </Button>
        <Button onClick={onClose}>{texts.back}</Button>
      </Row>
    </Box>
  )
}
