import type { DeskMonthlyStory } from '@tower/contract/money/desk-monthly.contract.ts'
import { formatUsd, maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { monthlyCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormHeading } from '../../../ui/form/form-heading.tsx'
import { amount, inTurn, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { ReasonField } from '../givers/reason-field.tsx'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { useMonthlyFault } from './use-monthly-fault.ts'

type Typed = { cents: number | undefined; reason: string }

const dollars = (cents: number) => formatUsd(cents, { always2: true })

const isOvertaken = (error: unknown) => isCallError(error) && error.code === 'sponsorships.amount_changed'

/** Another amount for a monthly gift. What a colleague or the giver saved meanwhile is shown before it is replaced. */
export function AmountForm({ gift, onClose }: { gift: DeskMonthlyStory; onClose: () => void }) {
  const { monthly, reasonMissing } = useTexts('givers')
  const { one: texts } = monthly
  const [openedWith] = useState(gift.amount_cents)
  const [hasSeenNewer, setSeenNewer] = useState(false)
  const wasCents = hasSeenNewer ? gift.amount_cents : openedWith
  const save = useAct(
    ({ cents = 0, reason }: Typed) =>
      monthlyCalls.amount(gift.id, { amount_cents: cents, was_cents: wasCents, reason: reason.trim() }),
    {
      done: (_, { cents = 0 }) => fillText(texts.done.amount, { amount: dollars(cents) }),
      onShown: onClose,
      failed: useMonthlyFault(),
      onFailed: (error) => setSeenNewer(hasSeenNewer || isOvertaken(error)),
      makeStale: readDeskAgain,
    },
  )
  const form = useForm<Typed>({
    first: { cents: gift.amount_cents, reason: '' },
    checks: {
      cents: inTurn(amount, (cents) => (cents === wasCents ? texts.amountSame : undefined)),
      reason: required(reasonMissing),
    },
    act: save,
    onSend: save.run,
  })
  const { cents } = form.values
  const isNewerShown = isOvertaken(save.error) && gift.amount_cents !== openedWith
  return (
    <Box as="form" gap={4} {...form.props}>
      <FormHeading>{texts.amountTitle}</FormHeading>
      <p>{texts.amountText}</p>
      <MoneyField
        label={texts.amountNew}
        leastCents={minGiftCents}
        mostCents={maxGiftCents}
        {...form.money('cents')}
      />
      <ReasonField {...form.text('reason')} />
      {save.failure && (
        <Notice tone={isNewerShown ? 'warning' : 'danger'}>
          {isNewerShown ? fillText(texts.changed, { amount: dollars(gift.amount_cents) }) : save.failure}
        </Notice>
      )}
      <Row>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {cents === undefined || cents === wasCents
            ? texts.saveBlank
            : fillText(texts.save, { amount: dollars(cents) })}
        </Button>
        <Button onClick={onClose}>{texts.back}</Button>
      </Row>
    </Box>
  )
}
