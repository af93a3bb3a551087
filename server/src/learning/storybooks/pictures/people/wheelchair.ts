import { d } from '../pen/path.ts'
import type { Pen } from '../pen/pen.ts'

const frame = '#3B4763'
const tire = '#232B40'
const metal = '#B9C4D6'

/** A chair that its child drives: far wheel, backrest and seat behind, near wheel with its rim in front. It faces right. */
export function drawWheelchair(pen: Pen, color: string): { behind: string; before: string } {
  const wheel = (x: number, y: number, r: number) =>
    d`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${tire}" stroke-width="8.5"/><circle cx="${x}" cy="${y}" r="${r - 8}" fill="none" stroke="${metal}" stroke-width="3"/>`
  const spokes = Array.from({ length: 8 }, (_, at) => {
    const turn = (at * Math.PI) / 8
    const [dx, dy] = [Math.cos(turn) * 47, Math.sin(turn) * 47]
    return d`M${-14 - dx} ${-58 - dy}L${-14 + dx} ${-58 + dy}`
  }).join('')
  const behind = [
    wheel(10, -60, 52),
    pen.limb('M-46 -70L-54 -150', frame, 8),
    pen.limb('M-54 -150Q-56 -158 -68 -158', tire, 9),
    pen.shape('M-56 -142Q-48 -148 -40 -142L-30 -78Q-36 -70 -46 -72Z', color),
    pen.limb('M-40 -70H40Q50 -70 54 -60L66 -14', frame, 8),
    pen.shape('M-44 -84Q0 -92 44 -84Q50 -76 42 -70H-42Q-50 -76 -44 -84Z', color),
  ].join('')
  const before = [
    pen.limb('M66 -14H100', frame, 8),
    d`<circle cx="48" cy="-14" r="12" fill="#55607C" stroke="${tire}" stroke-width="5"/>`,
    pen.line('M48 -16L46 -60', frame, 6),
    wheel(-14, -58, 56),
    pen.line(spokes, metal, 1.6),
    d`<circle cx="-14" cy="-58" r="44" fill="none" stroke="${metal}" stroke-width="3.4"/><circle cx="-14" cy="-58" r="8" fill="${color}"/>`,
  ].join('')
  return { behind, before }
}
