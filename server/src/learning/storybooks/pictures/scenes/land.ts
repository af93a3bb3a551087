import { darker, lighter, mix } from '../pen/color.ts'
import { blob, d, put } from '../pen/path.ts'
import { height, width } from '../picture.ts'
import type { Place } from './place.ts'

/** One plane of rolling ground, from edge to edge. */
export function drawHill({ pen, chance }: Place, y: number, rise: number, color: string): string {
  const peaks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) => [share * width, y + chance.between(-rise, rise)] as const,
  )
  const curve = peaks
    .slice(1)
    .map(([x, to], at) => {
      const [fromX, from] = peaks[at] ?? [0, y]
      return d`C${fromX + 110} ${from} ${x - 110} ${to} ${x} ${to}`
    })
    .join('')
  return pen.shape(
    d`M-20 ${peaks[0]?.[1] ?? y}L0 ${peaks[0]?.[1] ?? y}${curve}L${width + 20} ${height + 20}L-20 ${height + 20}Z`,
    color,
  )
}

/** Three planes, the farther the paler, and marks of the brush on the nearest. */
export function drawFields(place: Place, more: (plane: 1 | 2) => string = () => ''): string {
  const { horizon, colors } = place
  const deep = height - horizon
  return (
    drawHill(place, horizon - 26, 34, mix(colors.hills[0], colors.sky[1], 0.34)) +
    drawHill(place, horizon + deep * 0.05, 22, colors.hills[0]) +
    more(1) +
    drawHill(place, horizon + deep * 0.24, 18, colors.hills[1]) +
    more(2) +
    drawHill(place, horizon + deep * 0.58, 16, colors.hills[2]) +
    drawTufts(place, horizon + deep * 0.3, 26)
  )
}

/** Tufts of grass and dabs of paint that make a plane a meadow. */
export function drawTufts({ chance, colors }: Place, from: number, count: number): string {
  const tufts = (amount: number) =>
    Array.from({ length: amount }, () => {
      const [x, y] = [chance.between(0, width), chance.between(from, height - 10)]
      const s = 0.5 + (y - from) / (height - from)
      return d`M${x} ${y}q${-3 * s} ${-10 * s} ${-8 * s} ${-13 * s}M${x} ${y}q0 ${-12 * s} ${1 * s} ${-18 * s}M${x} ${y}q${4 * s} ${-9 * s} ${9 * s} ${-12 * s}`
    }).join('')
  const brush = (path: string, color: string, strength: number) =>
    `<path d="${path}" stroke="${color}" stroke-width="3" fill="none" opacity="${strength}"/>`
  return brush(tufts(count), colors.leafDark, 0.5) + brush(tufts(count), lighter(colors.hills[1], 0.4), 0.6)
}

export function drawFlowers({ chance, colors }: Place, from: number, count: number): string {
  const [first, second, , , pale] = colors.accents
  return Array.from({ length: count }, () => {
    const [x, y] = [chance.between(20, width - 20), chance.between(from, height - 30)]
    const s = 0.45 + ((y - from) / (height - from)) * 0.8
    const color = chance.pick([first, second, pale])
    const petals = [0, 72, 144, 216, 288].map((turn) => {
      const angle = (turn * Math.PI) / 180
      return d`<circle cx="${Math.cos(angle) * 6}" cy="${Math.sin(angle) * 6 - 26}" r="5.4"/>`
    })
    return put(
      d`<path d="M0 0Q3 -12 0 -24" stroke="${colors.leafDark}" stroke-width="3" fill="none"/><g fill="${color}">${petals.join('')}</g><circle cy="-26" r="4.4" fill="${darker(colors.sun, 0.1)}"/>`,
      { x, y, scale: s },
    )
  }).join('')
}

/** A tree with a trunk that divides, a crown of three tones and dabs of leaves. */
export function drawTree(
  { pen, chance, colors }: Place,
  x: number,
  y: number,
  scale: number,
  leaf = colors.leaf,
): string {
  const p = pen.at(scale)
  const crown = (grow: number, dx: number, dy: number) =>
    blob(
      Array.from({ length: 9 }, (_, at) => {
        const turn = (at / 9) * Math.PI * 2
        const far = chance.between(0.84, 1.16) * grow
        return [dx + Math.cos(turn) * 92 * far, dy + Math.sin(turn) * 80 * far] as const
      }),
    )
  const dabs = Array.from({ length: 12 }, () => {
    const [turn, far] = [chance.between(0, 6.28), chance.between(0.1, 0.85)]
    const [dx, dy] = [Math.cos(turn) * 80 * far - 6, Math.sin(turn) * 66 * far - 186]
    return d`M${dx} ${dy}q8 -8 15 0q-8 7 -15 0Z`
  })
  const tree =
    p.shape(
      'M-15 4Q-8 -60 -12 -112L-40 -150L-32 -158L-6 -132L-2 -164H8L8 -128L34 -156L42 -148L14 -108Q12 -60 20 4Q0 -4 -15 4Z',
      colors.woodDark,
    ) +
    p.shape(crown(1, 0, -186), leaf) +
    p.tone(crown(0.66, -18, -206), lighter(leaf, 0.3), 0.55) +
    p.tone(dabs.join(''), darker(leaf, 0.35), 0.5)
  return put(tree, { x, y, scale })
}

