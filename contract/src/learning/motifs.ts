import type { ItemKind } from './badges.ts'

/** What stands in the middle of a drawn badge. */
export const badgeMotifs = [
  'star',
  'book',
  'pencil',
  'heart',
  'sun',
  'leaf',
  'apple',
  'bell',
  'globe',
  'rocket',
  'key',
  'lamp',
  'blocks',
  'bridge',
  'note',
  'flag',
] as const

/** Who looks out of a drawn avatar. */
export const avatarMotifs = [
  'owl',
  'fox',
  'cat',
  'bear',
  'rabbit',
  'robot',
  'panda',
  'frog',
  'penguin',
  'lion',
  'dog',
  'mouse',
] as const

export type BadgeMotif = (typeof badgeMotifs)[number]
export type AvatarMotif = (typeof avatarMotifs)[number]

/** All that can be drawn of a kind. */
export function motifsOf(kind: ItemKind): readonly string[] {
  return kind === 'badge' ? badgeMotifs : avatarMotifs
}
