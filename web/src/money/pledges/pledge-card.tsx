import type { OwnPledge } from '@tower/contract/money/own-pledges.contract.ts'
import { donatePath } from '@tower/contract/money/pledges.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { Text, TwoLines } from '../../ui/type/type.tsx'

/** What somebody promised and has not given in full, by a session or by a link; nothing where there is no such pledge. */
export function PledgeCard({ pledges }: { pledges: readonly OwnPledge[] }) {
  const { pledges: texts } = useTexts('ownGiving')
  if (pledges.length === 0) return null
  return (
    <Card title={texts.title}>
      <Stack gap={5}>
        <Text tone="quiet" size="small">
          {texts.note}
        </Text>
        {pledges.map((pledge) => (
          <Pledge key={pledge.id} pledge={pledge} />
        ))}
      </Stack>
    </Card>
  )
}

function Pledge({ pledge }: { pledge: OwnPledge }) {
  const { pledges: texts } = useTexts('ownGiving')
  const amounts = { amount: formatUsd(pledge.amount_cents), paid: formatUsd(pledge.paid_cents) }
  return (
    <Stack gap={3}>
      <Text strong>{fillText(texts.whole, amounts)}</Text>
      <Stack as="ul" gap={3}>
        {pledge.installments.map((installment) => (
          <Installment key={installment.id} installment={installment} destination={pledge.destination} />
        ))}
      </Stack>
    </Stack>
  )
}

type InstallmentProps = {
  installment: OwnPledge['installments'][number]
  destination: OwnPledge['destination']
}

function Installment({ installment, destination }: InstallmentProps) {
  const { pledges: texts } = useTexts('ownGiving')
  const language = useLanguage()
  const { amount_cents: amount, due_on: day, state } = installment
  const open = amount - installment.paid_cents - installment.expected_cents
  return (
    <Row as="li" justify="between">
      <TwoLines
        first={fillText(texts.due, { amount: formatUsd(amount), day: showTime(day, 'date', language) })}
        second={texts.states[state]}
      />
      {open > 0 && (
        <ButtonLink size="s" to={donatePath({ destination, cents: open })}>
          {fillText(texts.give, { amount: formatUsd(open) })}
        </ButtonLink>
      )}
    </Row>
  )
}
