import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { drawBush, drawForeLeaves, drawHill, drawPine, drawTufts } from './land.ts'
import type { Place, Scene } from './place.ts'
import { drawSky } from './sky.ts'

/** Trees in three depths, light between them, a path, mushrooms and a log. */
export const drawForest: Scene = (place) => {
  const { horizon, chance, pen, colors } = place
  const deep = 800 - horizon
  const mist = colors.sky[1]
  const row = (count: number, y: number, scale: number, fade: number) =>
    Array.from({ length: count }, (_, at) => {
      const x = (at + 0.5) * (1200 / count) + chance.between(-40, 40)
      return drawPine(
        place,
        x,
        y + chance.between(-8, 10),
        scale * chance.between(0.85, 1.2),
        mix(chance.pick([colors.leafDark, colors.leaf]), mist, fade),
      )
    }).join('')
  const trunks = [-10, 190, 1010, 1210].map((x, at) =>
    drawTrunk(
      place,
      x + chance.between(-20, 20),
      horizon + deep * (at % 3 === 0 ? 0.5 : 0.3),
      at % 3 === 0 ? 1.25 : 0.8,
    ),
  )
  const path = d`M560 ${horizon + deep * 0.06}Q${640} ${horizon + deep * 0.16} ${560} ${horizon + deep * 0.3}Q${440} ${horizon + deep * 0.55} ${380} 820H${880}Q${800} ${horizon + deep * 0.5} ${690} ${horizon + deep * 0.3}Q${690} ${horizon + deep * 0.14} ${600} ${horizon + deep * 0.06}Z`
  const back =
    drawSky(place) +
    row(11, horizon + 10, 0.8, 0.66) +
    drawHill(place, horizon, 14, mix(colors.hills[0], mist, 0.3)) +
    row(8, horizon + deep * 0.1, 1.05, 0.36) +
    drawHill(place, horizon + deep * 0.1, 14, colors.hills[1]) +
    pen.tone(path, mix(colors.ground, colors.wood, 0.2), 1) +
    beams(place) +
    trunks.join('') +
    drawBush(place, 250, horizon + deep * 0.36, 0.9, colors.leafDark) +
    drawBush(place, 1000, horizon + deep * 0.34, 0.8) +
    drawTufts(place, horizon + deep * 0.3, 34) +
    mushrooms(place, horizon + deep * 0.4)
  return { back, front: drawForeLeaves(place, darker(colors.leafDark, 0.2)) }
}

function drawTrunk({ pen, colors, chance }: Place, x: number, y: number, scale: number): string {
  const p = pen.at(scale)
  const bark = Array.from(
    { length: 7 },
    () => d`M${chance.between(-26, 26)} ${-chance.between(40, 560)}q5 22 -2 44`,
  )
  return put(
    p.shape(
      'M-40 -700H40Q34 -200 44 -60Q52 -10 84 6Q40 0 24 8Q0 -2 -26 8Q-48 0 -84 6Q-52 -14 -46 -70Q-36 -240 -40 -700Z',
      colors.woodDark,
    ) +
      p.tone('M10 -700H40Q34 -200 44 -60Q52 -10 84 6Q40 0 24 8Q20 -200 10 -700Z', '#10132A', 0.2) +
      p.line(bark.join(''), lighter(colors.woodDark, 0.24), 4) +
      p.oval(-4, -250, 13, 18, darker(colors.woodDark, 0.3)),
    { x, y, scale },
  )
}

function beams({ pen, time, weather, horizon }: Place): string {
  if (time === 'night' || weather === 'rain') return ''
  return [260, 520, 800]
    .map((x) => pen.tone(d`M${x} -10h70l120 ${horizon + 220}h-170Z`, '#FFF4CC', 0.16))
    .join('')
}

function mushrooms({ pen, chance, colors }: Place, from: number): string {
  return Array.from({ length: 5 }, () =>
    put(
      pen.shape('M-8 0Q-6 -20 -7 -24H7Q6 -20 8 0Z', '#FFF6E4') +
        pen.shape('M-26 -22Q-22 -48 0 -48Q22 -48 26 -22Q0 -14 -26 -22Z', colors.accents[1]) +
        '<g fill="#FFF6E4"><circle cx="-9" cy="-33" r="4"/><circle cx="8" cy="-38" r="4.5"/><circle cx="14" cy="-27" r="3"/></g>',
      {
        x: chance.pick([chance.between(60, 330), chance.between(900, 1140)]),
        y: chance.between(from, 770),
        scale: chance.between(0.7, 1.1),
      },
    ),
  ).join('')
}
