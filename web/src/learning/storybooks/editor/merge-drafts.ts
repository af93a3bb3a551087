import type { Draft, DraftPage } from './draft.ts'
import { listTexts, readText, type TextRef, writeText } from './draft-texts.ts'

/** A text that two windows changed, each in its way: both are kept until somebody decides. */
export type Conflict = { ref: TextRef; mine: string; theirs: string }

export type Merged = { draft: Draft; conflicts: Conflict[] }

type Sides = { base: Draft; mine: Draft; theirs: Draft }

const choices = ['language', 'other_language', 'reading', 'style', 'include_illustrations'] as const

/** Joins what two windows made of the same storybook. What only one of them changed is taken; of the rest both texts are told. */
export function mergeDrafts({ base, mine, theirs }: Sides): Merged {
  const chosen = Object.fromEntries(
    choices.map((name) => [name, mine[name] === base[name] ? theirs[name] : mine[name]]),
  ) as Pick<Draft, (typeof choices)[number]>
  const isOwn = String(mine.kept_words) !== String(base.kept_words)
  let draft: Draft = {
    ...{ ...mine, ...chosen, kept_words: isOwn ? mine.kept_words : theirs.kept_words },
    pages: mergePages({ base, mine, theirs }),
  }
  const conflicts: Conflict[] = []
  for (const ref of listTexts(draft)) {
    const [before, own, other] = [base, mine, theirs].map((side) => readText(side, ref))
    if (other === undefined || own === other || other === before) continue
    if (own === undefined || own === before) draft = writeText(draft, ref, other)
    else conflicts.push({ ref, mine: own, theirs: other })
  }
  return { draft, conflicts }
}

/** Pages in the order of whoever moved them. One that was thrown away here and changed there stays. */
function mergePages({ base, mine, theirs }: Sides): DraftPage[] {
  const [order, other] = isSameOrder(base, mine) ? [theirs, mine] : [mine, theirs]
  const own = new Map(mine.pages.map((page) => [page.id, page]))
  const before = new Map(base.pages.map((page) => [page.id, page]))
  const isWanted = (page: DraftPage) => {
    const inBoth = [mine, theirs].every(({ pages }) => pages.some(({ id }) => id === page.id))
    const was = before.get(page.id)
    return inBoth || !was || JSON.stringify(was) !== JSON.stringify(page)
  }
  const first = order.pages.filter(isWanted)
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...other.pages.filter((page) => !known.has(page.id) && isWanted(page))].map((page) =>
    withoutLostPicture(own.get(page.id) ?? page, theirs),
  )
}

/** A description goes with its picture. */
function withoutLostPicture(page: DraftPage, theirs: Draft): DraftPage {
  const saved = theirs.pages.find(({ id }) => id === page.id)
  return saved?.altText === null ? { ...page, altText: null } : page
}

function isSameOrder(one: Draft, other: Draft): boolean {
  return String(one.pages.map(({ id }) => id)) === String(other.pages.map(({ id }) => id))
}
