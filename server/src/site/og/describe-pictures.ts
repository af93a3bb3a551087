import type { Language } from '@tower/contract/language.ts'
import type { DrawState } from '@tower/contract/matching/draws.ts'
import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import type { PagePicture } from '@tower/contract/outreach/site.ts'
import type { PublicSponsorProfile } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { canOutline } from '../../papers/pictures/outline-text.ts'
import { pictureWords } from './picture-words.ts'
import { sayDay } from '../../say-day.ts'

export type PictureText = { title: string; line?: string | undefined; blocks?: number }

/** What stands on the preview of a fixed page. */
export function describePage(page: PagePicture, language: Language): PictureText {
  return pictureWords[language].pages[page]
}

/** What stands on the preview of a share page: only what the page itself shows. */
export function describeShare(item: TeacherShareItem, language: Language): PictureText {
  const words = pictureWords[language].share
  const where = [item.school, item.city, item.state].filter(Boolean).join(', ')
  const [named, nameless] = item.matched
    ? [words.matched, words.namelessMatched]
    : [words.title, words.nameless]
  const hasName = canOutline(item.display_name)
  return {
    title: hasName ? named.replace('{name}', () => item.display_name) : nameless,
    line: where && canOutline(where) ? where : words.line,
    blocks: item.matched ? 8 : 0,
  }
}

/** What stands on the preview of a sponsor's profile; figures only where the sponsor shows them. */
export function describeProfile(shown: PublicSponsorProfile, language: Language): PictureText {
  const words = pictureWords[language].profile
  const { display_name: name, tagline } = shown.profile
  const slots = shown.slots_minted ? count(words.slots, shown.slots_minted, language) : undefined
  return {
    title: canOutline(name) ? name : words.title,
    line: tagline && canOutline(tagline) ? tagline : slots,
  }
}

type ShownDraw = { slot_starts: Date; state: DrawState; assigned: number }

/** What stands on the preview of a draw. */
export function describeDraw(draw: ShownDraw, language: Language): PictureText {
  const words = pictureWords[language].draw
  const day = sayDay(draw.slot_starts, language)
  const line =
    draw.state === 'completed'
      ? count(words.completed, draw.assigned, language)
      : draw.state === 'voided'
        ? words.voided
        : words.scheduled
  return { title: words.title.replace('{day}', day), line }
}

function count(words: { one: string; other: string }, value: number, language: Language): string {
  return words[value === 1 ? 'one' : 'other'].replace(
    '{count}',
    new Intl.NumberFormat(language).format(value),
  )
}
