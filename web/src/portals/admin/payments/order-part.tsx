import type { PaymentStory, RefundOrder } from '@tower/contract/money/desk-payments.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { SecondPersonNotice } from '../../../money/approvals/second-person-notice.tsx'
import { deskCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useDeskFault } from './use-desk-fault.ts'

/** The refund that is in hand: it waits for a second person, or for the provider. */
export function OrderPart({ story }: { story: PaymentStory }) {
  const sending = story.orders.find(({ state }) => state === 'sending')
  if (sending) return <SendingOrder key={sending.id} order={sending} />
  return <SecondPersonNotice approval={story.approval} />
}

function SendingOrder({ order }: { order: RefundOrder }) {
  const { order: texts, refund } = useTexts('payments')
  const words = {
    amount: formatUsd(order.amount_cents, { always2: true }),
    name: order.decided_by ?? order.asked_by,
  }
  const again = useAct(() => deskCalls.sendAgain(order.id), {
    done: fillText(refund.sent, words),
    failed: useDeskFault('refund'),
    makeStale: readDeskAgain,
  })
  return (
    <Box as="section" gap={4} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p>{fillText(texts.sending, words)}</p>
      <Text tone="quiet" size="small">
        {order.reason}
      </Text>
      {again.failure && <Notice tone="danger">{again.failure}</Notice>}
      <Row>
        <Button kind="primary" pending={again.isPending} onClick={() => again.run()}>
          {texts.again}
        </Button>
      </Row>
    </Box>
  )
}
