import { nameDestination } from '@tower/contract/money/name-destination.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'
import type { Texts } from '../../../texts/texts.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import type { Checkout } from '../checkout.ts'
import type { Gift } from './gift.ts'

export type GiftFactsProps = {
  gift: Gift
  /** For the giver who returns from the payment page: the receipt and, on the same day, who gave. */
  checkout?: Pick<Checkout, 'receipt_number' | 'giver'> | undefined
}

/** What was given and for what, as the receipt says it. */
export function GiftFacts({ gift, checkout }: GiftFactsProps) {
  const texts = useTexts('arrival')
  const language = useLanguage()
  const place = gift.sponsorship?.prospect?.name ?? nameDestination(gift.plan, nameOf(gift), language)
  const tribute = checkout?.giver?.tribute
  return (
    <Facts
      items={[
        ...listAmounts(gift, texts),
        { name: texts.goesTo, value: place },
        ...(tribute ? [{ name: texts.tribute[tribute.kind], value: tribute.name }] : []),
        ...(gift.anonymous ? [{ name: texts.named, value: texts.anonymous }] : []),
        ...(checkout ? [{ name: texts.receipt, value: sayReceipt(checkout, texts) }] : []),
      ]}
    />
  )
}

/** The classroom that a gift names, as `nameDestination` reads it. */
export function nameOf({ classroom }: Gift): { classroomName: string | null } {
  return { classroomName: classroom?.name ?? null }
}

function listAmounts(gift: Gift, texts: Texts['arrival']) {
  const { amount_cents: giftCents, fee_cover_cents: feeCents, refunded_cents: refundedCents } = gift
  const say = (cents: number) => {
    const amount = formatUsd(cents, { always2: true })
    return gift.monthly ? fillText(texts.eachMonth, { amount }) : amount
  }
  return [
    { name: texts.amount, value: say(giftCents) },
    ...(feeCents > 0
      ? [
          { name: texts.fee, value: say(feeCents) },
          { name: texts.inAll, value: say(giftCents + feeCents) },
        ]
      : []),
    ...(refundedCents > 0
      ? [{ name: texts.paidBack, value: formatUsd(refundedCents, { always2: true }) }]
      : []),
  ]
}

function sayReceipt(
  { receipt_number: number, giver }: NonNullable<GiftFactsProps['checkout']>,
  texts: Texts['arrival'],
) {
  if (number === null) return texts.receiptSoon
  return giver?.email ? fillText(texts.receiptSent, { number, email: giver.email }) : number
}
