import type { Child } from '../picture.ts'
import { darker, lighter } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import type { Pen } from '../pen/pen.ts'
import type { Palette } from '../pen/palettes.ts'
import { cuts, type Cut } from './clothes.ts'
import { drawFace, skinOf, type Look, type Mood } from './face.ts'
import { drawHair } from './hair.ts'
import { bendArm, drawHand } from './limbs.ts'
import { drawLegs } from './legs.ts'
import { mirror, poses, type Point, type Pose, type PoseName } from './poses.ts'
import { drawWheelchair } from './wheelchair.ts'

export type Acting = {
  pose: PoseName
  /** Which way the pose goes: 1 to the reader's right, -1 to the left. */
  way: 1 | -1
  look: Look
  mood: Mood
  /** Whether the reader looks down: the body is short, and the head, which is nearer, large. */
  above?: boolean
  /** What is in the hands, drawn around the point where it is held. */
  held?: string | undefined
}

/** How a body looks from above: so much of its height, and a head so much larger. */
const short = 0.7
const nearHead = 1.16

/** A child of 280, feet on the origin. Hands lie over what they hold; the face lies under no filter. */
export function drawChild(pen: Pen, palette: Palette, child: Child, acting: Acting): string {
  const pose = poseOf(child, acting)
  const wear = wearOf(palette, child)
  const cut = cuts[child.outfit]
  const skin = skinOf(child)
  const chair = child.wheelchair ? drawWheelchair(pen, wear.accent) : { behind: '', before: '' }
  const upper = (drawing: string) => put(drawing, { x: pose.hip[0], y: pose.hip[1], turn: pose.lean })
  const head = acting.above ? ` transform="scale(${nearHead} ${nearHead / short})"` : ''
  const atHead = (drawing: string) =>
    put(`<g${head}>${put(drawing, { y: -42, turn: pose.tilt })}</g>`, { y: -88 })
  const hair = drawHair(pen, child, acting.look.turn, wear.tie)
  const arms = armsOf(pose)
  const seated = pose.legs !== 'standing' || child.wheelchair
  const flip = child.wheelchair && acting.way < 0
  const chairPart = (part: string) => (part === '' ? '' : put(part, { flip }))
  const aid = child.hearingAid ? drawHearingAid(pen, acting.look.turn, wear.accent) : ''
  const body = [
    chairPart(chair.behind),
    upper(atHead(hair.back)),
    drawLegs(pen, { pose, child, way: acting.way, trousers: wear.legs, shoe: wear.shoe, skin }),
    chairPart(chair.before),
    upper(
      pen.limb('M0 -80V-98', darker(skin, 0.14), 22) +
        cut.draw({ pen, top: wear.top, bottom: wear.bottom, accent: wear.accent, seated }),
    ),
    upper(
      atHead(`<g data-part="face">${drawFace(pen, child, acting.mood, acting.look)}</g>${hair.front}${aid}`),
    ),
    arms.map((arm) => drawArm(pen, arm, skin, wear.sleeve, cut)).join(''),
    acting.held && pose.grip
      ? put(acting.above ? `<g transform="scale(1 ${1 / short})">${acting.held}</g>` : acting.held, {
          x: pose.grip.at[0],
          y: pose.grip.at[1],
        })
      : '',
    arms
      .map(({ elbow, hand, side }) => drawHand(pen, skin, elbow, hand, holdsWith(pose, acting, side), side))
      .join(''),
  ].join('')
  const whole = put(body, { y: -(pose.lift ?? 0) })
  return acting.above ? `<g transform="scale(1 ${short})">${whole}</g>` : whole
}

/** How a child stands in this pose: a child in a wheelchair sits in it, and does the same with arms and head. */
function poseOf(child: Child, { pose: name, way }: Pick<Acting, 'pose' | 'way'>): Pose {
  const plain = poses[name]
  if (!child.wheelchair) return way > 0 ? plain : mirror(plain)
  const down = plain.hip[1] + 84
  const raised = (point: Point): Point => [point[0] - plain.hip[0], point[1] - plain.hip[1] - 84]
  const { lift: _none, ...rest } = plain
  const seated: Pose = {
    ...rest,
    ...{ hip: [0, -84], lean: Math.min(plain.lean, 8), legs: 'standing' },
    hands: down === 0 ? plain.hands : [raised(plain.hands[0]), raised(plain.hands[1])],
    ...(plain.grip && { grip: { ...plain.grip, at: raised(plain.grip.at) } }),
  }
  return way > 0 ? seated : mirror(seated)
}

