import { darker } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import type { Pen } from '../pen/pen.ts'
import type { Point } from './poses.ts'

const upperArm = 39
const lowerArm = 41

/** Where the elbow is, so that the hand reaches its place; a hand that is too far is drawn as far as the arm goes. */
export function bendArm(shoulder: Point, wanted: Point, outward: number): { elbow: Point; hand: Point } {
  const [dx, dy] = [wanted[0] - shoulder[0], wanted[1] - shoulder[1]]
  const far = Math.hypot(dx, dy) || 1
  const reach = Math.min(far, (upperArm + lowerArm) * 0.995)
  const [ux, uy] = [dx / far, dy / far]
  const along = (upperArm ** 2 - lowerArm ** 2 + reach ** 2) / (2 * reach)
  const aside = Math.sqrt(Math.max(0, upperArm ** 2 - along ** 2)) * outward
  const elbow: Point = [shoulder[0] + ux * along - uy * aside, shoulder[1] + uy * along + ux * aside]
  return { elbow, hand: [shoulder[0] + ux * reach, shoulder[1] + uy * reach] }
}

/** A soft bend through a joint. */
export function bend([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): string {
  const near: Point = [ax + (bx - ax) * 0.62, ay + (by - ay) * 0.62]
  const off: Point = [bx + (cx - bx) * 0.38, by + (cy - by) * 0.38]
  return d`M${ax} ${ay}L${near[0]} ${near[1]}Q${bx} ${by} ${off[0]} ${off[1]}L${cx} ${cy}`
}

/** A hand at the end of an arm; one that grips shows its fingers. */
export function drawHand(
  pen: Pen,
  skin: string,
  elbow: Point,
  hand: Point,
  grips: boolean,
  side: number,
): string {
  const turn = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI
  const fold = darker(skin, 0.22)
  const thumb = pen.limb(d`M3 ${side * 5}L11 ${side * 10}`, skin, 7.5)
  const palm = pen.oval(6, 0, 13, 11, skin)
  const fingers = grips
    ? pen.line('M10 -6Q15 -6 17 -5M11 -1Q16 -1 18 0M10 4Q15 5 17 5', fold, 1.8)
    : pen.line('M13 -3Q16 -3 18 -2M13 3Q16 3 18 3', fold, 1.6)
  return put(thumb + palm + fingers, { x: hand[0], y: hand[1], turn })
}

/** A shoe that points to the left, the reader or the right. */
export function drawShoe(pen: Pen, color: string, [x, y]: Point, way: number, turn = 0): string {
  const sole = pen.style === 'comic' ? '#FFFDF6' : '#FFF6E4'
  const shoe =
    way === 0
      ? pen.shape('M-15 0Q-17 -20 0 -21Q17 -20 15 0Z', color) + pen.line('M-13 -1.5H13', sole, 4)
      : pen.shape('M-14 0Q-17 -22 -4 -22Q6 -21 10 -14Q25 -12 25 0Z', color) +
        pen.line('M-12 -1.5H23', sole, 4) +
        pen.line('M4 -16L8 -12', sole, 2.2)
  return put(shoe, { x, y, turn, flip: way < 0 })
}
