import { type ItemTheme, itemThemes, type ItemKind, wholeCredits } from '@tower/contract/learning/badges.ts'
import { pictureOfItem } from '@tower/contract/learning/badge-address.ts'
import { creditCents } from '@tower/contract/money.ts'
import { motifsOf } from '@tower/contract/learning/motifs.ts'
import type { ItemTab, MarketItem } from '../badges.api.ts'

export const tiers = ['1', '2', '3', '4'] as const
export type Tier = (typeof tiers)[number]

/** What staff type of a badge or an avatar. */
export type TypedItem = {
  name: string
  description: string
  nameEs: string
  descriptionEs: string
  theme: ItemTheme
  motif: string
  tier: Tier
  credits: string
  active: boolean
  /** The address of an uploaded picture; empty where it is drawn. */
  image: string
  /** Where that can be seen before it is saved. */
  imageShown: string
}

export const kindOf = (tab: ItemTab): ItemKind => (tab === 'badges' ? 'badge' : 'avatar')

/** An item as the form begins with it; a new one is of the first tier. */
export function beginItem(tab: ItemTab, item: MarketItem | null): TypedItem {
  if (!item) return { ...newItem, motif: motifsOf(kindOf(tab))[0] ?? '' }
  const image = item.is_drawn ? '' : item.image_url
  return {
    name: item.name,
    description: item.description,
    nameEs: item.name_es ?? '',
    descriptionEs: item.description_es ?? '',
    theme: itemThemes.find((theme) => theme === item.theme) ?? newItem.theme,
    motif: item.motif,
    tier: tiers.find((tier) => tier === String(item.tier)) ?? newItem.tier,
    credits: String(wholeCredits(item.cost_cents)),
    active: item.active,
    image,
    imageShown: image,
  }
}

const newItem: Omit<TypedItem, 'motif'> = {
  ...{ name: '', description: '', nameEs: '', descriptionEs: '', credits: '' },
  ...{ theme: 'think', tier: '1', active: true, image: '', imageShown: '' },
}

/** Whether a price is one of this kind: whole credits, of a badge at least one. */
export function isPrice(tab: ItemTab, typed: string): boolean {
  return /^\d{1,6}$/.test(typed.trim()) && (tab === 'avatars' || Number(typed) >= 1)
}

/** What is sent: prices are multiples of a whole credit. */
export function rowOf(typed: TypedItem, item: Pick<MarketItem, 'id' | 'seen'> | null) {
  return {
    ...{ id: item?.id ?? null, seen: item?.seen ?? null },
    name: typed.name,
    description: typed.description,
    name_es: typed.nameEs,
    description_es: typed.descriptionEs,
    theme: typed.theme,
    motif: typed.motif,
    tier: Number(typed.tier),
    cost_cents: Number(typed.credits) * creditCents,
    image_url: typed.image || null,
    active: typed.active,
  }
}

/** Where the picture of what is typed is. */
export function previewOf(tab: ItemTab, { imageShown, theme, motif, tier }: TypedItem): string {
  return imageShown || pictureOfItem({ kind: kindOf(tab), theme, motif, tier: Number(tier) })
}

/** The ids in their new order once an item moved a place up or down within its tier; nothing where there is no place. */
export function moveItem(
  items: readonly MarketItem[],
  { id, by }: { id: string; by: -1 | 1 },
): string[] | undefined {
  const from = items.findIndex((item) => item.id === id)
  const [moved, other] = [items[from], items[from + by]]
  if (!moved || other?.tier !== moved.tier) return undefined
  const ids = items.map((item) => item.id)
  ids[from] = other.id
  ids[from + by] = moved.id
  return ids
}
