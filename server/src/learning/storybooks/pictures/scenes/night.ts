import { darker } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { drawFields, drawForeLeaves, drawPine } from './land.ts'
import type { Place, Scene } from './place.ts'
import { drawSky } from './sky.ts'

/** Hills under a sky of stars, a ribbon of the Milky Way, a house with lit windows, fireflies. */
export const drawNight: Scene = (place) => {
  const { horizon, chance, colors, pen } = place
  const deep = 800 - horizon
  const ribbon = d`M-20 ${horizon * 0.86}Q${380} ${horizon * 0.5} ${700} ${horizon * 0.36}T1220 ${-30}V${120}Q${960} ${horizon * 0.5} ${720} ${horizon * 0.62}T-20 ${horizon * 1.1}Z`
  const back =
    drawSky(place) +
    pen.tone(ribbon, '#C9D4FF', 0.1) +
    pen.tone(ribbon, '#FFE9F2', 0.05) +
    drawFields(place, (plane) =>
      plane === 1
        ? [60, 130, 1010, 1080, 1150]
            .map((x) =>
              drawPine(
                place,
                x,
                horizon + deep * 0.14 + chance.between(-6, 8),
                chance.between(0.6, 0.9),
                darker(colors.leafDark, 0.12),
              ),
            )
            .join('') + drawHouse(place, chance.pick([290, 820]), horizon + deep * 0.14)
        : '',
    ) +
    fireflies(place)
  return { back, front: drawForeLeaves(place, darker(colors.leafDark, 0.3)) }
}

function drawHouse({ pen, colors }: Place, x: number, y: number): string {
  return put(
    pen.box(0, -76, 120, 80, 2, '#3C4470') +
      pen.shape('M-14 -74L60 -128L134 -74Z', '#2A2F52') +
      pen.box(88, -130, 16, 40, 2, '#2A2F52') +
      ['18', '72']
        .map(
          (at) =>
            `<rect x="${at}" y="-56" width="30" height="28" rx="3" fill="#FFD98A"/><path d="M${Number(at) + 15} -56v28M${at} -42h30" stroke="#3C4470" stroke-width="3"/>`,
        )
        .join('') +
      `<circle cx="60" cy="-34" r="90" fill="#FFD98A" opacity=".07"/><rect width="0" height="0" fill="${colors.sun}"/>`,
    { x, y },
  ).replace(/<rect width="0"[^>]*>/, '')
}

function fireflies({ chance, horizon }: Place): string {
  return Array.from({ length: 16 }, () => {
    const [x, y] = [chance.between(20, 1180), chance.between(horizon + 20, 760)]
    return d`<circle cx="${x}" cy="${y}" r="11" fill="#FFE48A" opacity=".2"/><circle cx="${x}" cy="${y}" r="3.6" fill="#FFF0B0"/>`
  }).join('')
}
