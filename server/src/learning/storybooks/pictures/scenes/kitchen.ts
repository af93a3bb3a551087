import { lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import type { Place, Scene } from './place.ts'
import { drawBeam, drawPotPlant, drawIndoors, drawWindow } from './indoors.ts'

/** Tiles, a window over the sink, a stove, pans on hooks and a long counter. */
export const drawKitchen: Scene = (place) => {
  const { horizon, chance, colors, pen } = place
  const flip = chance.happens(0.5)
  const top = horizon - 330
  const tiles = Array.from({ length: 19 }, (_, at) => d`M${at * 66} ${horizon - 250}V${horizon - 96}`)
  const back =
    drawIndoors(place, mix(colors.wall, '#FFFDF6', 0.35), mix(colors.floor, colors.accents[4], 0.4)) +
    checkers(place) +
    pen.box(-10, horizon - 250, 1220, 160, 0, mix(colors.accents[3], '#FFFDF6', 0.78)) +
    `<path d="${tiles.join('')}M0 ${horizon - 200}H1200M0 ${horizon - 148}H1200" stroke="#FFFFFF" stroke-width="4" opacity=".8"/>` +
    drawWindow(place, flip ? 800 : 180, top + 4, 230, 196) +
    drawHooks(place, flip ? 90 : 640, top + 40) +
    drawCounter(place, horizon, flip) +
    drawPotPlant(place, flip ? 760 : 450, horizon - 98, 0.55) +
    drawBeam(place, flip ? 800 : 180, top + 4, 230)
  return { back, front: '' }
}

function checkers({ horizon, colors }: Place): string {
  const tiles: string[] = []
  const deep = (800 - horizon) / 4
  for (let row = 0; row < 4; row += 1) {
    const [y, next] = [horizon + row * deep, horizon + (row + 1) * deep]
    const at = (x: number, line: number) => 600 + (x - 600) * (1 + line * 0.34)
    for (let x = -600 + (row % 2) * 120; x < 1800; x += 240)
      tiles.push(
        d`M${at(x, row)} ${y}H${at(x + 120, row)}L${at(x + 120, row + 1)} ${next}H${at(x, row + 1)}Z`,
      )
  }
  return `<path d="${tiles.join('')}" fill="${mix(colors.floor, colors.woodDark, 0.3)}" opacity=".3"/>`
}

function drawHooks({ pen, colors }: Place, x: number, y: number): string {
  const [warm, brick, blue] = colors.accents
  return put(
    pen.limb('M0 0H420', colors.wood, 9) +
      pen.line('M60 2V30M160 2V34M260 2V26M360 2V34', colors.ink, 4) +
      pen.oval(60, 64, 40, 40, blue) +
      pen.oval(60, 64, 28, 28, lighter(blue, 0.24)) +
      pen.shape('M134 34H186V66Q186 92 160 92Q134 92 134 66Z', brick) +
      pen.limb('M260 26V84', colors.woodDark, 7) +
      pen.oval(260, 96, 15, 20, colors.woodDark) +
      pen.shape('M330 34Q326 96 318 118H402Q394 96 390 34Z', warm) +
      pen.line('M336 70H384', lighter(warm, 0.6), 5),
    { x, y },
  )
}

function drawCounter({ pen, colors }: Place, horizon: number, flip: boolean): string {
  const top = horizon - 96
  const body = mix(colors.accents[2], '#FFFDF6', 0.2)
  const stove = flip ? 420 : 860
  const doors = Array.from({ length: 7 }, (_, at) => at * 172 + 10)
    .filter((x) => x + 160 < stove || x > stove + 176)
    .map(
      (x) =>
        pen.box(x, top + 26, 156, 84, 7, lighter(body, 0.14)) +
        pen.oval(x + 134, top + 66, 6, 6, colors.accents[0]),
    )
  return (
    pen.box(-10, top + 8, 1220, 120, 0, body) +
    doors.join('') +
    pen.box(stove, top + 6, 176, 120, 6, '#F3EFE6') +
    pen.box(stove + 22, top + 46, 132, 62, 6, '#3B4763') +
    pen.tone(d`M${stove + 30} ${top + 54}h60l-30 46h-30Z`, '#FFFFFF', 0.14) +
    pen.line(d`M${stove + 26} ${top + 34}H${stove + 150}`, '#8A93A6', 5) +
    pen.box(-10, top - 4, 1220, 20, 4, lighter(colors.wood, 0.34)) +
    put(
      pen.shape('M-50 -56H50V-10Q50 0 40 0H-40Q-50 0 -50 -10Z', colors.accents[1]) +
        pen.limb('M-50 -40H-70M50 -40H70', colors.accents[1], 9) +
        pen.box(-56, -64, 112, 12, 6, lighter(colors.accents[1], 0.2)) +
        pen.line('M-20 -78q-8 -10 0 -20t0 -20M14 -78q-8 -10 0 -20t0 -20', '#FFFFFF', 4),
      { x: stove + 88, y: top - 4 },
    ) +
    put(
      pen.shape('M-70 -40H70Q64 0 30 0H-30Q-64 0 -70 -40Z', colors.accents[0]) +
        [-34, 0, 34].map((x) => pen.oval(x, -48, 24, 22, x === 0 ? colors.accents[1] : '#F0A63A')).join('') +
        pen.shape('M-70 -42H70Q66 -20 60 -14H-60Q-66 -20 -70 -42Z', colors.accents[0]),
      { x: flip ? 1090 : 80, y: top - 4 },
    )
  )
}
