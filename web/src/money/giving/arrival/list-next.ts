import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import type { Gift } from './gift.ts'
import type { Telling } from './list-places.ts'

/** What comes next for a gift, with the dates that are known. */
export function listNext(telling: Telling): string[] {
  const { gift, texts } = telling
  if (gift.standing === 'refunded') return []
  const isOnShared = waitsOnShared(gift)
  const slots = [...gift.slots, ...(gift.shared?.slots ?? [])]
  return [
    ...(isOnShared ? [fillText(texts.nextShared, { target })] : []),
    ...(gift.own_cents ? [sayOwn(telling)] : []),
    ...(isOnShared || slots.some(({ matched }) => !matched) ? [sayDraw(telling)] : []),
    ...(slots.some(({ matched }) => matched) ? [texts.nextMatched] : []),
    ...(gift.monthly ? [texts.nextMonthly] : []),
  ]
}

function waitsOnShared({ shared }: Gift): boolean {
  return shared !== null && shared.waiting_cents > 0
}

function sayOwn({ gift: { joins_at: joinsAt }, texts, language }: Telling): string {
  if (joinsAt === null) return fillText(texts.nextOwnPlain, { target })
  return fillText(texts.nextOwn, { target, day: showTime(joinsAt, 'date', language) })
}

function sayDraw({ around: { nextDraw }, texts, language }: Telling): string {
  if (!nextDraw) return texts.nextDrawUnknown
  const day = showTime(nextDraw.runs_at ?? nextDraw.slot_starts, 'day', language)
  return fillText(texts.nextDraw, { day })
}

const target = formatUsd(slotPriceCents)
