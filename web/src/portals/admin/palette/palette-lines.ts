import type { FoundItem } from '@tower/contract/oversight/search.contract.ts'
import { type FoundKind, foundKinds } from '@tower/contract/oversight/search.ts'
import { foldLetters } from '@tower/contract/fold-letters.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../../texts/fill-text.ts'
import type { Texts } from '../../../texts/texts.ts'
import type { PortalSection } from '../../portal-link.ts'

export type PaletteTexts = Texts['palette']

export type PaletteGroup = FoundKind | 'action' | 'page' | 'search'

/** The order of the groups. */
export const paletteGroups: readonly PaletteGroup[] = [...foundKinds, 'action', 'page', 'search']

/** One line of the palette: what it says and where it leads. */
export type PaletteLine = {
  group: PaletteGroup
  key: string
  title: string
  detail: string | null
  /** At the right. */
  figure: string | null
  to: string
}

/** The pages of the console whose name or group has what was typed; all of them where nothing was. */
export function listPages(sections: readonly PortalSection[], typed: string): PaletteLine[] {
  return sections.flatMap(({ title, links }) =>
    links
      .filter(({ label }) => foldLetters(`${label} ${title ?? ''}`).includes(foldLetters(typed)))
      .map(({ to, label }) => ({
        group: 'page' as const,
        key: to,
        title: label,
        detail: title ?? null,
        figure: null,
        to,
      })),
  )
}

/** What can be begun from anywhere. */
export function listActions({ actions }: PaletteTexts, typed: string): PaletteLine[] {
  return [
    { title: actions.bundle, to: `${paths.adminUsers}?panel=create` },
    { title: actions.recordGift, to: `${paths.adminOfflineGifts}?gift=new` },
    { title: actions.newSlide, to: `${paths.adminBroadcasts}?slide=new` },
    { title: actions.newStory, to: paths.adminStory({ storyId: 'new' }) },
  ]
    .filter(({ title }) => foldLetters(title).includes(foldLetters(typed)))
    .map((action) => ({ ...action, group: 'action', key: action.to, detail: null, figure: null }))
}

/** Lists that can be searched for what was typed, each under the name of its page. */
export function listSearches(
  sections: readonly PortalSection[],
  typed: string,
  texts: PaletteTexts,
): PaletteLine[] {
  const searched: string[] = [paths.adminUsers, paths.adminPayments, paths.adminNominations]
  if (typed === '') return []
  return sections.flatMap(({ links }) =>
    links
      .filter(({ to }) => searched.includes(to))
      .map(({ to, label }) => ({
        group: 'search' as const,
        key: `search ${to}`,
        title: fillText(texts.searchIn, { page: label, typed }),
        detail: null,
        figure: null,
        to: `${to}?${new URLSearchParams({ q: typed }).toString()}`,
      })),
  )
}

/** What the server found, in words. */
export function lineOf(item: FoundItem, texts: PaletteTexts): PaletteLine {
  const { kind, id, title, detail, number, amount_cents: cents, leads_to: to } = item
  return {
    group: kind,
    key: `${kind} ${id}`,
    title: title || fillText(kind === 'slot' ? texts.slot : texts.receipt, { number: number ?? '' }),
    detail: detail ?? (kind === 'slot' ? texts.waiting : null),
    figure: cents === null ? null : formatUsd(cents),
    to,
  }
}
