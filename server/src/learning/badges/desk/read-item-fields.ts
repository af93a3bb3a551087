import {
  itemThemes,
  maxItemDescriptionLength,
  maxItemNameLength,
  mostItemCents,
  mostTier,
  type ItemKind,
} from '@tower/contract/learning/badges.ts'
import { motifsOf } from '@tower/contract/learning/motifs.ts'
import { creditCents } from '@tower/contract/money.ts'
import { readName } from '@tower/contract/name-rule.ts'
import { Refusal } from '../../../refusal.ts'
import type { ItemFields } from '../items.queries.ts'

/** What staff sent of a badge or an avatar; whoever types it may leave things out. */
export type WrittenItem = { [Field in keyof ItemFields]?: unknown }

/** What staff wrote of an item, checked. Without a motif it gets one by its name. */
export function readItemFields(kind: ItemKind, row: WrittenItem): ItemFields {
  const name = readLine(row.name, maxItemNameLength)
  const description = readLine(row.description, maxItemDescriptionLength)
  const theme = itemThemes.find((known) => known === row.theme)
  const tier = readWhole(row.tier)
  const cost_cents = readWhole(row.cost_cents)
  const isPriced = cost_cents !== undefined && cost_cents <= mostItemCents
  const isEnough = isPriced && (kind === 'avatar' || cost_cents >= creditCents)
  const isTiered = tier !== undefined && tier >= 1 && tier <= mostTier
  if (!name || description === undefined || !theme || !isTiered || !isEnough)
    throw new Refusal('badges.invalid')
  return {
    ...{ name, description, theme, tier, cost_cents },
    name_es: readOptional(row.name_es, maxItemNameLength),
    description_es: readOptional(row.description_es, maxItemDescriptionLength),
    image_url: readOptional(row.image_url, 500),
    motif: chooseMotif(kind, { motif: row.motif, name }),
    active: row.active !== false,
  }
}

function chooseMotif(kind: ItemKind, { motif, name }: { motif: unknown; name: string }): string {
  const motifs = motifsOf(kind)
  const chosen = motifs.find((known) => known === motif)
  if (chosen) return chosen
  if (motif !== undefined && motif !== null && motif !== '') throw new Refusal('badges.invalid')
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return motifs[sum % motifs.length] ?? 'star'
}

/** One line in one spelling; undefined where it is none, or too long. */
function readLine(value: unknown, longest: number): string | undefined {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? readName(value.replaceAll(/\s+/g, ' '), longest) : undefined
}

function readOptional(value: unknown, longest: number): string | null {
  const line = readLine(value, longest)
  if (line === undefined) throw new Refusal('badges.invalid')
  return line || null
}

function readWhole(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
