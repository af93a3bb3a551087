import { mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { height, width } from '../picture.ts'
import type { Place } from './place.ts'

/** The whole sky down to a little below the horizon, with sun or moon, clouds and what falls from them. */
export function drawSky(place: Place): string {
  const { colors, horizon, time } = place
  const [high, low] = colors.sky
  const haze = time === 'night' || time === 'dusk' ? 0 : 0.4
  const fill = place.gradient('down', [
    [high, 1],
    [mix(mix(high, low, 0.5), '#FFF8EE', haze), 1],
    [low, 1],
  ])
  const ground = `<rect width="${width}" height="${Math.min(height, horizon + 90)}" fill="${fill}"/>`
  return ground + drawLights(place) + drawClouds(place) + drawFalling(place)
}

/** The moon is seen at night, stars and sun where no cloud covers them. */
function drawLights(place: Place): string {
  const clear = place.weather === 'clear' || place.weather === 'wind'
  if (place.time === 'night') return (clear ? drawStars(place, 70) : '') + drawMoon(place)
  return clear ? drawSun(place) : ''
}

function drawClouds(place: Place): string {
  const { chance, horizon, time, weather } = place
  const count = weather !== 'clear' ? 5 : time === 'night' ? 1 : 3
  return chance
    .shuffle([60, 280, 520, 760, 980])
    .slice(0, count)
    .map((x) => {
      const y = chance.between(0.06, 0.42) * horizon
      return drawCloud(place, x + chance.between(-40, 90), y, chance.between(0.7, 1.25))
    })
    .join('')
}

function drawSun(place: Place): string {
  const { chance, horizon, time, colors, pen } = place
  const low = time === 'golden' || time === 'dusk'
  const [x, y] = [chance.pick([230, 930]) + chance.between(-70, 70), horizon * (low ? 0.66 : 0.27)]
  const glow = place.gradient('round', [
    [mix(colors.sun, '#FFF6D6', 0.5), 0.85],
    [mix(colors.sun, '#FFF6D6', 0.5), 0],
  ])
  const rays = pen.style === 'comic' ? drawRays(x, y) : ''
  return d`<circle cx="${x}" cy="${y}" r="210" fill="${glow}"/>${rays}${pen.oval(x, y, 54, 54, mix(colors.sun, '#FF8A4C', low ? 0.4 : 0))}`
}

/** Beams around the sun, as comics draw them. */
function drawRays(x: number, y: number): string {
  const beams = Array.from({ length: 12 }, (_, at) => {
    const [left, right] = [(at / 12) * Math.PI * 2 - 0.09, (at / 12) * Math.PI * 2 + 0.09]
    const far = at % 2 ? 1500 : 1400
    return d`M${x} ${y}L${x + Math.cos(left) * far} ${y + Math.sin(left) * far}L${x + Math.cos(right) * far} ${y + Math.sin(right) * far}Z`
  })
  return `<path d="${beams.join('')}" fill="#FFF6D6" opacity=".34"/>`
}

function drawMoon(place: Place): string {
  const { chance, horizon, pen } = place
  const [x, y] = [chance.pick([220, 960]) + chance.between(-50, 50), Math.max(80, horizon * 0.28)]
  const glow = place.gradient('round', [
    ['#FFF2C4', 0.55],
    ['#FFF2C4', 0],
  ])
  const disk = pen.oval(x, y, 56, 56, '#FBEBBB')
  const seas = [
    [-16, -14, 11],
    [14, 8, 15],
    [-12, 24, 7],
  ].map(
    ([dx = 0, dy = 0, r = 0]) =>
      d`<circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="#EBD596" opacity=".7"/>`,
  )
  return d`<circle cx="${x}" cy="${y}" r="200" fill="${glow}"/>${disk}${seas.join('')}`
}

function drawStars({ chance, horizon }: Place, count: number): string {
  const star = () => {
    const [x, y] = [chance.between(0, width), chance.between(0, Math.max(150, horizon * 0.92))]
    const r = chance.between(1.2, 3)
    if (chance.happens(0.16))
      return d`M${x} ${y - r * 4}Q${x} ${y} ${x + r * 4} ${y}Q${x} ${y} ${x} ${y + r * 4}Q${x} ${y} ${x - r * 4} ${y}Q${x} ${y} ${x} ${y - r * 4}Z`
    return d`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`
  }
  return `<path d="${Array.from({ length: count }, star).join('')}" fill="#FFF3CF" opacity=".92"/>`
}

/** A cloud with a flat foot and a shaded underside. */
function drawCloud({ time, weather, pen }: Place, x: number, y: number, scale: number): string {
  const color =
    time === 'night'
      ? '#6676AE'
      : weather === 'rain'
        ? '#C3CBD5'
        : time === 'golden' || time === 'dusk'
          ? '#FFE3CE'
          : '#FFFFFF'
  const form =
    'M-92 30Q-126 28 -122 2Q-116 -24 -84 -20Q-76 -58 -34 -58Q-4 -84 30 -58Q66 -66 76 -30Q112 -34 116 0Q118 30 88 30Z'
  const drawn =
    (pen.style === 'comic' ? pen.shape(form, color) : `<path d="${form}" fill="${color}"/>`) +
    pen.tone(
      'M-92 30Q-126 28 -122 2Q-80 24 -20 12Q40 22 116 0Q118 30 88 30Z',
      mix(color, '#7C92BC', 0.45),
      0.5,
    )
  return put(`<g opacity="${time === 'night' ? '.5' : '.93'}">${drawn}</g>`, { x, y: y + 30, scale })
}

function drawFalling({ weather, chance, horizon }: Place): string {
  const far = Math.max(320, horizon + 60)
  if (weather === 'rain') {
    const drops = Array.from(
      { length: 70 },
      () => d`M${chance.between(0, width)} ${chance.between(0, far)}l-7 26`,
    )
    return `<path d="${drops.join('')}" stroke="#F4FAFF" stroke-width="2.6" opacity=".6" fill="none"/>`
  }
  if (weather === 'wind') {
    const gusts = Array.from({ length: 4 }, () => {
      const [x, y] = [chance.between(60, width - 320), chance.between(80, far * 0.8)]
      return d`M${x} ${y}q70 -22 130 0t110 -6q34 -10 28 -34q-12 -20 -30 -4`
    })
    return `<path d="${gusts.join('')}" stroke="#FFFFFF" stroke-width="4" opacity=".65" fill="none"/>`
  }
  return weather === 'snow' ? drawFlakes(chance, far, 90) : ''
}

/** Flakes of several sizes. */
export function drawFlakes(chance: Place['chance'], far: number, count: number): string {
  const flakes = Array.from({ length: count }, () => {
    const r = chance.between(2, 5.5)
    return d`M${chance.between(0, width)} ${chance.between(0, far)}a${r} ${r} 0 1 0 .1 0Z`
  })
  return `<path d="${flakes.join('')}" fill="#FFFFFF" opacity=".85"/>`
}

/** Birds far away. */
export function drawFarBirds({ chance, horizon, colors }: Place): string {
  const [x, y] = [chance.between(380, 760), horizon * 0.3]
  const birds = [0, 1, 2].map((at) => d`M${x + at * 46} ${y + (at % 2) * 22}q10 -14 18 0q8 -14 18 0`)
  return `<path d="${birds.join('')}" stroke="${mix(colors.ink, colors.sky[0], 0.35)}" stroke-width="3.4" fill="none"/>`
}
