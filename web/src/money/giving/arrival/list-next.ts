import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import type { Telling } from './list-places.ts'

/** What comes next for a gift, with the dates that are known. */
export function listNext({ gift, around: { nextDraw }, texts, language }: Telling): string[] {
  if (gift.standing === 'refunded') return []
  const target = formatUsd(slotPriceCents)
  const slots = [...gift.slots, ...(gift.shared?.slots ?? [])]
  const waitsForDraw = slots.some(({ matched }) => !matched)
  const waitsOnShared = (gift.shared?.waiting_cents ?? 0) > 0
  const draw = nextDraw
    ? fillText(texts.nextDraw, {
        day: showTime(nextDraw.runs_at ?? nextDraw.slot_starts, 'day', language),
      })
    : texts.nextDrawUnknown
  const day = gift.joins_at === null ? undefined : showTime(gift.joins_at, 'date', language)
  return [
    ...(waitsOnShared ? [fillText(texts.nextShared, { target })] : []),
    ...(gift.own_cents
      ? [fillText(day === undefined ? texts.nextOwnPlain : texts.nextOwn, { target, day: day ?? '' })]
      : []),
    ...(waitsForDraw || waitsOnShared ? [draw] : []),
    ...(slots.some(({ matched }) => matched) ? [texts.nextMatched] : []),
    ...(gift.sponsorship?.monthly ? [texts.nextMonthly] : []),
  ]
}
