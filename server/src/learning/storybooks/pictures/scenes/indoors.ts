import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { height, width } from '../picture.ts'
import type { Place } from './place.ts'

/** A wall with a painted lower part, and a floor of boards that run toward the reader. */
export function drawIndoors(place: Place, wall = place.colors.wall, floor = place.colors.floor): string {
  const { pen, horizon, colors } = place
  const dado = Math.min(110, horizon * 0.26)
  const boards = Array.from(
    { length: 13 },
    (_, at) => d`M${(at - 6) * 90 + 600} ${horizon}L${(at - 6) * 260 + 600} ${height}`,
  )
  const seams = [0.16, 0.4, 0.72].map((share) => d`M0 ${horizon + (height - horizon) * share}H${width}`)
  return (
    `<rect width="${width}" height="${horizon + 10}" fill="${wall}"/>` +
    wallPaper(place, wall, dado) +
    pen.box(-10, horizon - dado, width + 20, dado, 0, mix(colors.wallLow, wall, 0.2)) +
    pen.box(-10, horizon - dado - 8, width + 20, 10, 0, lighter(colors.wallLow, 0.3)) +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${floor}"/>` +
    `<path d="${boards.join('')}${seams.join('')}" stroke="${darker(floor, 0.16)}" stroke-width="2.6" opacity=".6" fill="none"/>` +
    pen.box(-10, horizon - 14, width + 20, 16, 0, lighter(floor, 0.45))
  )
}

function wallPaper({ chance, horizon }: Place, wall: string, dado: number): string {
  const color = darker(wall, 0.07)
  if (chance.happens(0.5)) {
    const stripes = Array.from({ length: 20 }, (_, at) => d`M${at * 64 + 20} 0V${horizon - dado}`)
    return `<path d="${stripes.join('')}" stroke="${color}" stroke-width="20" opacity=".55"/>`
  }
  const dots = Array.from({ length: 4 * 16 }, (_, at) => {
    const row = Math.floor(at / 16)
    return d`M${(at % 16) * 80 + (row % 2) * 40 - 5} ${row * 76 + 24}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`
  })
  return `<path d="${dots.join('')}" fill="${color}" opacity=".6"/>`
}

/** A window, with the hour and the weather outside. */
export function drawWindow(
  place: Place,
  x: number,
  y: number,
  wide: number,
  tall: number,
  arched = false,
): string {
  const { pen, colors, time, weather, chance } = place
  const frame = lighter(colors.wood, 0.5)
  const glass = place.gradient('down', [
    [colors.sky[0], 1],
    [colors.sky[1], 1],
  ])
  const top = arched ? wide / 2 : 8
  const outline = d`M0 ${tall}V${top}Q0 0 ${top} 0H${wide - top}Q${wide} 0 ${wide} ${top}V${tall}Z`
  const hill = d`M4 ${tall - 4}V${tall * 0.72}Q${wide * 0.3} ${tall * 0.56} ${wide * 0.55} ${tall * 0.74}T${wide - 4} ${tall * 0.66}V${tall - 4}Z`
  const outside = [
    `<path d="${outline}" fill="${glass}"/>`,
    time === 'night' ? stars(chance, wide, tall) : '',
    `<path d="${hill}" fill="${colors.hills[1]}"/>`,
    falling(weather, chance, wide, tall),
    pen.tone(
      d`M${wide * 0.12} ${tall * 0.7}L${wide * 0.5} 6H${wide * 0.68}L${wide * 0.22} ${tall * 0.9}Z`,
      '#FFFFFF',
      0.22,
    ),
  ].join('')
  const bars = pen.limb(d`M${wide / 2} 4V${tall - 4}M4 ${tall * 0.52}H${wide - 4}`, frame, 8)
  const border = `<path d="${outline}" fill="none" stroke="${frame}" stroke-width="14"/>`
  const sill = pen.box(-16, tall - 2, wide + 32, 16, 5, lighter(frame, 0.2))
  return put(
    outside +
      bars +
      border +
      (pen.style === 'comic'
        ? d`<path d="${outline}" fill="none" stroke="${pen.ink}" stroke-width="4" transform="translate(${wide / 2} ${tall / 2}) scale(1.05) translate(${-wide / 2} ${-tall / 2})"/>`
        : '') +
      sill,
    { x, y },
  )
}

const stars = (chance: Place['chance'], wide: number, tall: number) =>
  Array.from(
    { length: 10 },
    () =>
      d`<circle cx="${chance.between(8, wide - 8)}" cy="${chance.between(10, tall * 0.6)}" r="2" fill="#FFF3CF"/>`,
  ).join('')

function falling(weather: Place['weather'], chance: Place['chance'], wide: number, tall: number): string {
  if (weather === 'snow')
    return Array.from(
      { length: 14 },
      () =>
        d`<circle cx="${chance.between(8, wide - 8)}" cy="${chance.between(8, tall - 8)}" r="3" fill="#FFFFFF"/>`,
    ).join('')
  if (weather !== 'rain') return ''
  const drops = Array.from(
    { length: 14 },
    () => d`M${chance.between(10, wide - 8)} ${chance.between(8, tall - 30)}l-5 20`,
  )
  return `<path d="${drops.join('')}" stroke="#F4FAFF" stroke-width="2.4" opacity=".8"/>`
}

