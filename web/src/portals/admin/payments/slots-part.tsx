import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'

/** The slots that a payment became, wholly or in part, and what became of them. */
export function SlotsPart({ story }: { story: PaymentStory }) {
  const { story: texts } = useTexts('payments')
  if (story.slots.length === 0) return null
  return (
    <Stack gap={3}>
      <Text as="h3" size="body">
        {texts.slots}
      </Text>
      <Facts
        items={story.slots.map((slot) => ({
          name: fillText(texts.slot, { number: slot.number }),
          value: (
            <Link to={paths.slotStory({ number: slot.number })}>
              {slot.cents < slotPriceCents &&
                `${fillText(texts.slotOf, { amount: formatUsd(slot.cents) })}, `}
              {standingOf(texts, slot)}
            </Link>
          ),
        }))}
      />
    </Stack>
  )
}

function standingOf(
  texts: { slotVoid: string; slotMatched: string; slotWaits: string },
  slot: PaymentStory['slots'][number],
): string {
  if (slot.voided_at) return texts.slotVoid
  if (slot.assigned_at) return fillText(texts.slotMatched, { classroom: slot.classroom_name ?? '' })
  return texts.slotWaits
}
