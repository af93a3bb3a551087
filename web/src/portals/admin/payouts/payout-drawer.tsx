import { useQuery } from '@tanstack/react-query'
import type { PayoutStory } from '@tower/contract/money/closing-payouts.contract.ts'
import { closingCalls, closingQueries } from '../../../money/closing/closing.api.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { DifferenceList } from './difference-list.tsx'
import { FileButton } from './file-button.tsx'
import { MovementSums } from './movement-sums.tsx'
import { PayoutLines } from './payout-lines.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Figure, Text } from '../../../ui/type/type.tsx'
import { showCents } from './show-cents.ts'
import { AgreementChip } from './use-payout-columns.tsx'

export type PayoutDrawerProps = { payoutId: string; onClose: () => void }

/** One payout at the side of the list: what it is made of, and where the books say something else. */
export default function PayoutDrawer({ payoutId, onClose }: PayoutDrawerProps) {
  const { one } = useTexts('payouts')
  return (
    <Drawer isOpen onClose={onClose} title={one.title}>
      <Details key={payoutId} payoutId={payoutId} />
    </Drawer>
  )
}

function Details({ payoutId }: { payoutId: string }) {
  const { one: texts } = useTexts('payouts')
  const reading = useQuery({ ...closingQueries.payout(payoutId), retry: false })
  if (reading.isPending) return <Skeleton lines={8} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.failed} />
  const payout = reading.data
  return (
    <DrawerParts>
      <Head payout={payout} />
      <Verdict payout={payout} />
      {payout.differences.length > 0 && (
        <Stack as="section" gap={3}>
          <Text as="h3" size="body">
            {texts.differences}
          </Text>
          <DifferenceList
            items={payout.differences.map(({ amount_cents, fee_cents, ...line }) => ({
              ...line,
              moved_cents: amount_cents - fee_cents,
            }))}
          />
          {payout.difference_count > payout.differences.length && (
            <Text tone="quiet" size="small">
              {texts.more}
            </Text>
          )}
        </Stack>
      )}
      {payout.sums.length > 0 && (
        <Stack as="section" gap={3}>
          <Text as="h3" size="body">
            {texts.made}
          </Text>
          <MovementSums sums={payout.sums} caption={texts.madeCaption} />
          <PayoutLines payoutId={payout.id} />
          <FileButton
            name={`payout-${payout.id}.csv`}
            label={texts.file}
            read={() => closingCalls.linesFile(payout.id)}
          />
        </Stack>
      )}
    </DrawerParts>
  )
}

function Head({ payout }: { payout: PayoutStory }) {
  const { one: texts, statuses, columns } = useTexts('payouts')
  const language = useLanguage()
  return (
    <Stack gap={3}>
      <Row justify="between">
        <Figure as="h3" value={showCents(payout.amount_cents)} />
        <AgreementChip agreement={payout.agreement} />
      </Row>
      <Facts
        items={[
          { name: columns.status, value: statuses[payout.status] },
          { name: texts.sent, value: showTime(payout.created_at, 'dated', language) },
          { name: texts.arrives, value: showTime(payout.arrives_at, 'date', language) },
          {
            name: texts.provider,
            value: (
              <Text as="span" code size="small" wrap="anywhere">
                {payout.id}
              </Text>
            ),
          },
        ]}
      />
      {payout.provider_url && (
        <a href={payout.provider_url} target="_blank" rel="noreferrer noopener">
          {texts.seeProvider}
        </a>
      )}
    </Stack>
  )
}

/** Whether the books say the same, in a sentence for each reason. */
function Verdict({ payout }: { payout: PayoutStory }) {
  const { one: texts } = useTexts('payouts')
  const language = useLanguage()
  const { agreement, difference_count: count, sum_difference_cents: sum } = payout
  if (agreement === 'waiting') return <Notice announce={false}>{texts.waiting}</Notice>
  const isUnnamed = agreement === 'differs' && count === 0 && sum === 0
  return (
    <>
      {!payout.is_automatic && <Notice announce={false}>{texts.byHand}</Notice>}
      {agreement === 'agrees' && payout.is_automatic && (
        <Notice tone="success" announce={false}>
          {texts.agrees}
        </Notice>
      )}
      {count > 0 && (
        <Notice tone="danger" announce={false}>
          {fillCounted(texts.differs, count, language)}
        </Notice>
      )}
      {sum !== 0 && (
        <Notice tone="danger" announce={false}>
          {fillText(texts.sum, { amount: showCents(sum) })}
        </Notice>
      )}
      {isUnnamed && (
        <Notice tone="warning" announce={false}>
          {texts.notSent}
        </Notice>
      )}
    </>
  )
}
