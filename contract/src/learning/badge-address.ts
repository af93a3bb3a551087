import { fillAddress } from '../address.ts'
import { itemThemes, mostTier, type ItemKind, type ItemTheme } from './badges.ts'
import { motifsOf } from './motifs.ts'

/** Where the drawn pictures are. The address says all that is drawn, so that it can be kept for long. */
export const badgePictures = '/pictures/:kind/:look'

/** What a drawn picture is made of. */
export type ItemLook = { kind: ItemKind; theme: ItemTheme; tier: number; motif: string }

/** Where the drawn picture of an item is. */
export function pictureOfItem({ kind, theme, tier, motif }: ItemLook): string {
  return fillAddress(badgePictures, { kind, look: `${theme}-${tier}-${motif}.svg` })
}

/** What the last part of an address asks for; undefined where nothing is drawn like that. */
export function readLook(kind: ItemKind, look: string): ItemLook | undefined {
  const [, theme, tier, motif] = /^([a-z]+)-(\d)-([a-z]+)\.svg$/.exec(look) ?? []
  const known = itemThemes.find((name) => name === theme)
  const level = Number(tier)
  if (!known || level < 1 || level > mostTier) return undefined
  if (motif === undefined || !motifsOf(kind).includes(motif)) return undefined
  return { kind, theme: known, tier: level, motif }
}
