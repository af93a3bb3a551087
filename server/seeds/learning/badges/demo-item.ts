import type { ItemTheme } from '@tower/contract/learning/badges.ts'

/** The name and description of an item, in English and in Spanish. */
export type DemoWords = readonly [name: string, description: string, nameEs: string, descriptionEs: string]

/** A badge or an avatar of the demo. */
export type DemoItem<Motif extends string = string> = {
  theme: ItemTheme
  motif: Motif
  tier: number
  credits: number
  words: DemoWords
}
