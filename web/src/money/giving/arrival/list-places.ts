import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Language } from '@tower/contract/language.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import type { Texts } from '../../../texts/texts.ts'
import type { Around, Gift } from './gift.ts'

/** A sentence that says where money of a gift is, and the page that tells more of it. */
export type Place = { text: string; link?: { label: string; to: string } }

export type Telling = {
  gift: Gift
  around: Around
  /** For the holder of the link, who may be somebody else than the giver. */
  isFollowed: boolean
  texts: Texts['arrival']
  language: Language
}

/** Where the money of a gift is now, one sentence for each part of it. */
export function listPlaces(telling: Telling): Place[] {
  const { gift, texts } = telling
  if (gift.standing === 'refunded') return [{ text: texts.standing.refunded }]
  return [
    ...(gift.standing ? [sayStanding(gift, gift.standing, texts)] : []),
    ...listSlots(telling),
    ...listOwn(telling),
    ...listShared(telling),
    ...listElsewhere(telling),
  ]
}

function sayStanding(
  gift: Gift,
  standing: keyof Telling['texts']['standing'],
  texts: Telling['texts'],
): Place {
  return { text: fillText(texts.standing[standing], { amount: formatUsd(gift.refunded_cents) }) }
}

function listSlots({ gift, texts, language }: Telling): Place[] {
  const isPart = gift.slots_minted === 0 && gift.slots.length > 0
  const more = gift.slots_minted - gift.slots.length
  return [
    ...(isPart ? [{ text: texts.filled }] : []),
    ...gift.slots.map(({ number, matched, classroom }) => {
      const words = matched ? (classroom ? texts.slotMatched : texts.slotMatchedUnnamed) : texts.slotWaits
      const name = classroom && [classroom.name, classroom.school].filter(Boolean).join(', ')
      return { text: fillText(words, { number, classroom: name ?? '' }), link: toStory(number, texts) }
    }),
    ...(more > 0 && gift.slots.length > 0 ? [{ text: fillCounted(texts.slotsMore, more, language) }] : []),
  ]
}

function listOwn({ gift, texts, isFollowed }: Telling): Place[] {
  if (gift.tower === 'account') return isFollowed ? [] : [{ text: texts.account }]
  const { own_cents: ownCents, progress_cents: progressCents } = gift
  if (!ownCents) return []
  const values = { amount: formatUsd(ownCents), progress: formatUsd(progressCents), target }
  if (isFollowed) return [{ text: fillText(texts.ownAlone, values) }]
  if (gift.tower !== 'address') return [{ text: fillText(texts.own, values) }]
  return [{ text: fillText(texts.ownByAddress, values) }, { text: texts.address }]
}

function listShared({ gift: { shared }, around: { tower }, texts }: Telling): Place[] {
  if (!shared) return []
  const waiting = {
    amount: formatUsd(shared.waiting_cents),
    progress: formatUsd(tower?.cents ?? 0),
    target,
  }
  return [
    ...shared.slots.map(({ number, cents, matched, classroom }) => {
      const words = matched ? (classroom ? texts.shareMatched : texts.shareMatchedUnnamed) : texts.shareWaits
      const values = { amount: formatUsd(cents), number, classroom: classroom ?? '' }
      return { text: fillText(words, values), link: toStory(number, texts) }
    }),
    ...(shared.waiting_cents > 0
      ? [{ text: fillText(tower ? texts.shared : texts.sharedPlain, waiting) }]
      : []),
  ]
}

/** Of gifts that no slot is made of. */
function listElsewhere({ gift, texts }: Telling): Place[] {
  const { sponsorship } = gift
  if (sponsorship) {
    return [{ text: fillText(texts.athlete, { name: sponsorship.prospect?.name ?? texts.hiddenAthlete }) }]
  }
  if (gift.in_budget !== null) {
    const words = gift.in_budget ? texts.inBudget : texts.waitsForTeacher
    return [{ text: fillText(words, { classroom: gift.classroom?.name ?? texts.aClassroom }) }]
  }
  return gift.destination === 'prospects' ? [{ text: texts.fund }] : []
}

function toStory(number: number, texts: Telling['texts']) {
  return { label: fillText(texts.story, { number }), to: paths.slotStory({ number }) }
}

const target = formatUsd(slotPriceCents)
