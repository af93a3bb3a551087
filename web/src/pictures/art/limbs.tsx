import { hue, skinPaper } from './paper.tsx'
import type { Hue, SkinTone } from './paper.tsx'

type Point = readonly [number, number]
/** Elbow and hand of the left and of the right arm; the shoulders are given by the body. */
export type Arms = { left: readonly [Point, Point]; right: readonly [Point, Point] }

export type Pose =
  'down' | 'up' | 'reach' | 'wave' | 'hold' | 'carry' | 'pointRight' | 'pointLeft' | 'run' | 'wheels'

const RESTING_LEFT: Arms['left'] = [
  [-31, -66],
  [-27, -47],
]
const RESTING_RIGHT: Arms['right'] = [
  [31, -66],
  [27, -47],
]

export const POSES: Record<Pose, Arms> = {
  down: { left: RESTING_LEFT, right: RESTING_RIGHT },
  up: {
    left: [
      [-46, -84],
      [-46, -132],
    ],
    right: [
      [46, -84],
      [46, -132],
    ],
  },
  reach: {
    left: [
      [-34, -108],
      [-18, -158],
    ],
    right: [
      [36, -108],
      [22, -158],
    ],
  },
  wave: {
    left: RESTING_LEFT,
    right: [
      [42, -84],
      [40, -122],
    ],
  },
  hold: {
    left: [
      [-34, -62],
      [-12, -62],
    ],
    right: [
      [34, -62],
      [12, -62],
    ],
  },
  carry: {
    left: [
      [-30, -60],
      [4, -58],
    ],
    right: [
      [40, -62],
      [36, -60],
    ],
  },
  pointRight: {
    left: RESTING_LEFT,
    right: [
      [40, -84],
      [58, -98],
    ],
  },
  pointLeft: {
    left: [
      [-40, -84],
      [-58, -98],
    ],
    right: RESTING_RIGHT,
  },
  run: {
    left: [
      [-40, -74],
      [-44, -52],
    ],
    right: [
      [40, -66],
      [30, -92],
    ],
  },
  wheels: {
    left: [
      [-38, -64],
      [-34, -46],
    ],
    right: [
      [38, -64],
      [34, -46],
    ],
  },
}

/** Grown-ups use the same poses with longer arms, hung from wider shoulders. */
function lengthen([[elbowX, elbowY], [handX, handY]]: Arms['left']): Arms['left'] {
  const stretch = (x: number, y: number): Point => [round(x * 1.08), round((y + 82) * 1.5 - 90)]
  return [stretch(elbowX, elbowY), stretch(handX, handY)]
}

/** Raised arms come out from behind the body; others lie before it. */
export type ArmLayer = 'behind' | 'before'

export type ArmsLayerProps = {
  arms: Arms
  layer: ArmLayer
  skin: SkinTone
  sleeve: Hue
  shortSleeves: boolean
  grown: boolean
}

type PlacedArm = { shoulder: Point; arm: Arms['left'] }

/** The arms of one layer, as one layer of paper. */
export function ArmsLayer({ arms, layer, skin, sleeve, shortSleeves, grown }: ArmsLayerProps) {
  const placed = placeArms(arms, grown).filter(({ shoulder, arm }) => layerOf(shoulder, arm) === layer)
  if (placed.length === 0) return null
  const join = (draw: (placed: PlacedArm) => string) => placed.map(draw).join('')
  const whole = join(({ shoulder, arm }) => curve(shoulder, arm, 1))
  const cloth = join(({ shoulder, arm }) => curve(shoulder, arm, shortSleeves ? 0.34 : 0.93))
  const hands = join(({ arm: [, [x, y]] }) => `M${x} ${y}h.1`)
  return (
    <g className="cut" fill="none" strokeLinecap="round">
      {shortSleeves && <path d={whole} stroke={skinPaper(skin)} strokeWidth="9.5" />}
      <path d={hands} stroke={skinPaper(skin)} strokeWidth={grown ? 12.4 : 13.2} />
      <path d={join(({ arm }) => thumbOf(arm))} stroke={skinPaper(skin)} strokeWidth="4.6" />
      <path d={cloth} stroke={hue[sleeve]} strokeWidth={shortSleeves ? 14 : 12.5} />
    </g>
  )
}

function placeArms({ left, right }: Arms, grown: boolean): PlacedArm[] {
  const [x, y]: Point = grown ? [21, -91] : [19, -82]
  return [
    { shoulder: [-x, y], arm: grown ? lengthen(left) : left },
    { shoulder: [x, y], arm: grown ? lengthen(right) : right },
  ]
}

function layerOf([, shoulderY]: Point, [, [, handY]]: Arms['left']): ArmLayer {
  return handY < shoulderY - 24 ? 'behind' : 'before'
}

/** A thumb, off the hand towards the body; off an arm that lies flat it points up. */
function thumbOf([[elbowX, elbowY], [x, y]]: Arms['left']): string {
  const length = Math.hypot(x - elbowX, y - elbowY) || 1
  const along = [(x - elbowX) / length, (y - elbowY) / length] as const
  const side = Math.abs(along[0]) > 0.8 ? Math.sign(along[0]) : -Math.sign(x) * Math.sign(along[1] || 1)
  const tip = [x + 2 * along[0] + 8 * side * along[1], y + 2 * along[1] - 8 * side * along[0]] as const
  return `M${x} ${y}L${tip.map(round).join(' ')}`
}

