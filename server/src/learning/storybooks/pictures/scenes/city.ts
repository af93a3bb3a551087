import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { drawTree } from './land.ts'
import type { Place, Scene } from './place.ts'
import { drawSky } from './sky.ts'

/** A street: towers far off, houses with shops, trees on the pavement, a crossing. */
export const drawCity: Scene = (place) => {
  const { horizon, chance, colors, pen } = place
  const deep = 800 - horizon
  const far = Array.from({ length: 12 }, (_, at) => {
    const tall = chance.between(0.4, 0.92) * horizon
    return pen.box(
      at * 104 - 20,
      horizon - tall,
      chance.between(80, 118),
      tall + 10,
      2,
      mix(mix(chance.pick(colors.accents), colors.sky[1], 0.66), colors.sky[0], 0.2),
    )
  })
  const houses = [0, 1, 2, 3, 4].map((at) =>
    drawHouse(place, at * 246 - 20, horizon + deep * 0.12, colors.accents[(at + 1) % 5] ?? colors.wall),
  )
  const walk = horizon + deep * 0.12
  const back =
    drawSky(place) +
    far.join('') +
    houses.join('') +
    pen.box(-10, walk, 1220, deep, 0, mix('#D9D3C6', colors.ground, 0.35)) +
    d`<path d="M0 ${walk + deep * 0.12}H1200M0 ${walk + deep * 0.3}H1200M150 ${walk}L40 ${walk + deep * 0.5}M450 ${walk}L410 ${walk + deep * 0.5}M750 ${walk}L790 ${walk + deep * 0.5}M1050 ${walk}L1160 ${walk + deep * 0.5}" stroke="#1B1B3A" stroke-width="2.6" opacity=".15"/>` +
    drawTree(place, 60, walk + deep * 0.1, 1.2) +
    drawTree(place, 1130, walk + deep * 0.12, 1.3) +
    drawLampPost(place, chance.pick([330, 880]), walk + deep * 0.06) +
    pen.box(-10, horizon + deep * 0.84, 1220, deep, 0, '#7B8396') +
    pen.box(-10, horizon + deep * 0.82, 1220, 14, 0, '#EEE9DD') +
    d`<path d="M40 ${horizon + deep * 0.94}H1200" stroke="#F4EBCB" stroke-width="12" stroke-dasharray="80 60"/>`
  return { back, front: '' }
}

function drawHouse({ pen, colors, chance, time }: Place, x: number, foot: number, color: string): string {
  const wall = mix(color, colors.wall, 0.34)
  const floors = chance.whole(2, 3)
  const tall = floors * 104 + 112
  const lit = time === 'night' || time === 'dusk'
  const panes = Array.from({ length: floors * 3 }, (_, at) => {
    const [px, py] = [26 + (at % 3) * 72, -tall + 34 + Math.floor(at / 3) * 102]
    const glass = lit && chance.happens(0.6) ? '#FFD98A' : mix(lighter(colors.sky[0], 0.35), '#5C7FA0', 0.15)
    return (
      pen.box(px, py, 46, 62, 4, glass) +
      pen.line(d`M${px + 23} ${py + 3}V${py + 59}M${px + 2} ${py + 30}H${px + 44}`, '#FFFDF6', 4) +
      pen.box(px - 4, py + 60, 54, 8, 2, lighter(wall, 0.4))
    )
  })
  const stripes = Array.from({ length: 7 }, (_, at) =>
    pen.shape(d`M${10 + at * 32} -112h32v34q-16 14 -32 0Z`, at % 2 ? '#FFFDF6' : darker(color, 0.12)),
  )
  return put(
    pen.box(0, -tall, 244, tall, 2, wall) +
      pen.box(-4, -tall - 14, 252, 20, 3, darker(wall, 0.16)) +
      panes.join('') +
      pen.box(16, -84, 124, 72, 4, mix(lighter(colors.sky[0], 0.4), '#5C7FA0', 0.12)) +
      pen.tone('M28 -20L70 -80h24L52 -20Z', '#FFFFFF', 0.35) +
      pen.box(160, -84, 64, 86, 4, darker(color, 0.3)) +
      pen.oval(214, -40, 4, 4, '#FFE9A8') +
      stripes.join(''),
    { x, y: foot },
  )
}

function drawLampPost({ pen, colors, time }: Place, x: number, y: number): string {
  const glow =
    time === 'night' || time === 'dusk' ? '<circle cx="0" cy="-262" r="70" fill="#FFE3A0" opacity=".3"/>' : ''
  return put(
    glow +
      pen.limb('M0 0V-240', colors.ink, 8) +
      pen.box(-16, -8, 32, 12, 4, colors.ink) +
      pen.shape('M-20 -242H20L14 -284H-14Z', '#FFF2C4') +
      pen.shape('M-20 -282H20L0 -302Z', colors.ink),
    { x, y },
  )
}
