import type { ItemTheme } from '@tower/contract/learning/badges.ts'
import type { AvatarMotif } from '@tower/contract/learning/motifs.ts'
import type { DemoItem } from './demo-item.ts'

const avatar = (
  theme: ItemTheme,
  motif: AvatarMotif,
  [tier, credits]: readonly [number, number],
  [name, nameEs]: readonly [string, string],
): DemoItem<AvatarMotif> => ({ theme, motif, tier, credits, words: [name, '', nameEs, ''] })

/** Twelve avatars; the first four are free. */
export const demoAvatars: readonly DemoItem<AvatarMotif>[] = [
  avatar('think', 'owl', [1, 0], ['Owl', 'Búho']),
  avatar('build', 'cat', [1, 0], ['Cat', 'Gato']),
  avatar('serve', 'bear', [1, 0], ['Bear', 'Oso']),
  avatar('think', 'mouse', [1, 0], ['Mouse', 'Ratón']),
  avatar('build', 'dog', [2, 3], ['Dog', 'Perro']),
  avatar('serve', 'frog', [2, 3], ['Frog', 'Rana']),
  avatar('think', 'rabbit', [2, 4], ['Rabbit', 'Conejo']),
  avatar('build', 'fox', [3, 8], ['Fox', 'Zorro']),
  avatar('serve', 'panda', [3, 8], ['Panda', 'Panda']),
  avatar('think', 'penguin', [3, 10], ['Penguin', 'Pingüino']),
  avatar('build', 'robot', [4, 20], ['Robot', 'Robot']),
  avatar('serve', 'lion', [4, 20], ['Lion', 'León']),
]
