import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import type { MailLink, MailSite } from '../../../mail/mail-parts.ts'
import { followLink } from '../arrivals/follow-link.ts'

/** What of a gift is in one shared slot. */
export type SharePart = {
  cents: number
  slotNumber: number
  /** Null where it has none yet, or where the classroom may not be named. */
  classroomName: string | null
  /** How many gifts the slot is of. */
  gifts: number
}

type Followed = { slotNumber: number; followKey?: string }

/** Where the slot is followed, and the gift as a whole. */
export function listSlotLinks(
  { slotNumber, followKey }: Followed,
  { origin }: MailSite,
  locale: Language,
): { action: MailLink; links: MailLink[] } {
  const texts = locale === 'es' ? spanish : english
  const story = paths.slotStory({ number: String(slotNumber) })
  return {
    action: { label: texts.slot(slotNumber), url: origin + story },
    links: followKey ? [{ label: texts.gift, url: origin + followLink(followKey, locale) }] : [],
  }
}

/** What of the gift is in further slots. */
export function listPartRows(parts: readonly SharePart[], locale: Language): [string, string][] {
  const texts = locale === 'es' ? spanish : english
  return parts.map(({ slotNumber, cents, classroomName }) => [
    texts.row(slotNumber),
    [formatUsd(cents), ...(classroomName === null ? [] : [classroomName])].join(' · '),
  ])
}

const english = {
  slot: (slot: number) => `Follow slot ${slot}`,
  gift: 'Follow your gift',
  row: (slot: number) => `Also in slot ${slot}`,
}

const spanish: typeof english = {
  slot: (slot) => `Seguir el cupo ${slot}`,
  gift: 'Seguir tu donación',
  row: (slot) => `También en el cupo ${slot}`,
}