/** The light that falls from a window over the floor. */
export function drawBeam({ pen, time, weather, horizon }: Place, x: number, y: number, wide: number): string {
  if (time === 'night' || weather === 'rain' || weather === 'cloudy') return ''
  const color = time === 'golden' || time === 'dusk' ? '#FFD08A' : '#FFF6D8'
  const floor = Math.min(height - 20, horizon + (height - horizon) * 0.78)
  return (
    pen.tone(d`M${x} ${y}H${x + wide}L${x + wide + 260} ${floor}H${x + 150}Z`, color, 0.2) +
    pen.tone(
      d`M${x + 110} ${horizon + 14}H${x + wide + 130}L${x + wide + 260} ${floor}H${x + 150}Z`,
      color,
      0.34,
    )
  )
}

/** An oval rug with a border and a pattern. */
export function drawRug(
  { pen, colors }: Place,
  x: number,
  y: number,
  across: number,
  down: number,
  color = colors.accents[2],
): string {
  const ring = (share: number, line: string, thick: number, more = '') =>
    d`<ellipse cx="${x}" cy="${y}" rx="${across * share}" ry="${down * share}" fill="none" stroke="${line}" stroke-width="${thick}"${more}/>`
  return (
    pen.oval(x, y, across, down, mix(color, '#FFF8EA', 0.34)) +
    ring(0.9, lighter(color, 0.82), 5, ' stroke-dasharray="3 15"') +
    ring(0.76, mix(color, '#FFF8EA', 0.14), 12) +
    ring(0.5, lighter(color, 0.75), 6)
  )
}

/** Shelves whose books lean a little, in the colors of the book. */
export function drawShelves(
  { pen, chance, colors }: Place,
  x: number,
  y: number,
  wide: number,
  rows: number,
): string {
  const gap = 96
  const row = (at: number) => {
    const books: string[] = []
    let from = 10
    while (from < wide - 34) {
      const [thick, tall] = [chance.between(14, 27), chance.between(50, 76)]
      const color = mix(chance.pick(colors.accents), colors.wall, chance.between(0.05, 0.35))
      if (chance.happens(0.14)) from += chance.between(14, 32)
      else
        books.push(
          pen.box(from, at * gap + gap - tall - 8, thick, tall, 3, color) +
            pen.line(
              d`M${from + 4} ${at * gap + gap - tall + 6}H${from + thick - 4}`,
              lighter(color, 0.6),
              2.6,
            ),
        )
      from += thick + 2
    }
    return (
      pen.box(0, at * gap + 8, wide, gap - 8, 0, darker(colors.wood, 0.32)) +
      books.join('') +
      pen.box(-6, at * gap + gap - 8, wide + 12, 12, 3, colors.wood)
    )
  }
  const tall = rows * gap
  const sides =
    pen.box(-12, -2, 14, tall + 14, 3, colors.wood) +
    pen.box(wide - 2, -2, 14, tall + 14, 3, colors.wood) +
    pen.box(-18, -10, wide + 36, 16, 4, lighter(colors.wood, 0.16))
  return put(Array.from({ length: rows }, (_, at) => row(at)).join('') + sides, { x, y })
}

/** Flags on a string along the ceiling. */
export function drawBunting({ pen, colors }: Place, y: number): string {
  const flags = Array.from({ length: 16 }, (_, at) => {
    const [x, dip] = [at * 78 + 8, Math.sin(((at % 4) / 4) * Math.PI + 0.4) * 24]
    return pen.shape(d`M${x} ${y + dip}h44l-22 46Z`, colors.accents[at % 5] ?? colors.accents[0])
  })
  const string = [0, 1, 2, 3].map((at) => d`M${at * 312 - 10} ${y + 8}q156 44 312 0`).join('')
  return pen.line(string, darker(colors.wood, 0.2), 3) + flags.join('')
}

/** Children's drawings on the wall. */
export function drawPinned({ pen, chance, colors }: Place, x: number, y: number, count: number): string {
  const picture = (at: number) => {
    const [sun, hill, dot] = [colors.accents[0], colors.hills[1], colors.accents[1]]
    const inside = [
      `<circle cx="20" cy="20" r="10" fill="${sun}"/><path d="M4 58Q30 34 66 58Z" fill="${hill}"/>`,
      `<circle cx="35" cy="30" r="8" fill="${sun}"/><path d="M35 12v8M35 40v18M17 30h8M45 30h8" stroke="${dot}" stroke-width="6"/>`,
      `<path d="M14 52V32L35 16L56 32V52Z" fill="${dot}"/><rect x="29" y="38" width="12" height="14" fill="${sun}"/>`,
      `<path d="M12 40q12 -22 24 0t24 0" stroke="${colors.accents[2]}" stroke-width="6" fill="none"/>`,
    ][at % 4]
    return put(
      pen.box(0, 0, 70, 62, 2, '#FFFDF6') + inside + `<circle cx="35" cy="2" r="4" fill="${dot}"/>`,
      { x: x + at * 88, y: y + chance.between(-6, 6), turn: chance.between(-4, 4) },
    )
  }
  return Array.from({ length: count }, (_, at) => picture(at)).join('')
}

/** A plant in a pot: on a bookcase, a sill or the floor. */
export function drawPotPlant({ pen, colors }: Place, x: number, y: number, scale: number): string {
  const p = pen.at(scale)
  const leaves = [-62, -34, -6, 24, 54].map((turn) =>
    put(p.shape('M0 0Q-20 -44 0 -84Q20 -44 0 0Z', turn % 4 === 0 ? colors.leaf : colors.leafDark), {
      y: -48,
      turn,
    }),
  )
  return put(
    leaves.join('') +
      p.shape('M-34 -54H34L26 0H-26Z', colors.accents[1]) +
      p.box(-38, -60, 76, 16, 5, lighter(colors.accents[1], 0.14)),
    { x, y, scale },
  )
}