export function drawPine(
  { pen, colors }: Place,
  x: number,
  y: number,
  scale: number,
  leaf = colors.leafDark,
  snowy = false,
): string {
  const p = pen.at(scale)
  const tier = (top: number, half: number, foot: number) =>
    d`M0 ${top}Q${half * 0.4} ${(top + foot) / 2} ${half} ${foot}Q${half * 0.5} ${foot + 10} 0 ${foot + 4}Q${-half * 0.5} ${foot + 10} ${-half} ${foot}Q${-half * 0.4} ${(top + foot) / 2} 0 ${top}Z`
  const tiers = [
    [-190, 84, -44],
    [-244, 68, -110],
    [-292, 50, -176],
  ].map(([top = 0, half = 0, foot = 0]) => {
    const snow = snowy
      ? p.tone(
          d`M0 ${top}Q${half * 0.3} ${top + 44} ${half * 0.56} ${top + 70}Q${half * 0.2} ${top + 58} 0 ${top + 76}Q${-half * 0.2} ${top + 56} ${-half * 0.5} ${top + 68}Q${-half * 0.3} ${top + 40} 0 ${top}Z`,
          '#FFFFFF',
          0.92,
        )
      : ''
    return (
      p.shape(tier(top, half, foot), leaf) +
      p.tone(
        d`M0 ${top}Q${half * 0.4} ${(top + foot) / 2} ${half} ${foot}Q${half * 0.5} ${foot + 8} ${half * 0.2} ${foot + 5}Z`,
        '#10263A',
        0.14,
      ) +
      snow
    )
  })
  return put(p.box(-10, -50, 20, 54, 4, colors.woodDark) + tiers.join(''), { x, y, scale })
}

export function drawBush(
  { pen, chance, colors }: Place,
  x: number,
  y: number,
  scale: number,
  leaf = colors.leaf,
): string {
  const p = pen.at(scale)
  const form = 'M-84 4Q-108 -30 -74 -52Q-64 -92 -22 -84Q8 -108 38 -80Q80 -84 80 -46Q108 -26 84 4Q0 10 -84 4Z'
  const berries = chance.happens(0.4)
    ? [
        [-44, -40],
        [-8, -62],
        [30, -38],
        [56, -20],
        [-20, -20],
      ]
        .map(([bx = 0, by = 0]) => d`<circle cx="${bx}" cy="${by}" r="5.5" fill="${colors.accents[1]}"/>`)
        .join('')
    : ''
  return put(
    p.shape(form, leaf) +
      p.tone(
        'M-70 -46Q-54 -80 -22 -76Q6 -96 30 -74Q0 -66 -20 -50Q-50 -62 -70 -46Z',
        lighter(leaf, 0.4),
        0.5,
      ) +
      berries,
    { x, y, scale },
  )
}

export function drawFence(
  { pen, colors }: Place,
  y: number,
  scale: number,
  color = lighter(colors.wood, 0.55),
): string {
  const slats = Array.from({ length: Math.ceil(width / (58 * scale)) + 1 }, (_, at) =>
    pen.at(scale).shape(d`M${at * 58} 0V-92L${at * 58 + 17} -110L${at * 58 + 34} -92V0Z`, color),
  )
  return put(
    pen.at(scale).box(-10, -80, width / scale + 40, 14, 4, darker(color, 0.1)) +
      pen.at(scale).box(-10, -36, width / scale + 40, 14, 4, darker(color, 0.1)) +
      slats.join(''),
    { x: -8, y, scale },
  )
}

/** Large leaves that reach into the picture at its lower corners: the nearest plane. */
export function drawForeLeaves({ pen, chance, colors, view }: Place, dark = colors.leafDark): string {
  const leaf = (turn: number, long: number, color: string) =>
    put(
      pen.shape(d`M0 0Q${-long * 0.28} ${-long * 0.5} 0 ${-long}Q${long * 0.28} ${-long * 0.5} 0 0Z`, color) +
        pen.line(d`M0 -10L0 ${-long * 0.82}`, lighter(color, 0.25), 2.6),
      { turn },
    )
  const plant = (side: number) =>
    [-58, -24, 8, 40]
      .map((turn) =>
        leaf(
          side * turn + chance.between(-8, 8),
          chance.between(110, 190),
          mix(dark, colors.leaf, chance.between(0, 0.5)),
        ),
      )
      .join('')
  const low = view === 'near' ? 60 : 20
  return (
    put(plant(1), { x: chance.between(10, 60), y: height + low }) +
    put(plant(-1), { x: width - chance.between(10, 60), y: height + low })
  )
}
