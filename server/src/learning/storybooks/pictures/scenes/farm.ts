import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { drawBush, drawFence, drawFields, drawTree } from './land.ts'
import type { Place, Scene } from './place.ts'
import { drawSky } from './sky.ts'

/** A red barn with a silo, rows of a field, bales of hay, a fence. */
export const drawFarm: Scene = (place) => {
  const { horizon, chance, colors, pen } = place
  const deep = 800 - horizon
  const flip = chance.happens(0.5)
  const rows = Array.from(
    { length: 9 },
    (_, at) =>
      d`M${600 + (at - 4) * 60} ${horizon + deep * 0.04}L${600 + (at - 4) * 210} ${horizon + deep * 0.26}`,
  )
  const back =
    drawSky(place) +
    drawFields(place, (plane) =>
      plane === 1
        ? `<path d="${rows.join('')}" stroke="${darker(colors.hills[0], 0.18)}" stroke-width="7" opacity=".5" fill="none"/>` +
          drawTree(place, flip ? 1090 : 110, horizon + deep * 0.06, 0.8) +
          put(drawBarn(place), { x: flip ? 280 : 890, y: horizon + deep * 0.12, flip }) +
          drawFence(place, horizon + deep * 0.26, 0.6, '#FFFDF6')
        : '',
    ) +
    pen.tone(
      d`M430 ${horizon + deep * 0.28}Q520 ${horizon + deep * 0.6} 360 820H860Q740 ${horizon + deep * 0.6} 660 ${horizon + deep * 0.28}Z`,
      mix(colors.ground, colors.wood, 0.1),
      0.9,
    ) +
    put(drawBale(place), { x: flip ? 1080 : 130, y: horizon + deep * 0.42, scale: 0.9 }) +
    drawBush(place, flip ? 90 : 1120, horizon + deep * 0.36, 0.8)
  return { back, front: '' }
}

function drawBarn({ pen, colors }: Place): string {
  const red = mix('#B8442F', colors.accents[1], 0.35)
  const trim = '#FFF8EA'
  return (
    pen.box(150, -330, 92, 336, 8, lighter(colors.wallLow, 0.3)) +
    pen.shape('M146 -326Q196 -400 246 -326Z', colors.accents[2]) +
    pen.line('M152 -270H240M152 -200H240M152 -130H240M152 -60H240', darker(colors.wallLow, 0.14), 4) +
    pen.shape('M-150 6V-170L-104 -250L0 -300L104 -250L150 -170V6Z', red) +
    pen.shape(
      'M-166 -164L-114 -258L0 -316L114 -258L166 -164L146 -160L100 -244L0 -292L-100 -244L-146 -160Z',
      darker(red, 0.35),
    ) +
    pen.box(-62, -128, 124, 134, 3, darker(red, 0.2)) +
    pen.line('M-62 -128H62V6H-62ZM-62 -128L62 6M62 -128L-62 6', trim, 7) +
    pen.box(-28, -232, 56, 52, 4, '#4A2E25') +
    pen.line('M-28 -232H28V-180H-28Z', trim, 6)
  )
}

function drawBale({ pen }: Place): string {
  return (
    pen.box(-80, -74, 160, 78, 10, '#E3BE63') +
    pen.box(-54, -140, 130, 70, 10, '#EBCB79') +
    pen.line('M-40 -74V4M40 -74V4M-20 -140V-72M44 -140V-72', '#B98F3C', 5) +
    pen.line('M-70 -50h24M-8 -30h26M50 -54h18M-66 -18h22M-40 -114h14M6 -100h22', '#C9A24B', 3)
  )
}
