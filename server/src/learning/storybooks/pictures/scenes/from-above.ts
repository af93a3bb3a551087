import { darker, lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { height, width, type SceneName } from '../picture.ts'
import { drawBed, drawCrown, drawPool, drawRug, drawSpiny, drawTable } from './above-things.ts'
import { drawTufts } from './land.ts'
import type { Place, Scene, Scenery } from './place.ts'

/** A place as a bird sees it: its ground from edge to edge, and what stands on it from the top. */
export function drawFromAbove(name: SceneName, place: Place): Scenery {
  return grounds[name](place)
}

const whole = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`

/** Boards, and what stands in the corners; a rug where the children are. */
const indoor =
  (corner: (place: Place, x: number, y: number, turn: number) => string): Scene =>
  (place) => ({
    back:
      boards(place, place.colors.floor) +
      drawRug(place) +
      corner(place, 110, 90, -6) +
      corner(place, 1090, 96, 5) +
      corner(place, 70, 742, 4) +
      corner(place, 1134, 748, -5),
    front: '',
  })

function boards({ chance }: Place, floor: string): string {
  const seams = Array.from({ length: 9 }, (_, at) => d`M0 ${at * 94 + 40}H${width}`)
  const ends = Array.from({ length: 26 }, (_, at) => d`M${chance.between(20, 1180)} ${(at % 9) * 94 + 40}v94`)
  return `${whole(floor)}<path d="${seams.join('')}${ends.join('')}" stroke="${darker(floor, 0.16)}" stroke-width="3" opacity=".6"/>`
}

/** Squares of two colors. */
function tiles({ colors }: Place, one: string, side: number): string {
  const dark = Array.from({ length: Math.ceil(width / side) * Math.ceil(height / side) }, (_, at) => {
    const [column, row] = [at % Math.ceil(width / side), Math.floor(at / Math.ceil(width / side))]
    return (column + row) % 2 === 0 ? d`M${column * side} ${row * side}h${side}v${side}h${-side}Z` : ''
  })
  return `${whole(one)}<path d="${dark.join('')}" fill="${mix(one, colors.wallLow, 0.4)}"/>`
}

const grass = (place: Place, color = place.colors.hills[1]) =>
  whole(color) +
  `<ellipse cx="600" cy="460" rx="560" ry="360" fill="${lighter(color, 0.3)}" opacity=".5"/>` +
  drawTufts(place, 10, 60)

const crowns = (place: Place) =>
  [
    [60, 60, 150],
    [1150, 70, 170],
    [30, 760, 120],
    [1170, 740, 140],
  ]
    .map(([x = 0, y = 0, r = 0], at) =>
      drawCrown(place, x, y, r, at % 2 ? place.colors.leaf : place.colors.leafDark),
    )
    .join('')

const path = ({ colors }: Place) =>
  d`<path d="M-20 640Q300 520 600 560T1220 420V560Q900 660 620 690T-20 800Z" fill="${mix(colors.ground, colors.wood, 0.12)}"/>`

const court = ({ colors }: Place) =>
  `<g fill="none" stroke="#FFFDF6" stroke-width="12" opacity=".85">${d`<rect x="190" y="120" width="820" height="580" rx="8"/><path d="M190 410H1010M600 120V700"/><circle cx="600" cy="410" r="96"/>`}</g>` +
  `<circle cx="600" cy="410" r="90" fill="${colors.accents[0]}" opacity=".35"/>`

function street({ colors, pen }: Place, more = ''): Scenery {
  const stripes = Array.from({ length: 9 }, (_, at) => pen.box(60 + at * 130, 640, 78, 130, 4, '#F4F1E8'))
  const slabs = Array.from({ length: 10 }, (_, at) => d`M${at * 130} 0V560`)
  const walk = mix(colors.ground, '#E9E4DA', 0.7)
  return {
    back:
      whole('#6D7280') +
      stripes.join('') +
      `<rect width="${width}" height="560" fill="${walk}"/>` +
      `<path d="${slabs.join('')}M0 190H1200M0 380H1200" stroke="${darker(walk, 0.14)}" stroke-width="4" fill="none"/>` +
      pen.box(-10, 552, 1220, 22, 4, darker(walk, 0.2)) +
      more,
    front: '',
  }
}

const busRoof = ({ pen, colors }: Place) =>
  pen.tone('M120 -20H1100V196H120Z', '#1B1B3A', 0.2) +
  pen.box(100, -120, 980, 290, 46, colors.sun) +
  pen.box(150, -90, 880, 220, 30, lighter(colors.sun, 0.3)) +
  [330, 600, 850].map((x) => pen.box(x, -30, 90, 70, 12, darker(colors.sun, 0.14))).join('')

const grounds: Record<SceneName, Scene> = {
  classroom: indoor(drawTable),
  library: indoor((place, x, y, turn) => put(bookcase(place), { x, y, turn })),
  lab: (place) => ({
    back: tiles(place, lighter(place.colors.floor, 0.5), 100) + corners(place),
    front: '',
  }),
  kitchen: (place) => ({ back: tiles(place, '#F7EFE0', 110) + corners(place), front: '' }),
  museum: (place) => ({ back: tiles(place, '#EFE7D8', 150) + rope(place), front: '' }),
  stage: (place) => ({
    back: boards(place, mix(place.colors.wood, place.colors.floor, 0.5)) + curtain(place) + light(place),
    front: '',
  }),
  aquarium: (place) => ({
    back: tiles(place, '#5B7FA6', 120) + drawPool(place, 600, 655, 172, 104, true),
    front: '',
  }),
  garden: (place) => ({
    back:
      grass(place) +
      path(place) +
      drawBed(place, 150, 150) +
      drawBed(place, 1050, 150) +
      drawBed(place, 130, 730) +
      drawBed(place, 1070, 730),
    front: '',
  }),
  playground: (place) => ({
    back: whole(mix('#7FA0A8', place.colors.hills[2], 0.3)) + court(place) + crowns(place),
    front: '',
  }),
  forest: (place) => ({ back: grass(place, place.colors.hills[2]) + path(place) + crowns(place), front: '' }),
  zoo: (place) => ({
    back:
      grass(place) +
      path(place) +
      drawPool(place, 230, 200, 190, 110, false) +
      drawCrown(place, 1120, 90, 170, place.colors.leafDark) +
      drawCrown(place, 40, 760, 130, place.colors.leaf),
    front: '',
  }),
  farm: (place) => ({ back: grass(place, place.colors.hills[0]) + rows(place) + bales(place), front: '' }),
  night: (place) => ({
    back: grass(place, place.colors.hills[2]) + blanket(place) + crowns(place),
    front: '',
  }),
  beach: (place) => ({ back: shore(place), front: '' }),
  desert: (place) => ({
    back:
      whole(mix('#E8C48E', place.colors.ground, 0.3)) +
      d`<path d="M-20 560Q300 470 620 590T1220 560V690Q900 720 620 700T-20 700Z" fill="#FFF3DA" opacity=".5"/>` +
      drawSpiny(place, 110, 110, 100) +
      drawSpiny(place, 1100, 130, 120) +
      drawSpiny(place, 1120, 730, 70) +
      drawSpiny(place, 60, 740, 84),
    front: '',
  }),
  snow: (place) => ({
    back:
      whole('#F2F7FB') +
      tracks(place) +
      crowns({ ...place, colors: { ...place.colors, leaf: '#D8E6EC', leafDark: '#BCD3DC' } }),
    front: '',
  }),
  city: (place) =>
    street(
      place,
      drawCrown(place, 90, 90, 110, place.colors.leaf) +
        drawCrown(place, 1110, 90, 120, place.colors.leafDark),
    ),
  bus: (place) => street(place, busRoof(place)),
}

const corners = (place: Place) =>
  drawTable(place, 110, 90, 0) +
  drawTable(place, 1090, 90, 0) +
  drawTable(place, 60, 750, 0) +
  drawTable(place, 1140, 750, 0)

function bookcase({ pen, colors }: Place): string {
  const spines = Array.from({ length: 9 }, (_, at) =>
    pen.box(-118 + at * 27, -30, 22, 58, 2, colors.accents[at % 4] ?? colors.sun),
  )
  return (
    pen.tone('M-120 -30H150V60H-120Z', '#1B1B3A', 0.18) +
    pen.box(-136, -46, 272, 92, 6, colors.wood) +
    spines.join('')
  )
}

function rope({ pen, colors }: Place): string {
  const posts = [120, 440, 760, 1080]
  const line = (y: number) =>
    pen.line(d`M120 ${y}H1080`, colors.accents[1], 10) +
    posts.map((x) => pen.oval(x, y, 20, 20, '#E9C766')).join('')
  return `<ellipse cx="600" cy="440" rx="480" ry="300" fill="#FFF8E6" opacity=".6"/>${line(70)}${line(752)}`
}

function curtain({ pen, colors }: Place): string {
  const folds = Array.from({ length: 16 }, (_, at) =>
    pen.oval(at * 80, 0, 48, 70, at % 2 ? colors.accents[1] : darker(colors.accents[1], 0.14)),
  )
  return folds.join('')
}

const light = (place: Place) =>
  `<ellipse cx="600" cy="470" rx="480" ry="300" fill="#FFF4C8" opacity=".42"/>${place.pen.line('M60 770H1140', '#FFE9A8', 10)}`

const rows = ({ colors }: Place) =>
  Array.from(
    { length: 7 },
    (_, at) =>
      d`<path d="M${at * 200 - 60} -10Q${at * 200 - 20} 400 ${at * 200 - 60} 810" stroke="${darker(colors.hills[0], 0.14)}" stroke-width="34" fill="none" opacity=".45"/>`,
  ).join('')

const bales = ({ pen }: Place) =>
  [
    [100, 110],
    [1090, 130],
    [1120, 730],
  ]
    .map(([x = 0, y = 0]) =>
      put(
        pen.tone('M-70 -40H96V60H-70Z', '#1B1B3A', 0.16) +
          pen.box(-84, -52, 168, 104, 12, '#E9C766') +
          pen.line('M-40 -52V52M40 -52V52', '#B98F3C', 7),
        { x, y, turn: x / 40 - 12 },
      ),
    )
    .join('')

const blanket = ({ pen, colors }: Place) =>
  put(
    pen.box(-420, -250, 840, 500, 24, colors.accents[1]) +
      pen.line(
        'M-420 -150H420M-420 -30H420M-420 90H420M-420 190H420M-280 -250V250M-100 -250V250M90 -250V250M270 -250V250',
        lighter(colors.accents[1], 0.4),
        14,
      ),
    { x: 600, y: 480, turn: -3 },
  )

function shore({ colors, chance }: Place): string {
  const sand = mix('#F3DDB0', colors.ground, 0.4)
  const edge = (y: number) =>
    d`M-20 -20H1220V${y}${Array.from({ length: 6 }, (_, at) => d`Q${1120 - at * 204} ${y + 46} ${1020 - at * 204} ${y}`).join('')}L-20 ${y}Z`
  const shells = Array.from(
    { length: 12 },
    () =>
      d`<circle cx="${chance.between(30, 1170)}" cy="${chance.between(330, 780)}" r="${chance.between(5, 10)}" fill="${colors.accents[4]}"/>`,
  )
  return `${whole(sand)}<path d="${edge(210)}" fill="#FFFFFF" opacity=".8"/><path d="${edge(180)}" fill="#5FB4CE"/><path d="${edge(96)}" fill="#3F97B8"/>${shells.join('')}`
}

function tracks({ chance }: Place): string {
  return Array.from({ length: 34 }, (_, at) => {
    const x = 40 + at * 34
    const y = 620 + Math.sin(at / 4) * 70 + (at % 2) * 30 + chance.between(-4, 4)
    return d`<ellipse cx="${x}" cy="${y}" rx="13" ry="9" fill="#C9DCE6"/>`
  }).join('')
}
