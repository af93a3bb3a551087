import { lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import type { Place, Scene } from './place.ts'
import { drawBeam, drawPotPlant, drawIndoors, drawShelves, drawWindow } from './indoors.ts'

/** A place for science: glasses on a bench along the wall, a chart of planets, a skeleton of leaves, a lamp. */
export const drawLab: Scene = (place) => {
  const { horizon, chance, colors } = place
  const wall = mix('#E8F1F2', colors.wall, 0.3)
  const top = horizon - 330
  const left = chance.happens(0.5)
  const back =
    drawIndoors(place, wall, mix(colors.floor, '#C9CED6', 0.55)) +
    drawWindow(place, left ? 90 : 880, top + 16, 220, 200) +
    drawChart(place, left ? 440 : 60, top + 6) +
    (left ? drawShelves(place, 860, top + 30, 280, 2) : drawShelves(place, 480, top + 30, 280, 2)) +
    drawBench(place, horizon) +
    drawBeam(place, left ? 90 : 880, top + 16, 220) +
    drawPotPlant(place, left ? 1120 : 70, horizon - 86, 0.6)
  return { back, front: '' }
}

function drawChart({ pen, colors }: Place, x: number, y: number): string {
  const planets = [
    [50, 16, 4],
    [96, 12, 1],
    [140, 20, 2],
    [196, 28, 0],
    [262, 22, 3],
  ].map(([px = 0, r = 0, at = 0]) => pen.oval(px, 92, r, r, colors.accents[at] ?? colors.sun))
  return put(
    pen.box(0, 0, 320, 184, 4, '#1E2C57') +
      d`<path d="M30 30h2M80 50h2M150 26h2M240 40h2M290 70h2M60 150h2M180 150h2M270 154h2" stroke="#FFF3CF" stroke-width="4"/>` +
      `<path d="M-40 92Q150 40 320 92" fill="none" stroke="#FFFFFF" stroke-opacity=".3" stroke-width="2"/>` +
      planets.join('') +
      pen.line('M150 100Q196 74 240 82', lighter(colors.accents[0], 0.5), 4) +
      pen.box(-8, -10, 336, 14, 6, colors.wood),
    { x, y },
  )
}

function drawBench({ pen, colors, chance }: Place, horizon: number): string {
  const top = horizon - 92
  const glass = (x: number, color: string, kind: number) =>
    put(
      kind === 0
        ? pen.shape('M-10 -70H10V-44L34 -4Q36 2 28 2H-28Q-36 2 -34 -4L-10 -44Z', '#EFF7F8') +
            pen.tone('M-22 -24H22L34 -4Q36 2 28 2H-28Q-36 2 -34 -4Z', color, 0.85)
        : kind === 1
          ? pen.box(-24, -56, 48, 58, 5, '#EFF7F8') + pen.tone('M-22 -30H22V0H-22Z', color, 0.85)
          : pen.box(-44, -30, 88, 10, 3, colors.wood) +
            [-28, 0, 28]
              .map(
                (dx) =>
                  pen.box(dx - 8, -62, 16, 60, 8, '#EFF7F8') +
                  pen.tone(d`M${dx - 6} -34h12v24q-6 8 -12 0Z`, color, 0.85),
              )
              .join('') +
            pen.box(-44, -10, 88, 12, 3, colors.wood),
      { x, y: top },
    )
  const row = chance
    .shuffle([0, 1, 2, 0, 1, 2])
    .map((kind, at) => glass(150 + at * 176, colors.accents[at % 4] ?? colors.sun, kind))
  const doors = Array.from(
    { length: 6 },
    (_, at) =>
      pen.box(20 + at * 196, top + 30, 176, 84, 6, mix(colors.accents[3], '#FFFDF6', 0.42)) +
      pen.line(d`M${98 + at * 196} ${top + 46}h22`, '#FFFDF6', 6),
  )
  return (
    pen.box(-10, top + 10, 1220, 120, 0, mix(colors.accents[3], '#FFFDF6', 0.28)) +
    doors.join('') +
    pen.box(-10, top, 1220, 18, 2, '#F7F4EC') +
    row.join('')
  )
}
