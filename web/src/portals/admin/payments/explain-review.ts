import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'

/** The sentences for why money waits. */
export type ReviewTexts = Record<
  'noCheckout' | 'amount' | 'currency' | 'realMoney' | 'testMoney' | 'nobody',
  string
>

const wholeReasons: Record<string, keyof ReviewTexts> = {
  'no open checkout': 'noCheckout',
  'real money in a test setting': 'realMoney',
  'test money in a live setting': 'testMoney',
  'nobody to hand the credits to': 'nobody',
}

/** Why money waits, as staff read it: the books keep it short, and amounts in cents. */
export function explainReview(texts: ReviewTexts, reason: string): string {
  const name = wholeReasons[reason]
  if (name) return texts[name]
  const [, what, arrived = '', asked = ''] = /^(amount|currency) (\w+), asked (\w+)$/.exec(reason) ?? []
  if (what === 'amount') return fillText(texts.amount, { arrived: usd(arrived), asked: usd(asked) })
  if (what === 'currency')
    return fillText(texts.currency, { arrived: arrived.toUpperCase(), asked: asked.toUpperCase() })
  return reason
}

const usd = (cents: string) => formatUsd(Number(cents), { always2: true })
