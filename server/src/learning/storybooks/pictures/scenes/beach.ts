import { lighter, mix } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import type { Place, Scene } from './place.ts'
import { drawFarBirds, drawSky } from './sky.ts'

/** Sea with bands of light, an island or a lighthouse, wet and dry sand, shells. */
export const drawBeach: Scene = (place) => {
  const { horizon, chance, pen, colors, time } = place
  const deep = 800 - horizon
  const sea = mix('#4FA9C6', colors.sky[0], time === 'night' ? 0.7 : 0.28)
  const shore = horizon + deep * 0.36
  const flip = chance.happens(0.5)
  const sand = mix('#F3DDB0', colors.ground, 0.4)
  const wave = (y: number, lift: number) =>
    d`M-20 ${y}${Array.from({ length: 7 }, (_, at) => d`Q${at * 190 + 70} ${y - lift} ${at * 190 + 170} ${y}`).join('')}V820H-20Z`
  const glints = Array.from({ length: 26 }, () => {
    const y = chance.between(horizon + 12, shore - 22)
    const long = 14 + ((y - horizon) / deep) * 80
    return d`M${chance.between(0, 1180)} ${y}q${long / 2} -5 ${long} 0`
  })
  const back =
    drawSky(place) +
    drawFarBirds(place) +
    (chance.happens(0.5)
      ? put(drawLighthouse(place), { x: flip ? 180 : 1010, y: horizon + 10 })
      : pen.shape(d`M${flip ? 60 : 760} ${horizon + 6}q90 -80 190 -56q90 -50 180 56Z`, colors.hills[1])) +
    `<rect y="${horizon}" width="1200" height="${deep}" fill="${sea}"/>` +
    pen.tone(wave(horizon + deep * 0.14, 8), mix(sea, '#1F5F86', 0.3), 0.5) +
    `<path d="${glints.join('')}" stroke="#FFFFFF" stroke-width="3.4" fill="none" opacity=".55"/>` +
    put(drawBoat(place), { x: flip ? 820 : 330, y: horizon + deep * 0.1, scale: 0.8 }) +
    pen.tone(wave(shore - 26, 22), '#FFFFFF', 0.75) +
    pen.shape(wave(shore, 18), mix(sand, '#A98A5C', 0.28)) +
    pen.shape(wave(shore + 34, 14), sand) +
    speckle(place, shore + 60)
  return { back, front: drawGrass(place, flip ? 1130 : 60) }
}

function speckle({ chance, colors }: Place, from: number): string {
  const grains = Array.from(
    { length: 60 },
    () => d`M${chance.between(0, 1200)} ${chance.between(from, 800)}h${chance.between(2, 9)}`,
  )
  const shells = Array.from({ length: 5 }, () =>
    put(
      `<path d="M0 0Q-20 -8 -15 -24Q0 -36 15 -24Q20 -8 0 0Z" fill="${colors.accents[4]}"/><path d="M0 -2L-9 -24M0 -2V-28M0 -2L9 -24" stroke="${mix(colors.accents[1], '#FFFFFF', 0.3)}" stroke-width="2"/>`,
      {
        x: chance.between(40, 1160),
        y: chance.between(from + 20, 780),
        turn: chance.between(-30, 30),
        scale: 0.8,
      },
    ),
  )
  return `<path d="${grains.join('')}" stroke="#B7935F" stroke-width="2.6" opacity=".5"/>${shells.join('')}`
}

function drawBoat({ pen, colors }: Place): string {
  return (
    pen.shape('M-70 0H70Q56 34 30 36H-36Q-60 30 -70 0Z', colors.accents[1]) +
    pen.limb('M0 0V-130', colors.woodDark, 6) +
    pen.shape('M8 -126Q74 -70 70 -14H8Z', '#FFFDF6') +
    pen.shape('M-8 -104Q-54 -56 -52 -14H-8Z', colors.accents[0]) +
    pen.tone('M-80 32q20 -10 40 0t40 0t40 0t40 0v8h-160Z', '#FFFFFF', 0.5)
  )
}

function drawLighthouse({ pen, colors }: Place): string {
  return (
    pen.shape('M-120 4Q-70 -50 10 -44Q90 -50 130 4Z', lighter(colors.woodDark, 0.3)) +
    pen.shape('M-34 -40L-24 -230H24L34 -40Z', '#FFFDF6') +
    pen.shape('M-32 -90L-29 -136H29L32 -90Z', colors.accents[1]) +
    pen.shape('M-27 -182L-24 -222H24L27 -182Z', colors.accents[1]) +
    pen.box(-32, -240, 64, 12, 4, colors.ink) +
    pen.box(-20, -276, 40, 38, 3, '#FFF2C4') +
    pen.shape('M-28 -274Q0 -312 28 -274Z', colors.accents[1])
  )
}

function drawGrass({ pen, colors }: Place, x: number): string {
  const blades = [-60, -40, -22, -6, 12, 30, 52].map(
    (lean, at) =>
      d`M${lean * 0.4} 20Q${lean * 0.5} -70 ${lean * 1.5} ${-120 - (at % 3) * 26}Q${lean * 0.9} -50 ${lean * 0.4 + 12} 20Z`,
  )
  return put(blades.map((blade, at) => pen.shape(blade, at % 2 ? colors.leafDark : colors.leaf)).join(''), {
    x,
    y: 800,
  })
}
