import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { width } from '../picture.ts'
import type { Place, Scene } from './place.ts'

/** A stage between curtains, a painted backdrop, two beams of light; heads of those who look on at the lower edge. */
export const drawStage: Scene = (place) => {
  const { horizon, pen, colors } = place
  const red = mix('#B02C3C', colors.accents[1], 0.2)
  const boards = Array.from({ length: 9 }, (_, at) => d`M0 ${horizon + 20 + at * at * 7}H${width}`)
  const back =
    `<rect width="${width}" height="${horizon + 10}" fill="${mix('#22305C', colors.accents[2], 0.3)}"/>` +
    (horizon > 300 ? drawBackdrop(place) : '') +
    `<rect y="${horizon}" width="${width}" height="${800 - horizon}" fill="${colors.wood}"/>` +
    `<path d="${boards.join('')}" stroke="${darker(colors.wood, 0.3)}" stroke-width="2.6" opacity=".55"/>` +
    pen.tone(d`M250 -10L360 -10L760 ${horizon + 250}H330Z`, '#FFF3C4', 0.2) +
    pen.tone(d`M850 -10L960 -10L860 ${horizon + 250}H430Z`, '#FFF3C4', 0.2) +
    d`<ellipse cx="600" cy="${horizon + 190}" rx="380" ry="${(800 - horizon) * 0.28}" fill="#FFF3C4" opacity=".26"/>` +
    put(drawCurtain(place, red, horizon), {}) +
    put(drawCurtain(place, red, horizon), { x: width, flip: true }) +
    drawValance(place, red)
  return { back, front: drawAudience(place) }
}

function drawBackdrop({ pen, colors, chance, horizon }: Place): string {
  const stars = Array.from({ length: 16 }, () => {
    const [x, y] = [chance.between(230, 970), chance.between(90, Math.max(110, horizon - 160))]
    return d`M${x} ${y - 11}l3 8 8 0 -6 6 2 9 -7 -5 -7 5 2 -9 -6 -6 8 0Z`
  })
  const hills = pen.shape(
    d`M180 ${horizon}V${horizon - 90}Q340 ${horizon - 190} 520 ${horizon - 100}T860 ${horizon - 110}T1030 ${horizon - 80}V${horizon}Z`,
    mix(colors.accents[3], '#22305C', 0.3),
  )
  return (
    `<path d="${stars.join('')}" fill="${colors.accents[0]}" opacity=".85"/>` +
    pen.oval(880, Math.max(120, horizon - 250), 52, 52, '#FBEBBB') +
    hills
  )
}

function drawCurtain({ pen }: Place, red: string, horizon: number): string {
  const foot = horizon + 70
  const folds = [30, 76, 122, 166].map((x) => d`M${x} 0Q${x + 12} ${foot * 0.5} ${x - 10} ${foot - 12}`)
  return (
    pen.shape(d`M-10 -10H220Q214 ${foot * 0.4} 130 ${foot * 0.56}Q176 ${foot * 0.76} 190 ${foot}H-10Z`, red) +
    pen.line(folds.join(''), darker(red, 0.34), 9) +
    pen.line(folds.join(''), lighter(red, 0.16), 2.4) +
    pen.limb(d`M40 ${foot * 0.52}Q96 ${foot * 0.62} 140 ${foot * 0.55}`, '#F0B93A', 11)
  )
}

function drawValance({ pen, colors }: Place, red: string): string {
  const scallops = Array.from({ length: 8 }, (_, at) => d`Q${at * 152 + 76} 116 ${at * 152 + 152} 46`).join(
    '',
  )
  const lamps = [305, 905].map(
    (x) =>
      pen.shape(d`M${x - 30} 30h60l16 44h-92Z`, colors.ink) +
      d`<ellipse cx="${x}" cy="74" rx="44" ry="9" fill="#FFF3C4"/>`,
  )
  return (
    lamps.join('') +
    pen.shape(`M-10 -10H1230V46${''}H-10Z`, red) +
    pen.shape(`M-8 40V46${scallops}V40Z`, red) +
    pen.line('M0 40H1216', '#F0B93A', 6)
  )
}

/** Heads of the others, seen from behind, in the dark of the hall. */
function drawAudience({ view, colors, chance }: Place): string {
  if (view === 'near') return ''
  const dark = mix('#1D1830', colors.accents[2], 0.14)
  const heads = Array.from({ length: 9 }, (_, at) => {
    const [x, up] = [at * 150 - 10 + chance.between(-22, 22), chance.between(-8, 16)]
    const hair = chance.pick([
      '',
      d`<circle cx="${x - 38}" cy="${756 + up}" r="22"/><circle cx="${x + 38}" cy="${756 + up}" r="22"/>`,
      d`<circle cx="${x}" cy="${722 + up}" r="20"/>`,
    ])
    return `${hair}${d`<circle cx="${x}" cy="${776 + up}" r="46"/><path d="M${x - 84} 850Q${x - 70} ${806 + up} ${x} ${804 + up}Q${x + 70} ${806 + up} ${x + 84} 850Z"/>`}`
  })
  return `<g fill="${dark}">${heads.join('')}</g>`
}
