import { lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { drawHill, drawPine } from './land.ts'
import type { Place, Scene } from './place.ts'
import { drawFlakes, drawSky } from './sky.ts'

/** White hills with blue shadows, firs under snow, a house, flakes. */
export const drawSnow: Scene = (place) => {
  const { horizon, chance, colors, pen, time } = place
  const deep = 800 - horizon
  const white =
    time === 'night' ? '#9FB0DA' : time === 'dusk' ? '#D9D3EE' : time === 'golden' ? '#FFF0DF' : '#FBFDFF'
  const blue = mix(white, '#7FA3D6', 0.36)
  const firs = (count: number, y: number, scale: number, fade: number) =>
    Array.from({ length: count }, (_, at) =>
      drawPine(
        place,
        (at + 0.5) * (1200 / count) + chance.between(-50, 50),
        y + chance.between(-12, 12),
        scale * chance.between(0.8, 1.15),
        mix(colors.leafDark, colors.sky[1], fade),
        true,
      ),
    ).join('')
  const drifts = Array.from(
    { length: 14 },
    () =>
      d`M${chance.between(0, 1150)} ${chance.between(horizon + deep * 0.3, 790)}q30 -12 ${chance.between(50, 110)} 0`,
  )
  const back =
    drawSky(place) +
    drawHill(place, horizon - 40, 46, mix(white, colors.sky[0], 0.4)) +
    firs(9, horizon + 4, 0.6, 0.5) +
    drawHill(place, horizon + deep * 0.06, 26, blue) +
    drawHut(place, chance.pick([180, 850]), horizon + deep * 0.13) +
    firs(4, horizon + deep * 0.16, 1, 0.14) +
    drawHill(place, horizon + deep * 0.2, 22, mix(white, blue, 0.4)) +
    drawHill(place, horizon + deep * 0.52, 18, white) +
    `<path d="${drifts.join('')}" stroke="${blue}" stroke-width="4" fill="none" opacity=".8"/>` +
    drawFlakes(chance, 800, 60)
  const mound = (x: number, flip: boolean) =>
    put(
      pen.shape('M-40 60Q0 -60 110 -50Q230 -40 300 60Z', lighter(white, 0.5)) +
        pen.tone('M60 -44Q200 -50 300 60H150Q170 -10 60 -44Z', blue, 0.5),
      { x, y: 800, flip },
    )
  return { back, front: mound(-40, false) + mound(1240, true) }
}

function drawHut({ pen, colors }: Place, x: number, y: number): string {
  return put(
    pen.box(0, -86, 150, 90, 2, colors.accents[1]) +
      pen.shape('M-20 -80L75 -150L170 -80Z', colors.woodDark) +
      pen.shape(
        'M-26 -84Q20 -128 75 -166Q130 -128 176 -84Q160 -76 146 -92Q120 -112 75 -142Q30 -112 4 -92Q-10 -76 -26 -84Z',
        '#FFFFFF',
      ) +
      pen.box(20, -64, 36, 34, 3, '#FFE3A0') +
      pen.shape('M92 4V-54Q110 -66 128 -54V4Z', colors.woodDark) +
      pen.box(112, -166, 20, 40, 2, colors.woodDark) +
      '<path d="M122 -172q-10 -18 4 -30t2 -32" stroke="#FFFFFF" stroke-width="8" fill="none" opacity=".6"/>',
    { x, y },
  )
}
