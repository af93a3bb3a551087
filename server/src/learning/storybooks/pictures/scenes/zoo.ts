import { lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { drawBush, drawFields, drawFlowers, drawTree } from './land.ts'
import type { Place, Scene } from './place.ts'
import { drawSky } from './sky.ts'

/** A paddock behind a rail with a rock and a pool, a path, a signpost with a paw. */
export const drawZoo: Scene = (place) => {
  const { horizon, pen, chance, colors } = place
  const deep = 800 - horizon
  const flip = chance.happens(0.5)
  const rail = horizon + deep * 0.2
  const back =
    drawSky(place) +
    drawFields(place, (plane) =>
      plane === 1
        ? drawTree(place, flip ? 1050 : 150, horizon + deep * 0.08, 1.05) +
          drawTree(place, flip ? 240 : 930, horizon + deep * 0.04, 0.8, colors.leafWarm) +
          put(drawRock(place), { x: flip ? 420 : 800, y: horizon + deep * 0.14, flip }) +
          drawPool(place, flip ? 760 : 400, horizon + deep * 0.12)
        : '',
    ) +
    drawRail(place, rail) +
    pen.tone(
      d`M-20 ${horizon + deep * 0.5}Q600 ${horizon + deep * 0.34} 1220 ${horizon + deep * 0.5}V${horizon + deep * 0.92}Q600 ${horizon + deep * 0.8} -20 ${horizon + deep * 0.94}Z`,
      mix(colors.ground, '#FFF6E0', 0.3),
      1,
    ) +
    put(drawSign(place), { x: flip ? 90 : 1110, y: rail + 26, scale: 0.95 }) +
    drawBush(place, flip ? 1120 : 80, horizon + deep * 0.34, 0.8) +
    drawFlowers(place, horizon + deep * 0.84, 12)
  return { back, front: '' }
}

function drawRock({ pen, colors }: Place): string {
  const stone = mix(colors.woodDark, '#B9B4AA', 0.72)
  return (
    pen.shape('M-170 10Q-160 -80 -96 -92Q-60 -160 20 -150Q96 -146 110 -86Q160 -70 176 10Z', stone) +
    pen.tone('M-96 -92Q-60 -160 20 -150Q-20 -110 -14 -60Q-60 -84 -96 -92Z', lighter(stone, 0.5), 0.5) +
    pen.shape('M-44 10Q-40 -56 4 -56Q46 -54 50 10Z', mix(stone, '#2A2433', 0.66))
  )
}

function drawPool({ pen }: Place, x: number, y: number): string {
  return (
    pen.oval(x, y, 150, 30, '#7FC4DA') +
    d`<path d="M${x - 90} ${y - 4}q22 -8 44 0M${x + 10} ${y + 8}q26 -9 52 0" stroke="#FFFFFF" stroke-width="4" fill="none" opacity=".7"/>`
  )
}

function drawRail({ pen, colors }: Place, y: number): string {
  const wood = lighter(colors.wood, 0.25)
  const posts = Array.from({ length: 9 }, (_, at) => pen.box(at * 150 - 12, y - 74, 22, 88, 5, wood))
  return pen.box(-10, y - 62, 1220, 14, 4, wood) + pen.box(-10, y - 28, 1220, 14, 4, wood) + posts.join('')
}

function drawSign({ pen, colors }: Place): string {
  return (
    pen.box(-8, -120, 16, 124, 4, colors.woodDark) +
    pen.box(-62, -190, 124, 80, 10, colors.accents[3]) +
    pen.oval(0, -140, 17, 14, '#FFFDF6') +
    [-22, -8, 8, 22].map((x, at) => pen.oval(x, at % 3 === 0 ? -160 : -169, 7, 9, '#FFFDF6')).join('')
  )
}
