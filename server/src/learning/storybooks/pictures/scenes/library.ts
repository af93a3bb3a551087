import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import type { Place, Scene } from './place.ts'
import { drawBeam, drawPotPlant, drawIndoors, drawRug, drawShelves, drawWindow } from './indoors.ts'

/** Tall shelves, a window seat or an arch, a lamp, a rug and cushions. */
export const drawLibrary: Scene = (place) => {
  const { horizon, chance, colors } = place
  const wall = mix(colors.wall, colors.accents[3], 0.22)
  const rows = Math.max(1, Math.min(4, Math.floor((horizon - 10) / 98)))
  const top = horizon - rows * 96 - 4
  const gap = chance.pick([420, 700, 90])
  const shelves = [30, 330, 630, 930].filter((x) => Math.abs(x - gap) > 240)
  const window = drawWindow(
    place,
    gap + 20,
    Math.max(16, horizon - 330),
    200,
    Math.min(250, horizon - 60),
    true,
  )
  const back =
    drawIndoors(place, wall) +
    shelves.map((x) => drawShelves(place, x, top, 246, rows)).join('') +
    window +
    drawSeat(place, gap - 10, horizon) +
    drawRug(place, 600, horizon + (800 - horizon) * 0.58, 430, (800 - horizon) * 0.3, colors.accents[1]) +
    drawBeam(place, gap + 20, Math.max(16, horizon - 330), 200) +
    (horizon > 300 ? drawLamp(place, gap > 600 ? 300 : 900) : '') +
    drawPotPlant(place, gap > 600 ? 60 : 1140, horizon + 34, 1.1)
  return { back, front: drawPile(place, chance.happens(0.5) ? 110 : 1090) }
}

function drawSeat({ pen, colors }: Place, x: number, horizon: number): string {
  const soft = colors.accents[0]
  return put(
    pen.box(0, -52, 260, 62, 4, lighter(colors.wood, 0.2)) +
      pen.box(-6, -70, 272, 24, 12, soft) +
      pen.shape('M20 -68Q10 -112 40 -112Q84 -118 80 -68Z', mix(colors.accents[4], soft, 0.2)) +
      pen.shape('M184 -68Q176 -116 216 -112Q250 -112 242 -68Z', colors.accents[1]),
    { x, y: horizon },
  )
}

function drawLamp({ pen, colors }: Place, x: number): string {
  return (
    pen.line(d`M${x} 0V70`, colors.ink, 4) +
    pen.tone(d`M${x - 60} 120L${x - 170} 420H${x + 170}L${x + 60} 120Z`, '#FFE9A8', 0.16) +
    pen.shape(
      d`M${x - 22} 70H${x + 22}Q${x + 66} 84 ${x + 70} 122H${x - 70}Q${x - 66} 84 ${x - 22} 70Z`,
      colors.accents[3],
    ) +
    d`<ellipse cx="${x}" cy="122" rx="40" ry="8" fill="#FFF2C4"/>`
  )
}

/** A pile of books near the reader. */
function drawPile({ pen, colors }: Place, x: number): string {
  const books = [0, 1, 2, 3].map((at) => {
    const color = colors.accents[(at * 2 + 1) % 5] ?? colors.accents[0]
    const [wide, shift] = [190 - at * 16, (at % 2) * 14 - 7]
    return (
      pen.box(shift - wide / 2, -40 * at - 38, wide, 40, 6, darker(color, 0.06)) +
      pen.box(shift - wide / 2 + 12, -40 * at - 31, wide - 8, 26, 3, '#FFF9EA') +
      pen.line(
        d`M${shift - wide / 2 + 20} ${-40 * at - 22}h${wide - 24}M${shift - wide / 2 + 20} ${-40 * at - 14}h${wide - 24}`,
        '#D9CDB4',
        1.8,
      ) +
      pen.box(shift - wide / 2, -40 * at - 38, 20, 40, 6, color)
    )
  })
  return put(books.join(''), { x, y: 812 })
}
