import type { Child } from '../picture.ts'
import { darker } from '../pen/color.ts'
import { d } from '../pen/path.ts'
import type { Pen } from '../pen/pen.ts'
import { bend, drawShoe } from './limbs.ts'
import type { Point, Pose } from './poses.ts'

export type Legs = { pose: Pose; child: Child; way: 1 | -1; trousers: string; shoe: string; skin: string }

const thick = 29

/** Both legs with shoes; knees that come toward the reader lie over the other parts. */
export function drawLegs(pen: Pen, legs: Legs): string {
  if (legs.child.wheelchair) return seated(pen, legs)
  const { pose, trousers, shoe } = legs
  const hips: readonly [Point, Point] = [
    [pose.hip[0] - 18, pose.hip[1] - 2],
    [pose.hip[0] + 18, pose.hip[1] - 2],
  ]
  if (pose.legs === 'crossed') return crossed(pen, hips, legs)
  if (pose.legs === 'kneeling') return kneeling(pen, hips, legs)
  const far = darker(trousers, 0.12)
  return ([0, 1] as const)
    .map((at) => {
      const [x, y] = pose.feet[at]
      const color = at === (legs.way > 0 ? 0 : 1) ? far : trousers
      const up = y < -14
      return (
        pen.limb(bend(hips[at], pose.knees[at], [x, y - 16]), color, thick) +
        drawShoe(pen, shoe, [x, y], toeOf(pose, at, legs.way), up ? legs.way * 24 : 0)
      )
    })
    .join('')
}

/** Toes point the way of the pose when it goes somewhere, else a little outward. */
function toeOf(pose: Pose, at: 0 | 1, way: number): number {
  const spread = pose.feet[1][0] - pose.feet[0][0]
  if (pose.lean * way > 2 || spread > 60) return way
  return at === 0 ? -1 : 1
}

function crossed(pen: Pen, hips: readonly [Point, Point], { pose, trousers, shoe }: Legs): string {
  const under = darker(trousers, 0.14)
  const leg = (at: 0 | 1, color: string) =>
    pen.limb(bend(hips[at], pose.knees[at], [pose.feet[at][0], pose.feet[at][1] - 4]), color, thick - 1)
  return (
    drawShoe(pen, shoe, [-32, 0], -1) +
    drawShoe(pen, shoe, [32, 0], 1) +
    pen.limb(d`M${hips[0][0]} ${hips[0][1]}H${hips[1][0]}`, trousers, thick) +
    leg(0, under) +
    leg(1, trousers)
  )
}

function kneeling(pen: Pen, hips: readonly [Point, Point], { pose, trousers, shoe }: Legs): string {
  const lower = ([x, y]: Point, side: number) =>
    drawShoe(pen, shoe, [x + side * 26, 0], side) +
    pen.limb(d`M${x} ${y - 2}L${x + side * 16} -12`, darker(trousers, 0.16), thick - 5)
  return (
    lower(pose.knees[0], -1) +
    lower(pose.knees[1], 1) +
    pen.limb(
      d`M${hips[0][0]} ${hips[0][1]}L${pose.knees[0][0]} ${pose.knees[0][1] - 3}`,
      trousers,
      thick + 2,
    ) +
    pen.limb(d`M${hips[1][0]} ${hips[1][1]}L${pose.knees[1][0]} ${pose.knees[1][1] - 3}`, trousers, thick + 2)
  )
}

/** Thighs along the seat, feet on the plate of the chair. */
function seated(pen: Pen, { way, trousers, shoe }: Legs): string {
  const leg = (shift: number, color: string) =>
    pen.limb(
      bend([way * (-8 + shift), -94], [way * (66 + shift), -98], [way * (76 + shift), -34]),
      color,
      thick,
    ) + drawShoe(pen, shoe, [way * (80 + shift), -16], way)
  return leg(12, darker(trousers, 0.16)) + leg(0, trousers)
}
