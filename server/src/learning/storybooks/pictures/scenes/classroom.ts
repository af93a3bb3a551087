import { darker, lighter } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import type { Place, Scene } from './place.ts'
import {
  drawBeam,
  drawBunting,
  drawPinned,
  drawPotPlant,
  drawIndoors,
  drawRug,
  drawShelves,
  drawWindow,
} from './indoors.ts'

/** A board, a window and a low bookcase; which of them stands where is different from page to page. */
export const drawClassroom: Scene = (place) => {
  const { horizon, chance, colors } = place
  const corner = chance.pick(['board', 'bookcase', 'window'] as const)
  const top = horizon - 330
  const wall = {
    board:
      drawWindow(place, 70, top + 20, 190, 216, true) +
      drawBoard(place, 350, top + 10, 500, 220) +
      drawPinned(place, 912, top + 30, 3) +
      drawPinned(place, 930, top + 118, 3),
    bookcase:
      drawBoard(place, 60, top + 10, 400, 210) +
      drawWindow(place, 560, top + 20, 180, 206) +
      drawShelves(place, 830, horizon - 298, 300, 3),
    window:
      drawWindow(place, 300, top + 6, 220, 220, true) +
      drawWindow(place, 570, top + 6, 220, 220, true) +
      drawPinned(place, 40, top + 30, 2) +
      drawPinned(place, 60, top + 120, 2) +
      drawBoard(place, 880, top + 10, 270, 200),
  }[corner]
  const beam =
    corner === 'bookcase'
      ? drawBeam(place, 560, top + 20, 180)
      : drawBeam(place, corner === 'board' ? 70 : 570, top + 20, 200)
  const low =
    corner === 'bookcase'
      ? drawPotPlant(place, 770, horizon + 26, 0.9)
      : drawShelves(place, corner === 'board' ? 900 : 90, horizon - 92, 240, 1) +
        drawPotPlant(place, corner === 'board' ? 1010 : 200, horizon - 100, 0.7)
  const rug = drawRug(
    place,
    600,
    horizon + (800 - horizon) * 0.6,
    440,
    (800 - horizon) * 0.31,
    chance.pick(colors.accents.slice(0, 4)),
  )
  const bunting = horizon > 380 && chance.happens(0.6) ? drawBunting(place, Math.max(12, top - 60)) : ''
  const desk =
    place.view === 'far' || place.view === 'middle'
      ? put(drawDeskCorner(place), { x: chance.happens(0.5) ? 40 : 990, y: 800 })
      : ''
  return { back: drawIndoors(place) + wall + bunting + low + rug + beam, front: desk }
}

function drawBoard({ pen, colors, chance }: Place, x: number, y: number, wide: number, tall: number): string {
  const green = '#2B5B4D'
  const chalk = [
    d`M${wide * 0.1} ${tall * 0.3}q20 -16 40 0t40 0t40 0M${wide * 0.1} ${tall * 0.52}h${wide * 0.3}M${wide * 0.1} ${tall * 0.7}h${wide * 0.22}`,
    chance.pick([
      d`M${wide * 0.66} ${tall * 0.74}V${tall * 0.42}q-30 0 -30 -28q30 -2 30 28q4 -34 34 -36q0 34 -34 36`,
      d`M${wide * 0.6} ${tall * 0.74}h90v-60l-45 -34l-45 34Z`,
      d`M${wide * 0.7} ${tall * 0.28}l9 22 24 2 -18 16 6 24 -21 -13 -21 13 6 -24 -18 -16 24 -2Z`,
    ]),
  ].join('')
  return put(
    pen.box(-12, -12, wide + 24, tall + 24, 8, colors.wood) +
      pen.box(0, 0, wide, tall, 3, green) +
      pen.tone(d`M0 0H${wide * 0.7}L${wide * 0.36} ${tall}H0Z`, '#FFFFFF', 0.06) +
      `<path d="${chalk}" stroke="#EEF3EA" stroke-width="4.5" fill="none" opacity=".85"/>` +
      pen.box(-4, tall + 8, wide + 8, 10, 3, lighter(colors.wood, 0.2)) +
      d`<path d="M${wide * 0.7} ${tall + 6}h24" stroke="#FFFDF6" stroke-width="6"/>`,
    { x, y },
  )
}

/** The corner of a desk, near the reader. */
function drawDeskCorner({ pen, colors }: Place): string {
  const top = lighter(colors.wood, 0.18)
  return (
    pen.box(14, -120, 16, 130, 3, colors.woodDark) +
    pen.box(140, -120, 16, 130, 3, colors.woodDark) +
    pen.box(-10, -142, 190, 26, 6, top) +
    pen.tone('M-10 -124H180V-116H-10Z', darker(top, 0.3), 0.4) +
    pen.box(20, -170, 70, 14, 2, colors.accents[2]) +
    pen.box(26, -184, 60, 14, 2, colors.accents[1]) +
    pen.shape('M120 -142V-172H148V-142Z', colors.accents[3]) +
    pen.line('M126 -172V-196M134 -172V-204M142 -172V-192', colors.accents[0], 5)
  )
}
