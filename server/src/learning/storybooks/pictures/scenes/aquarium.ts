import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import type { Place, Scene } from './place.ts'

/** A dim hall with one great window into the sea: fish, weed and coral behind glass, light on the floor. */
export const drawAquarium: Scene = (place) => {
  const { horizon, pen, chance, colors } = place
  const deep = 800 - horizon
  const wall = mix('#243B63', colors.wallLow, 0.12)
  const floor = mix('#3B5680', colors.floor, 0.22)
  const water = place.gradient('down', [
    ['#8EDCEB', 1],
    ['#3E9CC9', 1],
    ['#20659C', 1],
  ])
  const [left, right, top, foot] = [50, 1150, -60, horizon - 46]
  const tank = d`M${left} ${foot}V${top}H${right}V${foot}Z`
  const glow = place.gradient('round', [
    ['#A9E8F2', 0.5],
    ['#A9E8F2', 0],
  ])
  const rays = [170, 430, 700, 940].map(
    (x) => d`M${x} ${top}h${60 + chance.whole(0, 40)}L${x - 40} ${foot}h-110Z`,
  )
  const back =
    `<rect width="1200" height="${horizon + 10}" fill="${wall}"/>` +
    `<path d="${tank}" fill="${water}"/>` +
    pen.tone(rays.join(''), '#E9FBFF', 0.16) +
    drawReef(place, foot) +
    shoal(place, foot) +
    drawBubbles(place, foot) +
    pen.box(left - 18, foot - 4, right - left + 36, 26, 6, darker(wall, 0.2)) +
    [left - 18, 590, right - 6].map((x) => pen.box(x, -20, 24, foot + 20, 4, darker(wall, 0.2))).join('') +
    `<rect y="${horizon}" width="1200" height="${deep}" fill="${floor}"/>` +
    pen.box(-10, horizon - 12, 1220, 16, 0, lighter(wall, 0.2)) +
    d`<ellipse cx="600" cy="${horizon + deep * 0.45}" rx="620" ry="${deep * 0.5}" fill="${glow}"/>`
  return { back, front: '' }
}

function drawReef({ pen, chance, colors }: Place, foot: number): string {
  const [warm, brick, , teal, pale] = colors.accents
  const weed = [120, 210, 520, 700, 1010, 1090].map((x, at) => {
    const tall = chance.between(80, 170)
    return pen.limb(
      d`M${x} ${foot}q-26 ${-tall * 0.3} 0 ${-tall * 0.55}q24 ${-tall * 0.2} 4 ${-tall * 0.45}`,
      at % 2 ? teal : '#5FB37A',
      13,
    )
  })
  const coral = [300, 860].map((x, at) =>
    put(
      pen.limb('M0 0V-50M0 -24Q-34 -34 -34 -76M0 -34Q32 -42 34 -88M-34 -50L-54 -70', at ? brick : pale, 17),
      { x, y: foot, scale: 0.9 },
    ),
  )
  return (
    pen.shape(
      d`M50 ${foot}V${foot - 26}Q330 ${foot - 62} 620 ${foot - 28}T1150 ${foot - 34}V${foot}Z`,
      mix('#E9D6A4', warm, 0.1),
    ) +
    weed.join('') +
    coral.join('')
  )
}

function shoal({ pen, chance, colors }: Place, foot: number): string {
  const span = Math.max(90, foot - 110)
  const fish = Array.from({ length: 9 }, (_, at) => {
    const color = colors.accents[[0, 1, 4][at % 3] ?? 0] ?? colors.sun
    return put(
      pen.shape('M-34 0Q-4 -26 30 0Q-4 26 -34 0Z', color) +
        pen.shape('M-30 0L-56 -18V18Z', color) +
        pen.line('M6 -13Q-2 0 6 13', '#FFFDF6', 5) +
        '<circle cx="17" cy="-4" r="3.4" fill="#1C2233"/>',
      {
        x: 110 + ((at * 367 + 90) % 980),
        y: 40 + chance.between(0, span),
        scale: chance.between(0.55, 1.15),
        flip: chance.happens(0.5),
      },
    )
  })
  return fish.join('')
}

function drawBubbles({ chance }: Place, foot: number): string {
  const rings = Array.from({ length: 18 }, () => {
    const r = chance.between(4, 11)
    return d`<circle cx="${chance.between(80, 1120)}" cy="${chance.between(10, foot - 40)}" r="${r}"/>`
  })
  return `<g fill="#FFFFFF" opacity=".35">${rings.join('')}</g>`
}