type Arm = { shoulder: Point; elbow: Point; hand: Point; side: -1 | 1 }

function armsOf(pose: Pose): Arm[] {
  const turn = (pose.lean * Math.PI) / 180
  return ([-1, 1] as const).map((side) => {
    const [x, y] = [side * 32, -72]
    const shoulder: Point = [
      pose.hip[0] + x * Math.cos(turn) - y * Math.sin(turn),
      pose.hip[1] + x * Math.sin(turn) + y * Math.cos(turn),
    ]
    const at = side < 0 ? 0 : 1
    return { shoulder, side, ...bendArm(shoulder, pose.hands[at], pose.elbows[at] * -side) }
  })
}

function drawArm(pen: Pen, { shoulder, elbow, hand }: Arm, skin: string, sleeve: string, cut: Cut): string {
  const at = (share: number): Point =>
    share < 0.5
      ? [
          shoulder[0] + (elbow[0] - shoulder[0]) * share * 2,
          shoulder[1] + (elbow[1] - shoulder[1]) * share * 2,
        ]
      : [
          elbow[0] + (hand[0] - elbow[0]) * (share - 0.5) * 2,
          elbow[1] + (hand[1] - elbow[1]) * (share - 0.5) * 2,
        ]
  const end = at(cut.sleeve)
  const path = (to: Point) =>
    cut.sleeve <= 0.5
      ? d`M${shoulder[0]} ${shoulder[1]}L${to[0]} ${to[1]}`
      : d`M${shoulder[0]} ${shoulder[1]}L${at(0.36)[0]} ${at(0.36)[1]}Q${elbow[0]} ${elbow[1]} ${at(0.64)[0]} ${at(0.64)[1]}L${to[0]} ${to[1]}`
  const bare = pen.limb(
    d`M${shoulder[0]} ${shoulder[1]}L${at(0.36)[0]} ${at(0.36)[1]}Q${elbow[0]} ${elbow[1]} ${at(0.64)[0]} ${at(0.64)[1]}L${hand[0]} ${hand[1]}`,
    skin,
    18,
  )
  const cloth = pen.limb(path(end), sleeve, 24)
  const cuff = cut.cuff
    ? pen.line(
        d`M${at(cut.sleeve - 0.03)[0]} ${at(cut.sleeve - 0.03)[1]}L${end[0]} ${end[1]}`,
        lighter(sleeve, 0.3),
        22,
      )
    : ''
  return bare + cloth + cuff
}

const holdsWith = (pose: Pose, acting: Acting, side: number) => {
  if (!acting.held || !pose.grip) return false
  return pose.grip.hands === 'both' || side === acting.way
}

type Wear = {
  top: string
  bottom: string
  accent: string
  sleeve: string
  legs: string
  shoe: string
  tie: string
}

function wearOf({ accents }: Palette, child: Child): Wear {
  const color = (at: number) => accents[at % accents.length] ?? accents[0]
  const [top, bottom, accent] = [color(child.top), color(child.bottom), color(child.top + 2)]
  return {
    ...{ top, bottom, accent },
    sleeve: child.outfit === 'stripes' ? top : top,
    legs: child.outfit === 'dress' ? darker(bottom, 0.3) : darker(bottom, 0.12),
    shoe: child.outfit === 'overalls' ? darker(top, 0.25) : darker(accent, 0.35),
    tie: child.hair === 'hijab' ? color(child.top + 1) : accent,
  }
}

/** A case behind the ear and its tube, in a color that a child is glad to show. */
function drawHearingAid(pen: Pen, turn: number, color: string): string {
  const side = turn > 0 ? -1 : 1
  const x = side * (50 - Math.abs(turn) * 9)
  return (
    pen.limb(d`M${x + side * 4} -12Q${x + side * 15} -4 ${x + side * 9} 12`, color, 7) +
    pen.line(d`M${x + side * 4} -12Q${x - side * 3} -12 ${x - side * 3} 3`, '#FFFDF6', 2.6)
  )
}
