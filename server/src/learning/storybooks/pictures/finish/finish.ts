import type { Chance } from '../chance.ts'
import { blob, d } from '../pen/path.ts'
import { height, width, type PictureStyle } from '../picture.ts'

/**
 * What a style adds: `under` lies on the place, below everybody, and may use a filter; `over` lies on all and never
 * does, so that no face is ever filtered.
 */
export type Finish = { defs: string; under: string; over: string }

/** The finish of a style. `id` tells the names of one picture from those of another on the same page. */
export function finishOf(style: PictureStyle, id: string, chance: Chance): Finish {
  return finishes[style](id, chance)
}

const finishes: Record<PictureStyle, (id: string, chance: Chance) => Finish> = {
  storybook: (id, chance) => ({
    defs: grain(id, { color: '1 .98 .92', frequency: '.8', contrast: 6, from: -3.9 }) + glow(id),
    under: `${strokes(chance)}<rect width="${width}" height="${height}" fill="url(#${id}glow)"/><rect width="${width}" height="${height}" fill="url(#${id}grain)" opacity=".4"/>`,
    over: '',
  }),
  watercolor: (id, chance) => ({
    defs: grain(id, { color: '1 .99 .96', frequency: '.5', contrast: 5, from: -2.95 }),
    under:
      blooms(chance) + `<rect width="${width}" height="${height}" fill="url(#${id}grain)" opacity=".7"/>`,
    over: deckle(chance),
  }),
  comic: (id) => ({
    defs: bands
      .map(
        ({ r }, at) =>
          `<pattern id="${id}d${at}" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="${r}" fill="#14213D"/><circle cx="12" cy="12" r="${r}" fill="#14213D"/></pattern>`,
      )
      .join(''),
    under: bands
      .map(
        ({ y, tall }, at) =>
          `<rect y="${y}" width="${width}" height="${tall}" fill="url(#${id}d${at})" opacity=".15"/>`,
      )
      .join(''),
    over: `<rect x="7" y="7" width="${width - 14}" height="${height - 14}" fill="none" stroke="#FFFDF6" stroke-width="14"/><rect x="16" y="16" width="${width - 32}" height="${height - 32}" fill="none" stroke="#14213D" stroke-width="6"/>`,
  }),
}

/** Halftone dots that grow toward the lower edge, and a little toward the upper one. */
const bands = [
  { y: 0, tall: 64, r: 2 },
  { y: 64, tall: 80, r: 1.4 },
  { y: 144, tall: 96, r: 0.9 },
  { y: 480, tall: 96, r: 1 },
  { y: 576, tall: 96, r: 1.6 },
  { y: 672, tall: 128, r: 2.2 },
] as const

/** The tooth of the paper: one small filtered tile, repeated. */
type Grain = { color: string; frequency: string; contrast: number; from: number }
const grain = (id: string, { color, frequency, contrast, from }: Grain) => {
  const [red, green, blue] = color.split(' ')
  return (
    `<filter id="${id}noise" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="4" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${contrast} ${from}"/></filter>` +
    `<pattern id="${id}grain" width="240" height="240" patternUnits="userSpaceOnUse"><rect width="240" height="240" filter="url(#${id}noise)"/></pattern>`
  )
}

/** Light from above on the left, a little dark at the lower right. */
const glow = (id: string) =>
  `<radialGradient id="${id}glow" cx=".34" cy=".2" r=".95"><stop offset="0" stop-color="#FFF6DC" stop-opacity=".34"/><stop offset=".55" stop-color="#FFF6DC" stop-opacity="0"/><stop offset="1" stop-color="#2A1F4A" stop-opacity=".2"/></radialGradient>`

/** Broad strokes of a dry brush, a little lighter or darker than what they lie on. */
function strokes(chance: Chance): string {
  const stroke = (color: string) => {
    const [x, y, long] = [chance.between(-200, width), chance.between(0, height), chance.between(180, 560)]
    const lift = chance.between(-26, 26)
    return d`<path d="M${x} ${y}q${long / 2} ${lift} ${long} ${lift / 3}" stroke="${color}" stroke-width="${chance.between(10, 42)}"/>`
  }
  const coat = (color: string, strength: number, count: number) =>
    `<g fill="none" opacity="${strength}">${Array.from({ length: count }, () => stroke(color)).join('')}</g>`
  return coat('#FFFBEF', 0.1, 16) + coat('#3A2A5A', 0.035, 14)
}

/** Where water ran into wet paint: pale pools with a darker rim. */
function blooms(chance: Chance): string {
  const pool = (color: string, strength: number, rim: string) => {
    const [x, y, r] = [chance.between(0, width), chance.between(0, height), chance.between(90, 230)]
    const points = Array.from({ length: 13 }, (_, at) => {
      const turn = (at / 13) * Math.PI * 2
      const far = r * chance.between(0.72, 1.22)
      return [x + Math.cos(turn) * far * 1.3, y + Math.sin(turn) * far * 0.8] as const
    })
    return `<path d="${blob(points)}" fill="${color}" opacity="${strength}" stroke="${rim}" stroke-opacity=".5" stroke-width="3"/>`
  }
  return (
    Array.from({ length: 8 }, () => pool('#FFFFFF', 0.11, '#FFFFFF')).join('') +
    Array.from({ length: 6 }, () => pool('#4F6A9A', 0.06, '#3A4C7A')).join('')
  )
}

/** The edge of the painted field on white paper, as a brush leaves it, with paint gathered along it. */
function deckle(chance: Chance): string {
  const rim: (readonly [number, number])[] = []
  const wander = () => chance.between(14, 34)
  for (let x = 30; x < width - 30; x += 44) rim.push([x, wander()])
  for (let y = 30; y < height - 30; y += 44) rim.push([width - wander(), y])
  for (let x = width - 30; x > 30; x -= 44) rim.push([x, height - wander()])
  for (let y = height - 30; y > 30; y -= 44) rim.push([wander(), y])
  const edge = blob(rim)
  return (
    `<path d="${edge}" fill="none" stroke="#33406B" stroke-opacity=".2" stroke-width="9"/>` +
    d`<path fill-rule="evenodd" fill="#FFFDF8" d="M-5 -5H${width + 5}V${height + 5}H-5Z${edge}"/>`
  )
}
