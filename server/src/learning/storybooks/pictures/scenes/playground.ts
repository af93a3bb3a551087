import { lighter } from '../pen/color.ts'
import { put } from '../pen/path.ts'
import { drawBush, drawFields, drawForeLeaves, drawTree } from './land.ts'
import type { Place, Scene } from './place.ts'
import { drawFarBirds, drawSky } from './sky.ts'

/** A slide with a little tower, swings, a tree. */
export const drawPlayground: Scene = (place) => {
  const { horizon, chance } = place
  const deep = 800 - horizon
  const flip = chance.happens(0.5)
  const back =
    drawSky(place) +
    drawFarBirds(place) +
    drawFields(place, (plane) =>
      plane === 1
        ? drawTree(place, flip ? 1080 : 120, horizon + deep * 0.16, 1.05) +
          drawBush(place, flip ? 950 : 260, horizon + deep * 0.17, 0.8) +
          drawSchool(place, flip ? 690 : 360, horizon + deep * 0.12)
        : put(drawSlide(place), { x: flip ? 240 : 960, y: horizon + deep * 0.46, scale: 1.15, flip }) +
          put(drawSwings(place), { x: flip ? 840 : 330, y: horizon + deep * 0.42 }),
    )
  return { back, front: drawForeLeaves(place) }
}

function drawSlide({ pen, colors }: Place): string {
  const [warm, brick, blue, teal] = colors.accents
  return (
    '<ellipse cx="-20" cy="2" rx="190" ry="20" fill="#1B1B3A" opacity=".14"/>' +
    pen.box(-16, -230, 14, 232, 4, colors.wood) +
    pen.box(96, -230, 14, 232, 4, colors.wood) +
    pen.line('M106 -130H150V0M106 -96H146M106 -62H146M106 -28H146', blue, 9) +
    pen.box(-22, -150, 140, 18, 5, lighter(colors.wood, 0.2)) +
    pen.line('M4 -148V-196M28 -148V-196M52 -148V-196M76 -148V-196', teal, 8) +
    pen.line('M-10 -196H104', teal, 9) +
    pen.shape('M-36 -222L47 -296L130 -222Z', brick) +
    pen.shape('M47 -296V-330L84 -318L47 -306Z', warm) +
    pen.shape('M-16 -154Q-60 -146 -96 -76Q-124 -22 -186 -22V-6Q-106 -4 -76 -62Q-46 -118 -10 -130Z', warm) +
    pen.tone(
      'M-16 -136Q-56 -128 -88 -62Q-116 -12 -186 -10V-6Q-106 -4 -76 -62Q-46 -118 -10 -130Z',
      '#1B1B3A',
      0.16,
    )
  )
}

function drawSwings({ pen, colors }: Place): string {
  const seat = (x: number, sway: number) =>
    pen.line(`M${x - 16} -196L${x - 16 + sway} -62M${x + 16} -196L${x + 16 + sway} -62`, colors.ink, 3) +
    pen.box(x - 28 + sway, -66, 56, 13, 5, colors.accents[1])
  return (
    '<ellipse cx="0" cy="2" rx="150" ry="14" fill="#1B1B3A" opacity=".12"/>' +
    pen.limb('M-120 0L-96 -204L-74 0M120 0L96 -204L74 0', colors.accents[2], 10) +
    pen.limb('M-112 -204H112', colors.accents[2], 12) +
    seat(-44, -14) +
    seat(46, 10)
  )
}

/** The school, small behind the trees. */
function drawSchool({ pen, colors }: Place, x: number, y: number): string {
  const wall = lighter(colors.accents[1], 0.46)
  const windows = [16, 62, 170, 216].map((at) => pen.box(at, -74, 30, 34, 3, lighter(colors.sky[0], 0.4)))
  return put(
    pen.box(0, -100, 262, 104, 2, wall) +
      pen.shape('M-14 -98L20 -132H242L276 -98Z', lighter(colors.woodDark, 0.25)) +
      pen.shape('M96 4V-120L131 -152L166 -120V4Z', lighter(wall, 0.3)) +
      pen.shape('M114 4V-52Q131 -70 148 -52V4Z', colors.accents[2]) +
      pen.oval(131, -98, 13, 13, '#FFFDF6') +
      pen.line('M131 -98V-106M131 -98H137', colors.ink, 2.4) +
      windows.join(''),
    { x, y, scale: 0.9 },
  )
}
