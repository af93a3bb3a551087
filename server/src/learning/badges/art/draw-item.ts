import type { ItemLook } from '@tower/contract/learning/badge-address.ts'
import type { AvatarMotif, BadgeMotif } from '@tower/contract/learning/motifs.ts'
import { drawAnimal } from './avatar-motifs.ts'
import { badgeMotifDrawings } from './badge-motifs.ts'
import { blockOf, colors, colorsOf, starAt } from './shapes.ts'

/** The picture of a badge or an avatar: the same look is the same picture, letter by letter. */
export function drawItem(look: ItemLook): string {
  return look.kind === 'badge' ? drawBadge(look) : drawAvatar(look)
}

/** The block of its theme, rings and stars by its tier, and its motif. */
function drawBadge({ theme, tier, motif }: ItemLook): string {
  const drawing = badgeMotifDrawings[motif as BadgeMotif]
  // An arch is widest at its foot.
  const motifTop = theme === 'serve' ? 32 : 27
  return frame(132, [
    blockOf(theme, { inset: 0, paint: `fill="${colorsOf(theme).deep}"` }),
    ringsOf(theme, tier),
    `<g transform="translate(31 ${motifTop}) scale(1.2)" fill="${colors.paper}">${drawing}</g>`,
    starsOf(tier),
  ])
}

function drawAvatar({ theme, tier, motif }: ItemLook): string {
  const { deep, soft } = colorsOf(theme)
  return frame(112, [
    `<clipPath id="block">${blockOf(theme, { inset: 0, paint: '' })}</clipPath>`,
    `<g clip-path="url(#block)">${blockOf(theme, { inset: 0, paint: `fill="${tier > 2 ? deep : soft}"` })}<g transform="translate(12 14)">${drawAnimal(motif as AvatarMotif)}</g></g>`,
    ringsOf(theme, tier),
  ])
}

/** One ring from the second tier, two from the third; in the fourth the outer one is a string of beads. */
function ringsOf(theme: ItemLook['theme'], tier: number): string {
  const ring = (inset: number, width: number, more = '') =>
    blockOf(theme, {
      inset,
      paint: `fill="none" stroke="${colors.pencil}" stroke-width="${width}" ${more}`,
    })
  const beads = 'stroke-linecap="round" stroke-dasharray="0.1 9"'
  if (tier === 1) return ''
  if (tier === 2) return ring(3, 3)
  if (tier === 3) return ring(2, 4) + ring(8, 1.5)
  return ring(2, 4) + ring(8, 4, beads)
}

/** As many stars as the tier counts, below the block. */
function starsOf(tier: number): string {
  const gap = 20
  const first = 60 - ((tier - 1) * gap) / 2
  const stars = Array.from({ length: tier }, (_, place) => starAt(first + place * gap, 119, 9))
  return `<g fill="${colors.pencil}" stroke="${colors.ink}" stroke-width="1.5" stroke-linejoin="round">${stars.join('')}</g>`
}

function frame(height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 ${height}" width="120" height="${height}">${parts.join('')}</svg>`
}
