import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import type { Place, Scene } from './place.ts'
import { drawBeam, drawIndoors } from './indoors.ts'

/** A hall with columns, framed pictures, the bones of a dinosaur on a plinth, a rope. */
export const drawMuseum: Scene = (place) => {
  const { horizon, chance, colors } = place
  const wall = mix(colors.wall, colors.accents[2], 0.16)
  const flip = chance.happens(0.5)
  const top = Math.max(20, horizon - 360)
  const hung = chance.whole(0, 2)
  const back =
    drawIndoors(place, wall, mix(colors.floor, '#EADFCB', 0.5)) +
    [20, 390, 770, 1120].map((x) => drawColumn(place, x, horizon)).join('') +
    drawFrame(place, flip ? 880 : 150, top + 60, hung) +
    drawFrame(place, flip ? 160 : 880, top + 44, (hung + 1) % 3) +
    drawBeam(place, 400, -60, 260) +
    put(drawBones(place), { x: flip ? 330 : 870, y: horizon + (800 - horizon) * 0.22, scale: 1.06, flip }) +
    drawRope(place, horizon + (800 - horizon) * 0.32)
  return { back, front: '' }
}

function drawColumn({ pen, colors }: Place, x: number, horizon: number): string {
  const stone = lighter(colors.wall, 0.5)
  return (
    pen.box(x, -10, 60, horizon, 0, stone) +
    pen.line(
      d`M${x + 16} 10V${horizon - 36}M${x + 30} 10V${horizon - 36}M${x + 44} 10V${horizon - 36}`,
      darker(stone, 0.12),
      3.4,
    ) +
    pen.box(x - 12, horizon - 34, 84, 38, 4, darker(stone, 0.06)) +
    pen.box(x - 10, 0, 80, 24, 4, darker(stone, 0.06))
  )
}

function drawFrame({ pen, colors }: Place, x: number, y: number, kind: number): string {
  const [warm, brick, blue, teal, pale] = colors.accents
  const inside = [
    pen.box(0, 0, 170, 124, 0, lighter(blue, 0.6)) +
      pen.shape('M0 124V80L50 40L92 84L124 56L170 100V124Z', teal) +
      pen.oval(130, 30, 15, 15, warm),
    pen.box(0, 0, 170, 124, 0, pale) +
      pen.oval(85, 66, 36, 36, brick) +
      pen.line('M20 100Q85 20 150 100', blue, 8) +
      pen.line('M30 30h30M120 24v26', teal, 8),
    pen.box(0, 0, 170, 124, 0, lighter(warm, 0.5)) +
      pen.shape('M62 124V92H108V124Z', brick) +
      pen.shape('M40 96Q50 30 85 60Q120 30 130 96Z', teal) +
      pen.line('M85 94V66', '#FFFDF6', 4),
  ][kind]
  return put(
    pen.box(-16, -16, 202, 156, 6, '#D9A441') + pen.box(-6, -6, 182, 136, 2, '#B98428') + (inside ?? ''),
    { x, y },
  )
}

/** The bones of a long-necked dinosaur. */
function drawBones({ pen, colors }: Place): string {
  const bone = '#F7EEDB'
  const ribs = Array.from(
    { length: 8 },
    (_, at) =>
      d`M${-66 + at * 18} -176Q${-84 + at * 18} -130 ${-62 + at * 18} ${-98 - Math.abs(at - 3.5) * 5}`,
  )
  const knobs = Array.from({ length: 9 }, (_, at) => {
    const share = at / 8
    return pen.oval(-84 - 96 * share, -182 - 130 * share ** 1.4, 9 - share * 2, 9 - share * 2, bone)
  })
  const tail = Array.from({ length: 9 }, (_, at) =>
    pen.oval(84 + at * 20, -168 + at * at * 1.7, 9 - at * 0.7, 8 - at * 0.6, bone),
  )
  return (
    '<ellipse cx="0" cy="6" rx="250" ry="20" fill="#1B1B3A" opacity=".16"/>' +
    pen.box(-220, -42, 440, 46, 6, colors.woodDark) +
    pen.box(-232, -54, 464, 18, 5, colors.wood) +
    pen.box(-60, -32, 120, 22, 3, '#E9C766') +
    pen.limb(
      'M-50 -170L-62 -110L-50 -58M62 -172L78 -110L62 -58M-30 -168L-22 -110L-28 -58M84 -170L96 -112L92 -58',
      bone,
      11,
    ) +
    pen.line(ribs.join(''), bone, 7) +
    pen.limb('M-84 -182Q0 -206 84 -170', bone, 14) +
    knobs.join('') +
    tail.join('') +
    pen.shape(
      'M-176 -326Q-196 -346 -224 -330L-252 -312Q-256 -300 -240 -298L-196 -296Q-172 -300 -176 -326Z',
      bone,
    ) +
    pen.oval(-204, -320, 6, 7, '#4A3A2A') +
    pen.line('M-248 -304H-204', '#B9A98A', 2.6)
  )
}

function drawRope({ pen, colors }: Place, y: number): string {
  const posts = [90, 430, 770, 1110].map(
    (x) =>
      pen.limb(d`M${x} ${y}V${y - 84}`, '#D9A441', 9) +
      pen.oval(x, y - 90, 10, 10, '#E9C766') +
      pen.oval(x, y + 2, 24, 8, '#B98428'),
  )
  const ropes = [90, 430, 770].map((x) => d`M${x} ${y - 78}q170 66 340 0`)
  return pen.limb(ropes.join(''), colors.accents[1], 9) + posts.join('')
}
