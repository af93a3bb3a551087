import { towerBlocks } from '../../../papers/pictures/tower-blocks.ts'
import type { Art, At, Shape } from '../../../papers/sheets/sheet.ts'

/** The tower, 200 units wide and 400 high, its top 28 below the upper edge. */
const towerShapes: readonly Shape[] = towerBlocks.map(({ d, fill }) => ({ d, fill }))

/** The tower at a place. */
export const towerAt = (at: At): Art => ({ kind: 'art', shapes: towerShapes, at })

/** A filled box. */
export function boxAt(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  fill: string,
): Art {
  const d = `M0 0H${width}V${height}H0Z`
  return { kind: 'art', shapes: [{ d, fill }], at: { x, y, scale: 1 } }
}

/** A line from one point to another; `dash` where it is to be cut along. */
export function lineAt(
  from: { x: number; y: number },
  to: { x: number; y: number },
  look: { color: string; width: number; dash?: number },
): Art {
  const d = `M0 0L${to.x - from.x} ${to.y - from.y}`
  return { kind: 'art', shapes: [{ d, line: look }], at: { ...from, scale: 1 } }
}
