import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { drawBush, drawFields, drawForeLeaves, drawTree } from './land.ts'
import type { Place, Scene } from './place.ts'
import { drawSky } from './sky.ts'

/** The yellow bus of a field trip at the roadside. */
export const drawBusTrip: Scene = (place) => {
  const { horizon, chance, pen } = place
  const deep = 800 - horizon
  const flip = chance.happens(0.5)
  const road = horizon + deep * 0.34
  const back =
    drawSky(place) +
    drawFields(place, (plane) =>
      plane === 1
        ? drawTree(place, 130, horizon + deep * 0.2, 1.1) +
          drawTree(place, 1100, horizon + deep * 0.18, 0.9) +
          drawBush(place, 960, horizon + deep * 0.22, 0.8)
        : '',
    ) +
    `<rect y="${road}" width="1200" height="${deep * 0.2}" fill="#7F8798"/>` +
    d`<path d="M0 ${road + deep * 0.1}H1200" stroke="#F4EBCB" stroke-width="7" stroke-dasharray="54 40"/>` +
    put(drawBus(place), { x: 600, y: road + deep * 0.12, scale: 1.16, flip }) +
    pen.box(-10, road + deep * 0.19, 1220, deep, 0, mix('#D9D3C6', place.colors.ground, 0.4)) +
    pen.box(-10, road + deep * 0.19, 1220, 14, 0, '#EEE9DD') +
    d`<path d="M170 ${road + deep * 0.22}L60 800M480 ${road + deep * 0.22}L440 800M780 ${road + deep * 0.22}L830 800M1060 ${road + deep * 0.22}L1180 800" stroke="#1B1B3A" stroke-width="2.4" opacity=".14"/>`
  return { back, front: drawForeLeaves(place) }
}

function drawBus({ pen, colors }: Place): string {
  const yellow = '#FBBF2D'
  const glass = lighter(colors.sky[0], 0.4)
  const panes = [-300, -214, -128, -42, 44].map(
    (x) =>
      pen.box(x, -206, 74, 62, 8, glass) +
      pen.tone(d`M${x + 10} -150L${x + 40} -200h18L${x + 26} -150Z`, '#FFFFFF', 0.5),
  )
  const wheel = (x: number) =>
    pen.oval(x, -6, 44, 44, '#2B3145') + pen.oval(x, -6, 22, 22, '#C9CFDA') + pen.oval(x, -6, 8, 8, '#6B7489')
  return (
    '<ellipse cx="0" cy="40" rx="380" ry="16" fill="#1B1B3A" opacity=".2"/>' +
    pen.shape(
      'M-330 -8V-220Q-330 -250 -296 -250H196Q226 -250 232 -220L246 -132H316Q346 -128 350 -92V-8Q350 4 336 4H-316Q-330 4 -330 -8Z',
      yellow,
    ) +
    pen.tone('M-330 -60H350V-8Q350 4 336 4H-316Q-330 4 -330 -8Z', darker(yellow, 0.3), 0.3) +
    pen.box(-320, -262, 520, 16, 8, '#F7EBC8') +
    panes.join('') +
    pen.shape('M136 -206H196L212 -128H136Z', glass) +
    pen.line('M-326 -122H240M-326 -96H346', '#2B3145', 6) +
    pen.box(132, -118, 62, 112, 5, darker(yellow, 0.1)) +
    pen.box(140, -110, 20, 60, 4, glass) +
    pen.box(166, -110, 20, 60, 4, glass) +
    pen.oval(340, -74, 13, 15, '#FFF6D8') +
    pen.oval(-322, -74, 8, 14, colors.accents[1]) +
    pen.limb('M356 -14H330', '#2B3145', 12) +
    pen.shape('M-40 -92h34l20 0v0l-17 0Z', yellow) +
    wheel(-214) +
    wheel(258)
  )
}
