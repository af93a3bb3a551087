import { asRole, type Role } from '@tower/contract/access.ts'
import type { Language } from '@tower/contract/language.ts'
import type { FoundItem } from '@tower/contract/oversight/search.contract.ts'
import { type FoundKind, foundKinds } from '@tower/contract/oversight/search.ts'
import { foldLetters } from '@tower/contract/fold-letters.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../../texts/fill-text.ts'
import type { Texts } from '../../../texts/texts.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import type { PortalSection } from '../../portal-link.ts'
import { actions } from './actions.ts'

export type PaletteTexts = Texts['palette']

export type PaletteGroup = FoundKind | 'named' | 'action' | 'page' | 'search'

/** The order of the groups: whoever types how a page is called goes there, whatever records have the word in them. */
export const paletteGroups: readonly PaletteGroup[] = ['named', ...foundKinds, 'action', 'page', 'search']

/** One line of the palette: what it says and where it leads. */
export type PaletteLine = {
  /** An act stands right below what it is done to. */
  group: PaletteGroup | 'act'
  key: string
  title: string
  detail: string | null
  /** At the right. */
  figure: string | null
  to: string
  /** Whose picture stands before it. */
  face?: { id: string; name: string; role: Role | null }
  /** What can be begun with what was found. */
  acts?: readonly PaletteLine[]
  /** Of an act: what it is done to, and in which group that stands. */
  of?: string
  under?: FoundKind
}

const noDetail = { detail: null, figure: null }

/** They say nothing of what is looked for, in either language. */
const smallWords: ReadonlySet<string> = new Set(
  'a an the it is of to for in on by with my our how do i s el la los las un una de del en por con mi como'.split(
    ' ',
  ),
)

/** From how many words on one of them may be another than ours. */
const forgivenFrom = 3

