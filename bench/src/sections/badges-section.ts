import { itemThemes, mostTier, type ItemKind } from '@tower/contract/learning/badges.ts'
import type { ItemLook } from '@tower/contract/learning/badge-address.ts'
import { motifsOf } from '@tower/contract/learning/motifs.ts'
import { drawItem } from '../../../server/src/learning/badges/art/draw-item.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import type { Section } from './section.ts'

const picturesOfARound = 2_000
const kinds: readonly ItemKind[] = ['badge', 'avatar']

/** The pictures of the teachers' marketplace: what one costs the processor where no cache has it, and how long it is. */
export const badgesSection: Section = {
  title: `Badges: ${picturesOfARound} drawn pictures of each kind`,
  measure({ pace }): Promise<Figure[]> {
    return Promise.resolve(
      kinds.flatMap((kind) => {
        const looks = looksOf(kind)
        const rounds = Array.from({ length: pace.rounds }, () => cpuOf(looks))
        const longest = Math.max(...looks.map((look) => Buffer.byteLength(drawItem(look))))
        return [
          figureOf({ name: `badges: CPU of a picture, ${kind}`, unit: 'ms', rounds, goal: atMost(1) }),
          figureOf({ name: '  the longest', unit: 'bytes', rounds: [longest], goal: atMost(8_000) }),
        ]
      }),
    )
  },
}

/** All that can be drawn of a kind. */
function looksOf(kind: ItemKind): ItemLook[] {
  const tiers = Array.from({ length: mostTier }, (_, at) => at + 1)
  return itemThemes.flatMap((theme) =>
    tiers.flatMap((tier) => motifsOf(kind).map((motif) => ({ kind, theme, tier, motif }))),
  )
}

/** Milliseconds of the processor for one picture, on the average of a round. */
function cpuOf(looks: readonly ItemLook[]): number {
  const began = process.cpuUsage()
  for (let count = 0; count < picturesOfARound; count += 1) {
    const look = looks[count % looks.length]
    if (look) drawItem(look)
  }
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / picturesOfARound
}
