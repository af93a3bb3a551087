import { chanceOf, type Chance } from './chance.ts'
import { palettes } from './pen/palettes.ts'
import { hairKinds, outfits, type Cast, type Child, type HairKind } from './picture.ts'

const darkHair = ['#1D1512', '#2B1A14', '#3A241A'] as const
const anyHair = [...darkHair, '#6B3F22', '#A4642C', '#D5A048', '#8E3F1F'] as const
/** What a braid or a headscarf does not tell apart is told apart by the hair of the others. */
const tightHair: readonly HairKind[] = ['afro', 'puffs', 'braids', 'locs', 'crop', 'bun', 'curls']
const looseHair: readonly HairKind[] = ['short', 'braids', 'long', 'bob', 'bun', 'ponytail', 'curls', 'waves']

/** The two to four children of a book, and its colors: from the seed alone, and so the same on each page. */
export function castOf(seed: number): Cast {
  const chance = chanceOf(seed, 'cast')
  const count = chance.pick([2, 3, 3, 4])
  const skins = chance.shuffle([1, 2, 3, 4, 5, 6] as const).slice(0, count)
  const cuts = chance.shuffle(outfits)
  const tops = chance.shuffle([0, 1, 2, 3])
  const special = specialOf(chance, count)
  const taken = new Set<HairKind>()
  const children = skins.map((skin, at): Child => {
    const hair = special.hijab === at ? 'hijab' : pickHair(chance, skin, taken)
    taken.add(hair)
    const top = tops[at % tops.length] ?? 0
    return {
      ...{ skin, hair, top },
      hairColor: chance.pick(skin >= 4 ? darkHair : anyHair),
      outfit: cuts[at % cuts.length] ?? 'shirt',
      bottom: top + chance.pick(top < 2 ? [2, 3] : [1, 4]),
      height: chance.between(0.93, 1.05),
      glasses: special.glasses === at,
      hearingAid: special.hearingAid === at && hair !== 'hijab',
      wheelchair: special.wheelchair === at,
      freckles: skin <= 3 && chance.happens(0.3),
    }
  })
  return { palette: chance.whole(0, palettes.length - 1), children }
}

/** Who of them has what; in most books somebody wears glasses, in many somebody uses a wheelchair or a hearing aid. */
function specialOf(chance: Chance, count: number) {
  const somebody = (share: number) => (chance.happens(share) ? chance.whole(0, count - 1) : undefined)
  return {
    glasses: somebody(0.6),
    hearingAid: somebody(0.3),
    wheelchair: somebody(0.3),
    hijab: somebody(0.3),
  }
}

function pickHair(chance: Chance, skin: Child['skin'], taken: ReadonlySet<HairKind>): HairKind {
  const fitting = skin >= 5 ? tightHair : skin === 4 ? hairKinds : looseHair
  return chance.pick(fitting.filter((kind) => kind !== 'hijab' && !taken.has(kind)))
}