/** How many of the telling words that were typed do not stand in it, in whatever order, and of how many. */
function missingOf(said: string, typed: string): { missing: number; of: number } {
  const folded = foldLetters(said)
  const words = foldLetters(typed)
    .split(/[\s’'-]+/)
    .filter(Boolean)
  const telling = words.filter((word) => !smallWords.has(word))
  const asked = telling.length > 0 ? telling : words
  return { missing: asked.filter((word) => !says(folded, word)).length, of: asked.length }
}

/** Of several things people may type the plural. */
const says = (folded: string, word: string) =>
  folded.includes(word) || (word.length > 3 && /s$/.test(word) && folded.includes(word.slice(0, -1)))

/** The pages of the console whose name or group has what was typed; all of them where nothing was. Those that are called so are `named`. */
export function listPages(sections: readonly PortalSection[], typed: string): PaletteLine[] {
  return sections.flatMap(({ title, links }) =>
    links
      .filter(({ label }) => typed === '' || missingOf(`${label} ${title ?? ''}`, typed).missing === 0)
      .map(({ to, label }) => ({
        group:
          typed !== '' && foldLetters(label).startsWith(foldLetters(typed))
            ? ('named' as const)
            : ('page' as const),
        key: to,
        title: label,
        detail: title ?? null,
        figure: null,
        to,
      })),
  )
}

/**
 * What can be begun from anywhere, of the pages that somebody may open: by the words of its name and by others that people have for
 * it, and of three words or more one may be unknown here.
 */
export function listActions(
  sections: readonly PortalSection[],
  typed: string,
  { actions: names, actionWords }: PaletteTexts,
): PaletteLine[] {
  const open = new Set<string>(sections.flatMap(({ links }) => links.map(({ to }) => to)))
  const near = actions.flatMap(({ name, page, to = page, words }) => {
    const title = names[name]
    const { missing, of } = missingOf(`${title} ${words ? actionWords[words] : ''}`, typed)
    return open.has(page) && missing <= (of >= forgivenFrom ? 1 : 0) ? [{ title, to, missing }] : []
  })
  // Where one has every word, those that lack one are not meant.
  const least = Math.min(...near.map(({ missing }) => missing))
  return near
    .filter(({ missing }) => missing === least)
    .map(({ title, to }) => ({ group: 'action', key: `action ${title}`, title, to, ...noDetail }))
}

/** Lists that can be searched for what was typed, each under the name of its page. */
export function listSearches(
  sections: readonly PortalSection[],
  typed: string,
  texts: PaletteTexts,
): PaletteLine[] {
  const searched: string[] = [
    paths.adminUsers,
    paths.adminPayments,
    paths.adminClassrooms,
    paths.adminNominations,
  ]
  if (typed === '') return []
  return sections.flatMap(({ links }) =>
    links
      .filter(({ to }) => searched.includes(to))
      .map(({ to, label }) => ({
        group: 'search' as const,
        key: `search ${to}`,
        title: fillText(texts.searchIn, { page: label, typed }),
        ...noDetail,
        to: `${to}?${new URLSearchParams({ q: typed }).toString()}`,
      })),
  )
}

type Words = { texts: PaletteTexts; roles: Readonly<Record<Role, string>>; language: Language }

/** What the server found, in words. */
export function linesOf(items: readonly FoundItem[], words: Words): PaletteLine[] {
  return items.map((item) => {
    const { kind, id, amount_cents: cents, leads_to: to } = item
    const title = titleOf(item, words.texts)
    return {
      group: kind,
      key: `${kind} ${id}`,
      title,
      detail: detailOf(item, words),
      figure: cents === null ? null : formatUsd(cents),
      to,
      ...((kind === 'person' || kind === 'giver') && { face: { id, name: title, role: roleOf(item) } }),
      acts: item.acts.map((act) => ({
        group: 'act' as const,
        key: `${act.act} ${id}`,
        title: words.texts.acts[act.act],
        ...noDetail,
        to: act.leads_to,
        of: title,
        under: kind,
      })),
    }
  })
}

const roleOf = ({ role }: FoundItem) => asRole(role)

function titleOf({ kind, title, number }: FoundItem, texts: PaletteTexts): string {
  if (title !== '') return title
  if (kind === 'slot') return fillText(texts.slot, { number: number ?? '' })
  if (kind === 'order') return fillText(texts.order, { number: number ?? '' })
  if (kind === 'payment' && number !== null) return fillText(texts.receipt, { number })
  return kind === 'payment' ? texts.payment : texts.nameless
}

function detailOf(item: FoundItem, { texts, roles, language }: Words): string | null {
  const { kind, detail, number, at } = item
  const role = roleOf(item)
  const said = [
    kind === 'reimbursement' && number !== null && `RB-${number}`,
    kind === 'pledge' && number !== null && fillText(texts.pledge, { number }),
    role !== null && roles[role],
    detail ?? (kind === 'slot' && texts.waiting),
    at !== null && kind !== 'slot' && showTime(at, 'date', language),
  ]
  return said.filter(Boolean).join(' · ') || null
}

/**
 * The lines with what can be done with one found thing right below it: the chosen one, else the first that has any. While an act is
 * chosen its thing stays the one. Between a thing and its acts stands no other, so that no arrow leads past another thing to its acts.
 */
export function withActs(lines: readonly PaletteLine[], chosenKey: string | undefined): PaletteLine[] {
  const rank = (line: PaletteLine) => paletteGroups.findIndex((group) => group === groupOf(line))
  const shown = lines.toSorted((one, other) => rank(one) - rank(other))
  const thing =
    shown.find(
      ({ key, acts = [] }) =>
        acts.length > 0 && (key === chosenKey || acts.some((act) => act.key === chosenKey)),
    ) ?? shown.find(({ acts = [] }) => acts.length > 0)
  return shown.flatMap((line) => (line === thing ? [line, ...(line.acts ?? [])] : [line]))
}

/** In which group a line stands. */
export const groupOf = ({ group, under }: PaletteLine): PaletteGroup | undefined =>
  group === 'act' ? under : group
