import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { drawHill } from './land.ts'
import type { Place, Scene } from './place.ts'
import { drawFarBirds, drawSky } from './sky.ts'

/** Red mesas far away, saguaros in two depths, prickly pear, a dry wash and stones. */
export const drawDesert: Scene = (place) => {
  const { horizon, pen, chance, colors } = place
  const deep = 800 - horizon
  const sand = mix('#E8C48E', colors.ground, 0.3)
  const flip = chance.happens(0.5)
  const back =
    drawSky(place) +
    drawFarBirds(place) +
    drawMesa(place, flip ? 250 : 880, 1.1) +
    drawMesa(place, flip ? 930 : 240, 0.75) +
    drawHill(place, horizon - 6, 20, mix('#D8906B', sand, 0.45)) +
    [130, 480, 760, 1080]
      .map((x, at) =>
        put(drawSaguaro(place, at % 2 === 0), {
          x: x + chance.between(-40, 40),
          y: horizon + deep * 0.08,
          scale: chance.between(0.4, 0.56),
        }),
      )
      .join('') +
    drawHill(place, horizon + deep * 0.1, 14, mix(sand, '#D8906B', 0.22)) +
    drawHill(place, horizon + deep * 0.34, 12, sand) +
    pen.tone(
      d`M520 ${horizon + deep * 0.16}Q700 ${horizon + deep * 0.3} 560 ${horizon + deep * 0.5}T640 820H900Q700 ${horizon + deep * 0.6} 760 ${horizon + deep * 0.4}T600 ${horizon + deep * 0.16}Z`,
      lighter(sand, 0.4),
      0.7,
    ) +
    put(drawSaguaro(place, true), { x: flip ? 70 : 1130, y: horizon + deep * 0.34, scale: 1.15, flip }) +
    put(drawPrickly(place), { x: flip ? 1060 : 150, y: horizon + deep * 0.4, scale: 0.95 }) +
    stones(place, horizon + deep * 0.3)
  return { back, front: put(drawPrickly(place), { x: flip ? 40 : 1160, y: 818, scale: 1.15 }) }
}

function drawMesa({ pen, horizon, colors, time }: Place, x: number, scale: number): string {
  const red = mix('#C97B58', time === 'night' ? colors.sky[0] : colors.sky[1], 0.34)
  return put(
    pen.shape('M-270 20L-190 -70L-160 -150H120L150 -84L190 -60L280 20Z', red) +
      pen.tone('M-190 -70L150 -84L190 -60L200 -50H-206ZM-160 -150H120L126 -136H-166Z', darker(red, 0.3), 0.4),
    { x, y: horizon + 4, scale },
  )
}

/** The tall cactus of the Sonoran desert, with two arms. */
function drawSaguaro({ pen, colors }: Place, isTall: boolean): string {
  const green = mix('#5E9A63', colors.leafDark, 0.35)
  const top = isTall ? -330 : -240
  const arms = isTall ? 'M0 -120Q-86 -124 -82 -236M0 -160Q84 -160 80 -262' : 'M0 -90Q64 -92 60 -170'
  return (
    pen.limb(arms, green, 40) +
    pen.limb(d`M0 4V${top}`, green, 54) +
    pen.line(d`M-12 0V${top + 8}M4 0V${top - 2}M18 0V${top + 10}`, darker(green, 0.22), 3.4) +
    pen.oval(-10, top - 24, 9, 7, '#FFF3DC') +
    pen.oval(10, top - 26, 9, 7, colors.accents[4])
  )
}

function drawPrickly({ pen, colors }: Place): string {
  const green = mix('#7FAF6C', colors.leaf, 0.3)
  const pads: readonly (readonly [number, number, number, number])[] = [
    [0, -44, 40, 48],
    [-50, -92, 32, 38],
    [40, -104, 34, 40],
    [-4, -140, 28, 34],
  ]
  const spines = pads.map(([x, y]) => d`M${x - 10} ${y}l-5 -8M${x + 8} ${y - 8}l5 -8M${x} ${y + 14}l4 -8`)
  return (
    pads.map(([x, y, rx, ry]) => pen.oval(x, y, rx, ry, green)).join('') +
    pen.line(spines.join(''), '#FFF8E4', 3) +
    pen.oval(40, -148, 10, 10, colors.accents[1]) +
    pen.oval(-62, -130, 9, 9, colors.accents[1])
  )
}

function stones({ chance, pen, colors }: Place, from: number): string {
  const gray = mix(colors.woodDark, '#D9C3A2', 0.6)
  return Array.from({ length: 9 }, () =>
    put(pen.shape('M-22 0Q-20 -18 0 -18Q22 -16 24 0Z', gray), {
      x: chance.between(30, 1170),
      y: chance.between(from, 790),
      scale: chance.between(0.5, 1),
    }),
  ).join('')
}