/** The first part of the curve from shoulder over elbow to hand. */
function curve(shoulder: Point, [elbow, hand]: Arms['left'], part: number): string {
  const along = (from: Point, to: Point): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ]
  const bend = along(shoulder, elbow)
  const end = along(bend, along(elbow, hand))
  return `M${shoulder.join(' ')}Q${[...bend, ...end].map(round).join(' ')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export type LegPose = 'stand' | 'shorts' | 'skirt' | 'kick' | 'cross' | 'chair' | 'grown' | 'grownSkirt'

export type LegsProps = { pose: LegPose; cloth: Hue; shoes: Hue; skin: SkinTone }

const SHOES: Record<Exclude<LegPose, 'kick' | 'cross'>, string> = {
  stand: 'M-22 0v-4a9 8 0 0 1 18 0v4zM4 0v-4a9 8 0 0 1 18 0v4z',
  shorts: 'M-22 0v-4a9 8 0 0 1 18 0v4zM4 0v-4a9 8 0 0 1 18 0v4z',
  skirt: 'M-21 0v-4a9 8 0 0 1 18 0v4zM3 0v-4a9 8 0 0 1 18 0v4z',
  chair: 'M-23-7v-4a9 8 0 0 1 18 0v4zM5-7v-4a9 8 0 0 1 18 0v4z',
  grown: 'M-25 0v-3a11 8 0 0 1 21-2v5zM25 0v-3a11 8 0 0 0-21-2v5z',
  grownSkirt: 'M-22 0v-3a10 7 0 0 1 19-2v5zM22 0v-3a10 7 0 0 0-19-2v5z',
}

/** Legs and shoes; the feet stand on 0, 0. */
export function Legs({ pose, cloth, shoes, skin }: LegsProps) {
  if (pose === 'kick') return <KickingLegs pose={pose} cloth={cloth} shoes={shoes} skin={skin} />
  if (pose === 'cross') return <CrossedLegs pose={pose} cloth={cloth} shoes={shoes} skin={skin} />
  return (
    <>
      <StandingLegs pose={pose} cloth={cloth} shoes={shoes} skin={skin} />
      <path d={SHOES[pose]} fill={hue[shoes]} />
      {pose === 'skirt' && <path d="M-23-48h46l6 26q-29 8-58 0z" fill={hue[cloth]} />}
      {pose === 'grownSkirt' && <path d="M-26-104h52l5 62q-31 8-62 0z" fill={hue[cloth]} />}
    </>
  )
}

function StandingLegs({ pose, cloth, skin }: LegsProps) {
  if (pose === 'grown') return <path d="M-25-106h50l-3 103h-17l-5-80-5 80h-17z" fill={hue[cloth]} />
  if (pose === 'stand') return <path d="M-10-44V-6M10-44V-6" stroke={hue[cloth]} strokeWidth="15" />
  if (pose === 'chair') {
    return <path d="M-20-46h40v32h-16v-20h-8v20h-16z" fill={hue[cloth]} />
  }
  if (pose === 'grownSkirt') return <path d="M-12-50V-5M12-50V-5" stroke={skinPaper(skin)} strokeWidth="10" />
  return (
    <>
      <path d="M-10-34V-6M10-34V-6" stroke={skinPaper(skin)} strokeWidth="9.5" />
      <path d="M-10-14V-5M10-14V-5" stroke="#fff" strokeWidth="10" />
      {pose === 'shorts' && <path d="M-20-46h40v22h-18l-2-6-2 6h-18z" fill={hue[cloth]} />}
    </>
  )
}

function KickingLegs({ cloth, shoes, skin }: LegsProps) {
  return (
    <>
      <path d="M-8-34-14-6M8-36 34-20" stroke={skinPaper(skin)} strokeWidth="9.5" strokeLinecap="round" />
      <path d="M-20-46h38l6 12-8 14-14-8-4 6h-17z" fill={hue[cloth]} />
      <path d="m-12-16-2 10" stroke="#fff" strokeWidth="10" />
      <path d="M-26 0v-4a9 8 0 0 1 18 0v4z" fill={hue[shoes]} />
      <path d="M-7 4V0a9 8 0 0 1 18 0v4z" fill={hue[shoes]} transform="translate(38 -16)rotate(-55)" />
    </>
  )
}

function CrossedLegs({ cloth, shoes }: LegsProps) {
  const fabric = hue[cloth]
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M-24-44h48l4 34h-56z" fill={fabric} />
      <path d="M-9-36Q-40-34-31-13M9-36Q40-34 31-13" stroke={fabric} strokeWidth="15" />
      <path d="M-21-4h8M13-4h8" stroke={hue[shoes]} strokeWidth="12" />
      <path className="cut" d="M-31-12Q-10-5 9-9" stroke={fabric} strokeWidth="13.5" />
      <path className="cut" d="M31-12Q10-5-9-9" stroke={fabric} strokeWidth="13.5" />
      <path
        d="M-29-19Q-12-14 3-16M29-19Q12-12-7-15M-13-3Q-6-1 1-3"
        stroke="#14213d"
        strokeWidth="1.6"
        opacity=".28"
      />
    </g>
  )
}
