import { darker, lighter, mix } from '../pen/color.ts'
import { blob, d, put } from '../pen/path.ts'
import type { Place } from './place.ts'

/** A round rug with rings. */
export function drawRug({ pen, colors, chance }: Place): string {
  const color = lighter(chance.pick([colors.accents[1], colors.accents[3], colors.accents[0]]), 0.35)
  return (
    pen.oval(600, 470, 470, 312, color) +
    `<g fill="none" stroke="${lighter(color, 0.5)}" stroke-width="12"><ellipse cx="600" cy="470" rx="410" ry="266"/><ellipse cx="600" cy="470" rx="250" ry="160" stroke-dasharray="26 18"/></g>`
  )
}

/** A table’s top, its shadow beside it, paper, a cup of pencils. */
export function drawTable({ pen, colors, chance }: Place, x: number, y: number, turn: number): string {
  const sheet = (dx: number, dy: number, lean: number) =>
    put(pen.box(-32, -22, 64, 44, 2, '#FFFDF4') + pen.line('M-22 -8H20M-22 4H10', '#B7A98F', 3), {
      x: dx,
      y: dy,
      turn: lean,
    })
  return put(
    pen.tone('M-130 -60H176V102H-130Z', '#1B1B3A', 0.16) +
      pen.box(-150, -78, 300, 156, 16, lighter(colors.wood, 0.35)) +
      sheet(-84, -18, chance.between(-14, 14)) +
      sheet(10, 20, chance.between(-20, 20)) +
      pen.oval(98, -26, 26, 26, colors.accents[2]) +
      [
        [-8, -6, colors.accents[1]],
        [8, -4, colors.sun],
        [0, 8, colors.leaf],
      ]
        .map(([dx, dy, color]) => pen.oval(98 + Number(dx), -26 + Number(dy), 7, 7, String(color)))
        .join(''),
    { x, y, turn },
  )
}

/** The crown of a tree: the lightest where the sun is. */
export function drawCrown({ pen, chance }: Place, x: number, y: number, r: number, leaf: string): string {
  const ring = (far: number, dx: number) =>
    blob(
      Array.from({ length: 11 }, (_, at) => {
        const turn = (at / 11) * Math.PI * 2
        const out = r * far * chance.between(0.88, 1.12)
        return [dx + Math.cos(turn) * out, dx + Math.sin(turn) * out] as const
      }),
    )
  return put(
    pen.tone(ring(1, r * 0.16), '#1B1B3A', 0.18) +
      pen.shape(ring(1, 0), leaf) +
      pen.tone(ring(0.68, -r * 0.1), lighter(leaf, 0.26), 0.7) +
      pen.tone(ring(0.34, -r * 0.18), lighter(leaf, 0.5), 0.7),
    { x, y },
  )
}

/** A raised bed with rows of young plants. */
export function drawBed({ pen, colors }: Place, x: number, y: number): string {
  const plants = Array.from({ length: 8 }, (_, at) => {
    const [px, py] = [-105 + (at % 4) * 70, -26 + Math.floor(at / 4) * 54]
    const leaves = [0, 72, 144, 216, 288].map((turn) => {
      const angle = (turn * Math.PI) / 180
      return pen.oval(
        px + Math.cos(angle) * 13,
        py + Math.sin(angle) * 13,
        11,
        9,
        at % 3 ? colors.leaf : colors.leafWarm,
      )
    })
    return leaves.join('') + pen.oval(px, py, 6, 6, lighter(colors.leaf, 0.5))
  })
  return put(
    pen.tone('M-140 -56H168V92H-140Z', '#1B1B3A', 0.16) +
      pen.box(-156, -74, 312, 150, 8, colors.wood) +
      pen.box(-140, -58, 280, 118, 4, mix(colors.woodDark, '#3A2418', 0.4)) +
      plants.join(''),
    { x, y },
  )
}

/** Water with a rim: a pond, or a pool where hands may touch what swims. */
export function drawPool(
  { pen, colors }: Place,
  x: number,
  y: number,
  rx: number,
  ry: number,
  isBuilt: boolean,
): string {
  const rim = isBuilt ? '#C9D6E2' : mix(colors.woodDark, '#C9C2B4', 0.7)
  const waves = [-0.5, -0.1, 0.34].map(
    (share) => d`M${x - rx * 0.5} ${y + ry * share}q${rx * 0.16} -16 ${rx * 0.32} 0t${rx * 0.32} 0`,
  )
  return (
    d`<ellipse cx="${x + 14}" cy="${y + 18}" rx="${rx}" ry="${ry}" fill="#1B1B3A" opacity=".18"/>` +
    pen.oval(x, y, rx, ry, rim) +
    pen.oval(x, y, rx - 26, ry - 24, '#58B4D2') +
    d`<ellipse cx="${x}" cy="${y}" rx="${rx * 0.66}" ry="${ry * 0.62}" fill="#3C98BE" opacity=".6"/>` +
    `<path d="${waves.join('')}" stroke="#FFFFFF" stroke-width="6" fill="none" opacity=".6"/>`
  )
}

/** A cactus: a star of ribs. */
export function drawSpiny({ pen, colors }: Place, x: number, y: number, r: number): string {
  const green = mix('#5E9A63', colors.leafDark, 0.35)
  const ribs = Array.from({ length: 12 }, (_, at) => {
    const turn = (at / 12) * Math.PI * 2
    return d`M0 0L${Math.cos(turn) * r * 0.9} ${Math.sin(turn) * r * 0.9}`
  })
  return put(
    d`<circle cx="${r * 0.16}" cy="${r * 0.2}" r="${r}" fill="#1B1B3A" opacity=".16"/>` +
      pen.oval(0, 0, r, r, green) +
      pen.line(ribs.join(''), darker(green, 0.24), 5) +
      pen.oval(0, 0, r * 0.2, r * 0.2, colors.accents[4]) +
      pen.oval(0, 0, r * 0.09, r * 0.09, colors.sun),
    { x, y },
  )
}
